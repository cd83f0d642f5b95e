/** A receipt printer that takes bytes. */
export interface PrinterDevice {
  /** Lets the person choose it; its name, or null when nothing was chosen. Only after a press. */
  choose(): Promise<string | null>;
  /** Resolves when the printer has taken all of it. */
  send(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** Nothing is chosen, or the browser has forgotten what was. */
export class NoPrinterChosen extends Error {
  override readonly name = 'NoPrinterChosen';
}

/** The browser's list of devices, left without a choice. */
export function unlessNone(error: unknown): null {
  if (error instanceof DOMException && error.name === 'NotFoundError') return null;
  throw error;
}
