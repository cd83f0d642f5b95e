import type { purchaseOrder } from '@sokoni/contract/inventory/purchasing';
import { commaText, dotText } from '@sokoni/messages/list-text';
import { moneyFormat } from '@sokoni/rules/money/money';
import { locationAddressLines } from '@sokoni/rules/stock/location-check';
import { purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { storeDates } from '@sokoni/rules/stores/store-dates';
import type * as z from 'zod';
import { countryText } from '#core/country-text.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import type { MailLine, Piece } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { sayOrderMail } from '#inventory/purchasing/sentences.ts';
import type { DueMailRow } from './mail-queries.ts';

type Order = z.output<typeof purchaseOrder>;

/** In the store's name: the supplier need not know us. Costs that are unknown or not for the sender are left out. */
export function purchaseOrderMail(mail: DueMailRow, order: Order): Mail {
  const { store_name: store, store_email: storeEmail, shows_costs: showsCosts } = mail;
  const number = purchaseOrderNumber(order.number);
  const money = moneyFormat(mail.currency_code, readerLocale());
  const subtotal = showsCosts && order.items_total !== null && order.unknown_costs === 0;
  const facts = [
    sayOrderMail('deliverTo', {
      location: commaText([
        order.location.name,
        ...locationAddressLines(order.location, countryText, commaText),
      ]),
    }),
    order.expected_on
      ? sayOrderMail('expected', { day: storeDates(mail, readerLocale()).calendarDay(order.expected_on) })
      : '',
    order.reference && sayOrderMail('reference', { reference: order.reference }),
  ].filter(Boolean);
  const units: Piece[] = [
    { kind: 'paragraph', text: sayOrderMail('title', { store, supplier: order.supplier.name }) },
    ...(mail.note ? [{ kind: 'quote', text: mail.note } as const] : []),
    {
      kind: 'lines',
      lines: [
        ...order.lines.map((line) => lineOf(line, showsCosts ? money : null)),
        ...(subtotal
          ? [{ text: sayOrderMail('subtotal'), details: '', amount: money(order.items_total ?? 0) }]
          : []),
      ],
    },
    { kind: 'paragraph', text: facts.join('\n') },
    ...(order.note ? [{ kind: 'paragraph', text: order.note } as const] : []),
  ];
  const subject = sayOrderMail('subject', { number, store });
  return {
    ...mailOf(mail.to_address, { subject, preview: commaText(facts), units, sender: store }),
    ...{ id: mail.id, from: store },
    ...(storeEmail ? { replyTo: storeEmail } : {}),
  };
}

/** @param money null where costs are not shown */
function lineOf(line: Order['lines'][number], money: ((minor: number) => string) | null): MailLine {
  const { product_title, variant_name, supplier_sku, sku, barcode, quantity, unit_cost } = line;
  const cost = money === null || unit_cost === null ? null : { money, unit_cost };
  return {
    text: `${quantity} × ${commaText([product_title, variant_name])}`,
    details: dotText([
      supplier_sku || sku || barcode,
      cost && sayOrderMail('each', { amount: cost.money(cost.unit_cost) }),
    ]),
    amount: cost ? cost.money(cost.unit_cost * quantity) : '',
  };
}
