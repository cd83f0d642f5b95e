import { getDocument } from './pdfjs.ts';

export interface ReadPage {
  /** In millimetres. */
  size: [number, number];
  /** Its words line by line, from the top; the parts of a line from the left. */
  lines: string[];
}

/** What stands on the pages of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const parts = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str.replaceAll(/\s+/g, ' '),
              x: Number(item.transform[4]),
              y: Math.round(Number(item.transform[5])),
              width: item.width,
            },
          ]
        : [],
    );
    const rows = new Map<number, typeof parts>();
    for (const part of parts) rows.set(part.y, [...(rows.get(part.y) ?? []), part]);
    const lines = [...rows].sort(([a], [b]) => b - a).map(([, row]) => joined(row));
    const mm = (points: number) => Math.round((points / 72) * 25.4 * 10) / 10;
    pages.push({ size: [mm(width), mm(height)], lines });
  }
  return pages;
}

/** Parts beside each other; what stands apart is parted by a blank. */
function joined(row: { text: string; x: number; width: number }[]): string {
  let line = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width } of row.sort((a, b) => a.x - b.x)) {
    line += line !== '' && x - end > 1 ? ` ${text}` : text;
    end = x + width;
  }
  return line.replaceAll(/ +/g, ' ').trim();
}

/** Reads what a link of the server leads to. */
export async function readPdfAt(url: string): Promise<ReadPage[]> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}
