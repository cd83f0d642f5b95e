import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Ours, and so there without a network: where it comes from by itself is another server.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const formats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'qr_code',
  'data_matrix',
] as const;

/** Loads what reads codes, for a time without a network. */
export async function loadCodeReader(): Promise<void> {
  await prepareZXingModule({ fireImmediately: true });
}

/** Answers what reads the codes in a picture. */
export function codeReader(): (picture: HTMLVideoElement) => Promise<string[]> {
  const detector = new BarcodeDetector({ formats: [...formats] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
