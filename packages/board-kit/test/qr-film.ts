/** A film of a QR code, for browser tests that look through a camera. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';

const [WIDTH, HEIGHT] = [640, 480] as const;

/** The path of a film of two frames, as Chromium takes it for a camera: white, with the code in the middle. */
export function qrFilm(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = Math.floor(HEIGHT / size);
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)];
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark)
        for (let line = 0; line < scale; line++) {
          const at = (top + y * scale + line) * WIDTH + left + x * scale;
          light.fill(16, at, at + scale);
        }
    }),
  );
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  const file = join(mkdtempSync(join(tmpdir(), 'kolbiste-film-')), 'code.y4m');
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]));
  return file;
}
