import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barModule,
  fitText,
  type LabelSheet,
  labelKinds,
  labelParts,
  labelSheets,
  labelsPerPage,
  moduleWidth,
  pagesOf,
  placeOf,
  sideOf,
  symbologyOf,
} from './label-sheets.ts';

const sheets = Object.entries<LabelSheet>(labelSheets);

describe('Labels on A4 and on rolls', () => {
  it.each(sheets)('%s: all labels lie on the page, none over another', (key, sheet) => {
    const count = labelsPerPage(sheet);
    expect(key.startsWith('roll') ? 1 : Number(key.split('_')[1])).toBe(count);
    const last = placeOf(sheet, count - 1);
    const { page, label } = sheet;
    expect(last.page).toBe(0);
    // The same margin on both sides, to half a millimetre.
    expect(Math.abs(page.width - (last.x + label.width) - sheet.margin.left)).toBeLessThan(0.5);
    expect(Math.abs(page.height - (last.y + label.height) - sheet.margin.top)).toBeLessThan(0.5);
    expect(sheet.gap).toBeGreaterThanOrEqual(0);
    expect(placeOf(sheet, count)).toMatchObject({ page: 1, x: sheet.margin.left, y: sheet.margin.top });
  });

  it('begin where the sheet was used up to', () => {
    expect(pagesOf(labelSheets.a4_21, 1, 21)).toBe(1);
    expect(pagesOf(labelSheets.a4_21, 2, 21)).toBe(2);
    expect(pagesOf(labelSheets.a4_65, 65, 1)).toBe(1);
    expect(pagesOf(labelSheets.roll_40_25, 1, 7)).toBe(7);
    expect(pagesOf(labelSheets.a4_24, 5, 0)).toBe(0);
  });

  it.each(sheets.flatMap(([key, { label }]) => labelKinds.map((kind) => [key, kind, label] as const)))(
    '%s: the parts of a %s keep inside and leave room for bars',
    (_, kind, label) => {
      for (const withPrice of [true, false]) {
        const parts = labelParts(kind, label, withPrice);
        const lines = [...parts.title, parts.detail, parts.price, parts.was, parts.code].filter(
          (line) => line !== null,
        );
        for (const { x, y, width, size } of lines) {
          expect(x).toBeGreaterThan(1);
          expect(x + width).toBeLessThan(label.width - 1);
          expect(y + size).toBeLessThan(label.height - 0.9);
        }
        const top = parts.price && kind === 'price_tag' ? parts.price.y : (parts.bars?.y ?? 0);
        expect(top).toBeGreaterThan(parts.detail.y + parts.detail.size);
        if (kind === 'barcode') {
          expect(parts.bars?.height).toBeGreaterThan(6);
          // An EAN-13 is read from every one of them.
          expect(moduleWidth('ean13', 95, parts.bars?.width ?? 0)).toBeGreaterThanOrEqual(barModule.least);
        }
      }
    },
  );
});

describe('Barcodes', () => {
  it('are retail codes by their length, carton codes of 14 digits, and Code 128 else', () => {
    expect(
      ['4006381333931', '96385074', '036000291452', '10012345678902', 'KIT-SR'].map(symbologyOf),
    ).toEqual(['ean13', 'ean8', 'upca', 'itf14', 'code128']);
  });

  it('are Code 128 where digits have the length of a retail code and no check digit', () => {
    const skus = ['4006381333932', '96385075', '036000291453', '10012345678903', '20261123'];
    expect(skus.map(symbologyOf)).toEqual(skus.map(() => 'code128'));
  });

  it('are never drawn too narrow to be read', () => {
    expect(moduleWidth('ean13', 95, 100)).toBe(0.5);
    expect(moduleWidth('ean13', 95, 30)).toBeCloseTo(0.275);
    expect(moduleWidth('itf14', 95, 30)).toBeCloseTo(0.261);
    expect(moduleWidth('code128', 200, 40)).toBeNull();
  });
});

describe('words that read from the right', () => {
  it('begin at the right, unless their line has a side of its own', () => {
    const line = { x: 0, y: 0, width: 10, size: 3, align: 'start', isBold: false } as const;
    expect(sideOf(line, 'Kanga')).toBe('left');
    expect(sideOf(line, 'قهوة')).toBe('right');
    expect(sideOf({ ...line, align: 'left' }, 'قهوة')).toBe('left');
    expect(sideOf({ ...line, align: 'center' }, 'قهوة')).toBe('center');
  });
});

describe('what does not fit on a label', () => {
  const measure = (text: string) => text.length;

  it('goes to the next line, and ends in an ellipsis', () => {
    expect(fitText('Kitenge shirt with short sleeves', 14, 2, measure)).toEqual([
      'Kitenge shirt',
      'with short sl…',
    ]);
    expect(fitText('Kitenge shirt', 20, 2, measure)).toEqual(['Kitenge shirt']);
    expect(fitText('  ', 20, 2, measure)).toEqual([]);
    expect(fitText('Donaudampfschifffahrt', 9, 1, measure)).toEqual(['Donaudam…']);
  });

  it('is never wider than there is room', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 80 });
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 3 }),
        (text, width, lines) => {
          const fitted = fitText(text, width, lines, measure);
          expect(fitted.length).toBeLessThanOrEqual(lines);
          expect(fitted.every((line) => measure(line) <= width)).toBe(true);
        },
      ),
    );
  });
});
