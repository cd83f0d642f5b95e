import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All words of a PDF, page after page. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return words.join(' ').replaceAll(/[\s\u00A0]+/g, ' ');
}
