import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentLanguage } from '@sokoni/messages/current-language';
import { documentFoot } from '@sokoni/messages/en/shell/core';
import { translator } from '@sokoni/messages/translator';
import { languages } from '@sokoni/rules/languages';
import PDFDocument from 'pdfkit';
import { Letters } from './letters.ts';
import { type Block, Pen, stacked } from './pen.ts';

const say = translator({ documentFoot });

export const pointsPerMm = 72 / 25.4;

/** A4 in points, with its margins. */
export const a4 = { width: 210 * pointsPerMm, height: 297 * pointsPerMm, margin: 42, foot: 30 } as const;

/** Between the margins of A4. */
export const a4Inside = a4.width - 2 * a4.margin;

/** Then other calls of the server get their turn. */
const blocksAtOnce = 20;

/** PDF readers take pages up to this length. */
const longestPage = 14_000;

/** Where blocks go, from top to bottom, page after page. */
export interface Pages {
  add(block: Block): void;
  /** Rows that may go on over many pages, each of which begins with the head. */
  table(head: Block, rows: readonly Block[]): Promise<void>;
}

/** A paper of its own within a file: it begins on a new page, and its pages are counted from one. */
export interface Part {
  /** What stands beside the number at the end of every page. */
  foot: string;
  draw: (pen: Pen, pages: Pages) => Promise<void>;
}

/**
 * Draws on A4; every page ends with its number.
 * @param foot what stands beside the number
 */
export function drawOnA4(title: string, foot: string, draw: Part['draw']): Readable {
  return drawPartsOnA4(title, [{ foot, draw }]);
}

/** Draws papers on A4, one behind the other. */
export function drawPartsOnA4(title: string, parts: readonly Part[]): Readable {
  return drawn(title, a4.width, async (doc, pen) => {
    const numbered: { foot: string; pages: number }[] = [];
    for (const { foot, draw } of parts) {
      const before = doc.bufferedPageRange().count;
      await drawPart(doc, pen, draw);
      numbered.push({ foot, pages: doc.bufferedPageRange().count - before });
      await nextTurn();
    }
    let first = 0;
    for (const { foot, pages } of numbered) {
      for (let page = 0; page < pages; page += 1) {
        doc.switchToPage(first + page);
        const line = { x: a4.margin, width: a4Inside, size: 8, color: '#5B626D' } as const;
        const top = a4.height - a4.margin - line.size;
        pen.text({ ...line, text: foot, width: a4Inside - 80 }).draw(top);
        pen.text({ ...line, text: say('page', { page: page + 1, pages }), align: 'end' }).draw(top);
      }
      first += pages;
    }
  });
}

async function drawPart(doc: PDFKit.PDFDocument, pen: Pen, draw: Part['draw']): Promise<void> {
  const bottom = a4.height - a4.margin - a4.foot;
  let y = 0;
  const turn = () => {
    doc.addPage({ size: [a4.width, a4.height], margin: 0 });
    y = a4.margin;
  };
  const add = (block: Block) => {
    if (y + block.height > bottom && y > a4.margin) turn();
    block.draw(y);
    y += block.height;
  };
  turn();
  await draw(pen, {
    add,
    async table(head, rows) {
      // A head alone at the end of a page leads nowhere.
      add(stacked([head, ...rows.slice(0, 1)]));
      for (const [index, row] of rows.slice(1).entries()) {
        if (index % blocksAtOnce === blocksAtOnce - 1) await nextTurn();
        if (y + row.height > bottom) {
          turn();
          add(head);
        }
        add(row);
      }
    },
  });
}

/** Draws on a roll: a page as long as what stands on it. */
export function drawOnRoll(title: string, widthMm: number, write: (pen: Pen) => readonly Block[]): Readable {
  return drawn(title, widthMm * pointsPerMm, async (doc, pen) => {
    const margin = 3 * pointsPerMm;
    const rest = [...write(pen)];
    while (rest.length > 0) {
      const page: Block[] = [];
      let height = 0;
      while (rest[0] && (page.length === 0 || height + rest[0].height < longestPage)) {
        height += rest[0].height;
        page.push(...rest.splice(0, 1));
      }
      doc.addPage({ size: [widthMm * pointsPerMm, height + 2 * margin], margin: 0 });
      stacked(page).draw(margin);
      await nextTurn();
    }
  });
}

function drawn(
  title: string,
  width: number,
  draw: (doc: PDFKit.PDFDocument, pen: Pen) => Promise<void>,
): Readable {
  const language = currentLanguage();
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    font: '',
    lang: language,
    info: { Title: title, Creator: 'Sokoni' },
  });
  draw(doc, new Pen(doc, new Letters(doc), { width, direction: languages[language].direction }))
    .then(() => doc.end())
    .catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))));
  return doc;
}
