import { sayDocument as say } from '#sentences/documents.ts';

let frame: HTMLIFrameElement | null = null;

/** Whether the browser shows a PDF itself, and so can print one from here. */
export function canPrint(): boolean {
  return navigator.pdfViewerEnabled !== false;
}

/** Opens the print dialog of the browser over a PDF. The page stays as it is. */
export async function printFile(file: Blob): Promise<void> {
  // The one before may still be at the printer: it goes when the next one comes.
  if (frame) {
    URL.revokeObjectURL(frame.src);
    frame.remove();
  }
  const opened = document.createElement('iframe');
  frame = opened;
  opened.title = say('print.frame');
  opened.tabIndex = -1;
  opened.ariaHidden = 'true';
  // A frame that is not drawn at all would print an empty page.
  Object.assign(opened.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    opacity: '0',
    border: '0',
  });
  opened.src = URL.createObjectURL(file);
  const loaded = new Promise((resolve) => opened.addEventListener('load', resolve, { once: true }));
  document.body.append(opened);
  await loaded;
  opened.contentWindow?.focus();
  opened.contentWindow?.print();
}
