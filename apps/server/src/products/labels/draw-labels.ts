import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  bearerModules,
  fitText,
  itfWide,
  type LabelKind,
  type LabelLine,
  type LabelParts,
  type LabelSheetKey,
  labelParts,
  labelSheets,
  moduleWidth,
  narrowerThan,
  placeOf,
  type Symbology,
  sideOf,
  symbologyOf,
} from '@sokoni/rules/label-sheets';
import bwip from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import { Letters } from '#platform/pdf/letters.ts';

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
    info: { Title: 'Labels', Creator: 'Sokoni' },
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
  write(type, parts.price && fitting(type, parts.price, label.price ?? ''), label.price);
  const was = parts.was && label.was ? write(type, parts.was, label.was) : null;
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
): { x: number; y: number; width: number } | null {
  if (!line || !text) return null;
  const measure = (part: string) => type.width(part, line.size, line.isBold);
  const [fitted = ''] = fitText(text, line.width, 1, measure);
  const width = measure(fitted);
  const free = line.width - width;
  const side = sideOf(line, text);
  const x = line.x + (side === 'right' ? free : side === 'center' ? free / 2 : 0);
  type.write(fitted, x, line.y, line.size, line.isBold);
  return { x, y: line.y + line.size * 0.62, width };
}

function drawBars(doc: PDFKit.PDFDocument, box: NonNullable<LabelParts['bars']>, code: string): void {
  if (code === '') return;
  let symbology: Symbology | null = symbologyOf(code);
  while (symbology !== null && !drawn(doc, box, symbology, code)) symbology = narrowerThan(symbology);
}

/** @returns false where the code cannot be drawn so, or does not fit so that a scanner can read it */
function drawn(
  doc: PDFKit.PDFDocument,
  box: NonNullable<LabelParts['bars']>,
  symbology: Symbology,
  code: string,
): boolean {
  const widths = barWidths(symbology, code);
  if (widths.length === 0) return false;
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const module = moduleWidth(symbology, modules, box.width);
  if (module === null) return false;
  const start = box.x + (box.width - modules * module) / 2;
  const bearer = symbology === 'itf14' ? bearerModules * module : 0;
  let x = start;
  for (const [index, width] of widths.entries()) {
    // Bars and spaces by turns.
    if (index % 2 === 0) doc.rect(x, box.y + bearer, width * module, box.height - 2 * bearer);
    x += width * module;
  }
  for (const y of bearer > 0 ? [box.y, box.y + box.height - bearer] : [])
    doc.rect(start, y, x - start, bearer);
  doc.fill('#000000');
  return true;
}

/** The bars and spaces of a code in modules, from its first bar; none for a code that cannot be drawn. */
function barWidths(symbology: Symbology, code: string): number[] {
  try {
    const [drawn] = bwip.raw({ bcid: symbology, text: code });
    const widths = drawn && 'sbs' in drawn ? [...drawn.sbs] : [];
    return symbology === 'itf14' ? widths.map((width) => (width === 1 ? 1 : itfWide)) : widths;
  } catch {
    return [];
  }
}
