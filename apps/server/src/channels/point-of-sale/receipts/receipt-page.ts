import { currentLanguage } from '@sokoni/messages/current-language';
import { commaText } from '@sokoni/messages/list-text';
import { languages } from '@sokoni/rules/languages';
import { escapeHtml } from '#core/http/html.ts';
import { picturePaths } from '#core/pictures/pictures.ts';
import { momentThere, moneyText, storeLines } from '#sales/documents/document-words.ts';
import type { OrderDocument } from '#sales/documents/order-document.ts';
import { sayWord } from '#sales/documents/sentences.ts';
import {
  balanceSum,
  lineAmount,
  paymentSums,
  returnedText,
  type Sum,
  settlementText,
  totalSums,
} from '#sales/documents/totals.ts';
import { receiptStyle } from './receipt-style.ts';
import { sayReceiptPage as say } from './sentences.ts';

/** A receipt for whoever has opened its link, without a script. */
export function receiptPage(document: OrderDocument, pdfPath: string): string {
  const { store, order } = document;
  const { number } = order;
  return page(
    say('title', { number, store: store.name }),
    `<article>
<header>${logo(store)}<h1>${ownWords(store.name)}</h1>${storeLines(store).map(ownParagraph).join('')}</header>
${order.test ? `<p class="mark">${escapeHtml(say('test'))}</p>` : ''}${order.state === 'cancelled' ? `<p class="mark">${escapeHtml(sayWord('stamp.cancelled'))}</p>` : ''}
<h2>${escapeHtml(sayWord('title.receipt', { number }))}</h2>
${order.placed_at === null ? '' : paragraph(momentThere(order.placed_at, store))}
<ul>${order.lines.map((line) => soldLine(line, document)).join('')}</ul>
${sums(totalSums(document))}
${paragraph(settlementText(order))}
${sums([...paymentSums(document), ...(order.outstanding === 0 ? [] : [balanceSum(document)])])}
${store.receipt_footer === '' ? '' : `<footer>${ownParagraph(store.receipt_footer)}</footer>`}
</article>
<a href="${escapeHtml(pdfPath)}">${escapeHtml(say('download'))}</a>`,
  );
}

/** What a page says in place of a receipt. */
export function receiptNotice(notice: 'unknown' | 'not_arrived' | 'too_many' | 'failed'): string {
  const again = notice === 'unknown' ? '' : `<a href="">${escapeHtml(say('again'))}</a>`;
  return page(
    say(`title.${notice}`),
    `<article><h1>${escapeHtml(say(`title.${notice}`))}</h1>${paragraph(say(`text.${notice}`))}</article>${again}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="${currentLanguage()}" dir="${languages[currentLanguage()].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg">
<style>${receiptStyle}</style></head><body><main>${body}</main></body></html>`;
}

function logo({ id, logo_image_id }: OrderDocument['store']): string {
  if (logo_image_id === null) return '';
  return `<img src="${escapeHtml(picturePaths(id, logo_image_id).medium)}" alt="">`;
}

function soldLine(line: OrderDocument['order']['lines'][number], { store }: OrderDocument): string {
  const money = moneyText(store);
  const { title, variant_name, quantity, unit_price, discount } = line;
  const each = sayWord('receipt.line', { quantity, price: money(unit_price ?? 0) });
  const name = commaText([title, variant_name]);
  return `<li><p class="pair"><span>${ownWords(name)}</span><span>${escapeHtml(money(lineAmount(line)))}</span></p>
${paragraph(each)}${discount ? paragraph(sayWord('receipt.lineDiscount', { amount: money(-discount) })) : ''}${paragraph(returnedText(line))}</li>`;
}

function sums(rows: readonly Sum[]): string {
  const drawn = rows.map(
    ({ term, value, isBold }) =>
      `<div${isBold ? ' class="total"' : ''}><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>${drawn.join('')}</dl>`;
}

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}

function ownParagraph(text: string): string {
  return `<p>${ownWords(text)}</p>`;
}

/** What the store has typed: each line is read in its own direction, whatever the page is read in. */
function ownWords(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => `<bdi>${escapeHtml(line)}</bdi>`);
  return lines.join('\n');
}
