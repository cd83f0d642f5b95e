import type { Readable } from 'node:stream';
import { dotText } from '@sokoni/messages/list-text';
import { drawOnA4 } from '#core/pdf/document.ts';
import { gap } from '#core/pdf/pen.ts';
import { documentColumns } from '#sales/documents/columns.ts';
import { drawHead, drawParties } from '#sales/documents/document-head.ts';
import { addressLines, dayText, dayThere, moneyText } from '#sales/documents/document-words.ts';
import { drawSums } from '#sales/documents/draw-sums.ts';
import type { DocumentBuyerRow, DocumentStoreRow } from '#sales/documents/queries.ts';
import { sayWord } from '#sales/documents/sentences.ts';
import { stateNow, type WholeQuote } from './quote-view.ts';
import { sayQuoteWord as say, sayTerms } from './sentences.ts';

export interface QuotePaper {
  store: DocumentStoreRow;
  buyer: DocumentBuyerRow;
  whole: WholeQuote;
}

/** A quote on A4: what is offered, what it comes to, up to which day and how it is paid. */
export function drawQuote({ store, buyer, whole }: QuotePaper, logo: Buffer | null): Readable {
  const { row, lines, messages } = whole;
  const { number, subtotal, vat, total, valid_until, payment_terms } = row;
  const money = moneyText(store);
  const offeredAt = messages.findLast(({ act }) => act === 'offered')?.at ?? row.updated_at;
  return drawOnA4(
    say('file.name', { number }),
    say('foot', { store: store.name, number }),
    async (pen, pages) => {
      drawHead(pen, pages, { store, logo, title: say('title'), subtitle: number, stamp: stampOf(whole) });
      drawParties(
        pen,
        pages,
        {
          title: say('for'),
          name: buyer.name,
          lines: [...addressLines(buyer), buyer.email, buyer.phone].filter(Boolean),
        },
        [
          [say('date'), dayThere(offeredAt.toISOString(), store)],
          [say('validUntil'), valid_until === null ? '' : dayText(valid_until, store)],
          [say('terms'), sayTerms(`terms.${payment_terms}`)],
        ],
      );
      const columns = documentColumns(pen, [
        sayWord('column.item'),
        { title: sayWord('column.quantity'), width: 60, align: 'end' },
        { title: sayWord('column.unitPrice'), width: 96, align: 'end' },
        { title: sayWord('column.amount'), width: 104, align: 'end' },
      ]);
      await pages.table(
        columns.head(),
        lines.map(({ title, variant_name, sku, quantity, unit_price }) =>
          columns.row([
            { text: title, detail: dotText([variant_name, sku]) },
            { text: String(quantity) },
            { text: money(unit_price) },
            { text: money(quantity * unit_price) },
          ]),
        ),
      );
      pages.add(gap(8));
      pages.add(
        drawSums(pen, [
          { term: sayWord('sum.subtotal'), value: money(subtotal) },
          ...(vat === 0 ? [] : [{ term: sayWord('sum.tax'), value: money(vat) }]),
          { term: sayWord('sum.total'), value: money(total), isBold: true },
        ]),
      );
    },
  );
}

function stampOf(whole: WholeQuote): string {
  const state = stateNow(whole);
  return state === 'expired' || state === 'accepted' ? say(`stamp.${state}`) : '';
}
