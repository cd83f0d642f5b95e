import type { orderNews } from '@sokoni/messages/en/storefront/mails';
import { commaText } from '@sokoni/messages/list-text';
import type { FollowedOrder } from '@sokoni/themes/visitor-pages.ts';
import type { OrderContactRow } from '#channels/storefront/checkout/checkout-queries.ts';
import type { Piece } from '#core/mail/content.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { moneyText } from '#sales/documents/document-words.ts';
import type { readOrder } from '#sales/orders/order-view.ts';
import { type Letterhead, letterTo } from './letterhead.ts';
import { sayNews, sayPaying } from './sentences.ts';

/** What is told of an order. */
export type News = 'placed' | 'paid' | 'fulfilled' | 'refunded' | 'ready' | 'cancelled';

type Order = Awaited<ReturnType<typeof readOrder>>;

export interface NewsWords {
  /** The same for the same mail, however often it is sent. */
  id: string;
  news: News;
  letterhead: Letterhead;
  contact: OrderContactRow;
  order: Order;
  /** How it reaches its buyer, in the words of the letter. */
  delivery: string;
  /** Where and when it is collected; null for one that is not. */
  collecting: FollowedOrder['collecting'];
  /** How what is due is paid by hand; null where nothing is, or it is paid elsewhere. */
  paying: FollowedOrder['paying'];
  /** Where the order is followed. */
  link: string;
}

/** What happened to an order, in the store's name. */
export function newsMail({ id, news, letterhead, contact, order, link, ...words }: NewsWords): Mail {
  const { recipient: name, amount } = contact;
  const { delivery } = words;
  const number = order.number ?? '';
  const mail = letterTo(contact.email, letterhead, () => {
    const money = moneyText(contact);
    const what = news === 'cancelled' && order.state !== 'cancelled' ? 'cancelledRest' : news;
    const text = textOf(what, { number, name, amount: money(amount), delivery });
    return {
      subject: sayNews(`subject.${what}`, { number, store: letterhead.store }),
      preview: text,
      units: [
        { kind: 'paragraph', text },
        ...(order.test ? [{ kind: 'small' as const, text: sayNews('test') }] : []),
        ...(news === 'fulfilled' ? parcelOf(order) : []),
        ...(news === 'cancelled' ? cancelledOf(order, contact.text, money) : []),
        ...(news === 'placed' ? [linesOf(order, money), ...payingOf(words.paying, number)] : []),
        ...(news === 'placed' || news === 'ready' ? collectingOf(news, words) : []),
        { kind: 'button', label: sayNews('view'), href: link },
      ],
    };
  });
  return { ...mail, id };
}

function textOf(
  news: News | 'cancelledRest',
  { number, name, amount, delivery }: Record<'number' | 'name' | 'amount' | 'delivery', string>,
): string {
  if (news === 'ready') return sayNews('text.ready', { number, name, delivery });
  if (news === 'paid' || news === 'refunded') return sayNews(`text.${news}`, { number, name, amount });
  return sayNews(`text.${news}`, { number, name });
}

/** Why it was, in the store's words, and what was given back by then. */
function cancelledOf({ refunded }: Order, reason: string, money: (minor: number) => string): Piece[] {
  return paragraphsOf([
    reason && sayNews('reason', { reason }),
    refunded ? sayNews('refunded', { amount: money(refunded) }) : '',
  ]);
}

/** What the buyer has to do to pay. */
function payingOf(paying: NewsWords['paying'], number: string): Piece[] {
  if (!paying) return [];
  const { title, details, needs_reference } = paying;
  const how = [sayNews('pay', { method: title }), details].filter(Boolean).join('\n');
  return paragraphsOf([how, needs_reference && sayPaying('reference', { number })]);
}

/** Where and when it is collected; one that is ready has said the place and the hour before. */
function collectingOf(
  news: News,
  { delivery, collecting }: Pick<NewsWords, 'delivery' | 'collecting'>,
): Piece[] {
  if (!collecting) return [];
  const [, ...address] = collecting.lines;
  const where = [news === 'ready' ? '' : delivery, commaText(address)].filter(Boolean).join('\n');
  return paragraphsOf([where, collecting.instructions]);
}

export function paragraphsOf(texts: readonly (string | false)[]): Piece[] {
  return texts.flatMap((text) => (text ? { kind: 'paragraph', text } : []));
}

/** Who carries the last parcel, and where it can be followed. */
function parcelOf(order: Order): Piece[] {
  const last = order.fulfilments.at(-1);
  if (!last || last.tracking_number === '') return [];
  const { carrier, tracking_number: number, tracking_url: href } = last;
  const named: Piece = {
    kind: 'paragraph',
    text: carrier ? sayNews('carrier', { carrier, number }) : number,
  };
  return href === '' ? [named] : [named, { kind: 'button', label: sayNews('trackParcel'), href }];
}

/** What was bought, and what it comes to. */
export function linesOf(order: Order, money: (minor: number) => string): Piece {
  const sum = (
    key: keyof Pick<typeof orderNews, 'discount' | 'delivery' | 'vat' | 'total'>,
    amount: number,
  ) => ({
    text: sayNews(key),
    details: '',
    amount: money(amount),
  });
  const { lines, discount_total, shipping, vat_total, ordered_total, prices_include_vat } = order;
  return {
    kind: 'lines',
    lines: [
      ...lines.map(({ title, variant_name, quantity, unit_price }) => ({
        text: sayNews('item', { title, quantity }),
        details: variant_name,
        amount: money(quantity * (unit_price ?? 0)),
      })),
      ...(discount_total ? [sum('discount', -discount_total)] : []),
      ...(shipping ? [sum('delivery', shipping)] : []),
      ...(vat_total && !prices_include_vat ? [sum('vat', vat_total)] : []),
      sum('total', ordered_total ?? 0),
    ],
  };
}
