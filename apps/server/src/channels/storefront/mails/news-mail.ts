import type { orderNews } from '@sokoni/messages/en/storefront/mails';
import type { OrderContactRow } from '#channels/storefront/checkout/checkout-queries.ts';
import type { Piece } from '#core/mail/content.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { moneyText } from '#sales/documents/document-words.ts';
import type { readOrder } from '#sales/orders/order-view.ts';
import { type Letterhead, letterTo } from './letterhead.ts';
import { sayNews } from './sentences.ts';

/** What is told of an order. */
export type News = 'placed' | 'paid' | 'fulfilled' | 'refunded' | 'ready';

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
  /** Where the order is followed. */
  link: string;
}

/** What happened to an order, in the store's name. */
export function newsMail({ id, news, letterhead, contact, order, delivery, link }: NewsWords): Mail {
  const { recipient: name, amount } = contact;
  const number = order.number ?? '';
  const mail = letterTo(contact.email, letterhead, () => {
    const money = moneyText(contact);
    const text = textOf(news, { number, name, amount: money(amount), delivery });
    return {
      subject: sayNews(`subject.${news}`, { number, store: letterhead.store }),
      preview: text,
      units: [
        { kind: 'paragraph', text },
        ...(order.test ? [{ kind: 'small' as const, text: sayNews('test') }] : []),
        ...(news === 'fulfilled' ? parcelOf(order) : []),
        ...(news === 'placed' ? [linesOf(order, money)] : []),
        { kind: 'button', label: sayNews('view'), href: link },
      ],
    };
  });
  return { ...mail, id };
}

function textOf(
  news: News,
  { number, name, amount, delivery }: Record<'number' | 'name' | 'amount' | 'delivery', string>,
): string {
  if (news === 'placed' || news === 'fulfilled') return sayNews(`text.${news}`, { number, name });
  if (news === 'ready') return sayNews('text.ready', { number, name, delivery });
  return sayNews(`text.${news}`, { number, name, amount });
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

function linesOf(order: Order, money: (minor: number) => string): Piece {
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
