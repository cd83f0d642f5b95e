import type { Readable } from 'node:stream';
import { dotText } from '@sokoni/messages/list-text';
import { a4, a4Inside, drawOnA4 } from '#core/pdf/document.ts';
import { type Block, beside, gap, type Pen } from '#core/pdf/pen.ts';
import { type DocumentColumn, documentColumns } from '#sales/documents/columns.ts';
import { body, drawClosing, drawHead, quiet } from '#sales/documents/document-head.ts';
import { dayText, moneyText } from '#sales/documents/document-words.ts';
import type { DocumentStoreRow } from '#sales/documents/queries.ts';
import { sayWord } from '#sales/documents/sentences.ts';
import { companyPrice } from '../buying/suppliers/product-view.ts';
import type { AgreementRow, OfferedProduct, OfferedVariant } from '../buying/suppliers/supplier-queries.ts';
import { sayCatalogue as say } from './sentences.ts';

export interface Catalogue {
  store: DocumentStoreRow;
  /** A PNG. */
  logo: Buffer | null;
  products: readonly OfferedProduct[];
  /** PNG, by the ids of the products. */
  pictures: ReadonlyMap<string, Buffer>;
  pricing: Pick<AgreementRow, 'price_list_id' | 'percent_off'>;
  /** Of the store, `2026-11-05`. */
  day: string;
  withPrices: boolean;
  /** VAT comes on top of the prices. */
  addsVat: boolean;
  /** With a column to be filled in. */
  isOrderForm: boolean;
}

const picture = { width: 36, height: 36 };
/** What the first column leaves to pictures. */
const inset = picture.width + 8;

/** What is offered, a row for each variant, with its picture at the first. */
export function drawCatalogue(catalogue: Catalogue): Readable {
  const { store, logo, products, day, withPrices, addsVat, isOrderForm } = catalogue;
  const kind = isOrderForm ? 'orderForm' : 'catalogue';
  const foot = say(`foot.${kind}`, { store: store.name });
  return drawOnA4(foot, foot, async (pen, pages) => {
    drawHead(pen, pages, {
      ...{ store, logo, title: say(`title.${kind}`), stamp: '' },
      subtitle: withPrices ? say('pricesOf', { day: dayText(day, store) }) : dayText(day, store),
    });
    if (isOrderForm) {
      for (const word of ['company', 'date', 'reference'] as const) pages.add(toFillIn(pen, say(word)));
      pages.add(gap(12));
    }
    const columns = documentColumns(pen, [sayWord('column.item'), ...columnsOf(catalogue)], inset);
    const rowOf = rowsOf(catalogue);
    const rows = products.flatMap((product) =>
      soldOf(product).map((variant, index) => {
        const png = index === 0 ? catalogue.pictures.get(product.id) : undefined;
        return columns.row(rowOf(product, variant), png && pen.picture(png, a4.margin, picture));
      }),
    );
    await pages.table(columns.head(), rows);
    if (withPrices && addsVat) drawClosing(pen, pages, say('vatOnTop'));
  });
}

function columnsOf({ withPrices, isOrderForm }: Catalogue): DocumentColumn[] {
  return [
    { title: say('column.minimum'), width: 96 },
    ...(withPrices ? [{ title: say('column.price'), width: 112, align: 'end' as const }] : []),
    ...(isOrderForm ? [{ title: say('column.order'), width: 56, align: 'end' as const }] : []),
  ];
}

function rowsOf({ store, pricing, withPrices, isOrderForm }: Catalogue) {
  const money = moneyText(store);
  return (product: OfferedProduct, variant: OfferedVariant) => {
    const { minimum_quantity: minimum, quantity_step: step, case_quantity } = product;
    const further = variant.breaks.filter((one) => one.minimum > minimum);
    return [
      { text: product.title, detail: dotText([variant.name, variant.sku]), isBold: true },
      {
        text: String(minimum),
        detail: [
          ...(step > 1 ? [say('multiples', { step })] : []),
          ...(case_quantity === null ? [] : [say('case', { count: case_quantity })]),
        ].join('\n'),
      },
      ...(withPrices
        ? [
            {
              text: money(companyPrice(pricing, variant, minimum)),
              detail: further
                .map(({ minimum, unit_price }) => say('break', { amount: money(unit_price), minimum }))
                .join('\n'),
            },
          ]
        : []),
      ...(isOrderForm ? [{ text: '' }] : []),
    ];
  };
}

function soldOf({ variants }: OfferedProduct): OfferedVariant[] {
  return variants.filter(({ active }) => active);
}

/** A word, and a line to write on. */
function toFillIn(pen: Pen, word: string): Block {
  const words = 80;
  return beside([
    pen.text({ x: a4.margin, width: words, size: body, color: quiet, text: word }),
    pen.rule(a4.margin + words, a4Inside / 2, { gap: 12 }),
  ]);
}
