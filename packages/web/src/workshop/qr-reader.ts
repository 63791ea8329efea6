/** Reads QR codes: by the browser's own detector where it has one, else by a worker that is loaded for it (docs/decisions/0014). */
interface Detector {
  detect(source: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorType {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

export interface QrReader {
  /** The text of a code in the picture, or null. */
  read(picture: ImageBitmap): Promise<string | null>;
  close(): void;
}

/** The longest side of what the worker looks at: a code held before a camera is larger than its pixels. */
const SIDE = 900;

export async function openReader(): Promise<QrReader> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: DetectorType };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return { read: async picture => (await detector.detect(picture))[0]?.rawValue ?? null, close: () => {} };
  }
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module', name: 'kolbiste-qr' });
  return {
    read: picture =>
      new Promise(resolve => {
        const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
        const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
        const pen = new OffscreenCanvas(width, height).getContext('2d');
        if (!pen) return resolve(null);
        pen.drawImage(picture, 0, 0, width, height);
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
        worker.onerror = () => resolve(null);
        worker.postMessage(pen.getImageData(0, 0, width, height));
      }),
    close: () => worker.terminate(),
  };
}
