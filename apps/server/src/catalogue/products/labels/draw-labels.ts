import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentLanguage } from '@sokoni/messages/current-language';
import { barsOf } from '@sokoni/rules/documents/barcode-bars';
import {
  fitText,
  type LabelKind,
  type LabelLine,
  type LabelParts,
  type LabelSheetKey,
  labelParts,
  labelSheets,
  placeOf,
  sideOf,
} from '@sokoni/rules/documents/label-sheets';
import { type Direction, languages } from '@sokoni/rules/languages';
import PDFDocument from 'pdfkit';
import { sayProduct } from '#catalogue/products/sentences.ts';
import { Letters } from '#core/pdf/letters.ts';

/** What stands on a label. */
export interface LabelWords {
  title: string;
  detail: string;
  /** Drawn as bars where it fits; empty without a code. */
  code: string;
  price: string | null;
  was: string | null;
}

interface Printing {
  kind: LabelKind;
  sheet: LabelSheetKey;
  start: number;
  with_price: boolean;
}

const pointsPerMm = 72 / 25.4;
/** Then other calls of the server get their turn. */
const labelsAtOnce = 10;

/** Draws labels onto their sheet, from a place on its first page. */
export function drawLabels(
  { kind, sheet: key, start, with_price }: Printing,
  labels: readonly LabelWords[],
): Readable {
  const sheet = labelSheets[key];
  const parts = labelParts(kind, sheet.label, with_price);
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: '',
    info: { Title: sayProduct('labels.title'), Creator: 'Sokoni' },
  });
  const type = new Letters(doc);
  const size: [number, number] = [sheet.page.width * pointsPerMm, sheet.page.height * pointsPerMm];

  async function draw(): Promise<void> {
    let pages = 0;
    for (const [index, label] of labels.entries()) {
      if (index % labelsAtOnce === labelsAtOnce - 1) await nextTurn();
      const { page, x, y } = placeOf(sheet, start - 1 + index);
      for (; pages <= page; pages += 1) doc.addPage({ size, margin: 0 });
      doc.save().scale(pointsPerMm).translate(x, y);
      drawLabel(doc, type, parts, label);
      doc.restore();
    }
    doc.end();
  }

  draw().catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))));
  return doc;
}

/** In millimetres from the corner of the label. */
function drawLabel(doc: PDFKit.PDFDocument, type: Letters, parts: LabelParts, label: LabelWords): void {
  const [first] = parts.title;
  if (first) {
    const measure = (text: string) => type.width(text, first.size, first.isBold);
    const titles = fitText(label.title, first.width, parts.title.length, measure);
    for (const [index, text] of titles.entries()) write(type, parts.title[index], text);
  }
  write(type, parts.detail, label.detail);
  write(type, parts.price && fitting(type, parts.price, label.price ?? ''), label.price, ofPrices());
  const was = parts.was && label.was ? write(type, parts.was, label.was, ofPrices()) : null;
  if (was) {
    doc
      .lineWidth(0.2)
      .moveTo(was.x, was.y)
      .lineTo(was.x + was.width, was.y)
      .stroke();
  }
  if (parts.bars) drawBars(doc, parts.bars, label.code);
  write(type, parts.code, label.code);
}

/** An amount has its currency where papers have it, in figures that have no direction of their own. */
function ofPrices(): Direction {
  return languages[currentLanguage()].direction;
}

/** A price is never cut: its letters become smaller until it fits. */
function fitting(type: Letters, line: LabelLine, text: string): LabelLine {
  const width = type.width(text, line.size, line.isBold);
  if (width <= line.width) return line;
  // A hair less, so that rounding does not cut it after all.
  const size = (0.995 * line.size * line.width) / width;
  return { ...line, size, y: line.y + (line.size - size) };
}

/** @returns the middle of what is written, from its beginning */
function write(
  type: Letters,
  line: LabelLine | null | undefined,
  text: string | null,
  direction?: Direction,
): { x: number; y: number; width: number } | null {
  if (!line || !text) return null;
  const measure = (part: string) => type.width(part, line.size, line.isBold);
  const [fitted = ''] = fitText(text, line.width, 1, measure);
  const width = measure(fitted);
  const free = line.width - width;
  const side = sideOf(line, text);
  const x = line.x + (side === 'right' ? free : side === 'center' ? free / 2 : 0);
  type.write(fitted, x, line.y, { ...line, ...(direction ? { direction } : {}) });
  return { x, y: line.y + line.size * 0.62, width };
}

function drawBars(doc: PDFKit.PDFDocument, box: NonNullable<LabelParts['bars']>, code: string): void {
  for (const { x, y, width, height } of barsOf(code, box)) doc.rect(x, y, width, height);
  doc.fill('#000000');
}
