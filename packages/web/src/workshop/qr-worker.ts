/** Finds a QR code in a picture, where the browser cannot. A worker: it takes longer than a frame. */
import jsQR from 'jsqr';

self.addEventListener('message', ({ data: { data, width, height } }: MessageEvent<ImageData>) => {
  postMessage(jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data ?? null);
});
