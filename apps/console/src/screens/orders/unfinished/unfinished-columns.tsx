import type { UnfinishedCheckout } from '#api/sales/unfinished-checkouts.ts';
import { Contact } from '#parts/customers/contact.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { phone as phoneWidth, useMedia } from '#parts/hooks/use-media.ts';
import listCard from '#parts/lists/list-card.module.css';
import phoneRow from '#parts/lists/phone-row.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import styles from '#screens/orders/orders.module.css';
import { sayUnfinished as say } from '#sentences/orders/unfinished.ts';
import { cx } from '#ui/cx.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import type { Column } from '#ui/layout/table.tsx';

/** The columns of the list; on a phone three lines. */
export function useUnfinishedColumns(
  checkouts: readonly UnfinishedCheckout[],
  now: Date,
): Column<UnfinishedCheckout>[] {
  const money = useShortMoneyText(checkouts.map(({ total }) => total));
  const dates = useStoreDates();
  const isPhone = useMedia(phoneWidth);

  const dateOf = ({ updated_at }: UnfinishedCheckout) => (
    <time dateTime={updated_at} title={dates.moment(updated_at)} className={styles.plain}>
      {isPhone ? dates.brief(updated_at, now) : dates.short(updated_at, now)}
    </time>
  );
  const totalOf = ({ total }: UnfinishedCheckout) => (
    <span className={cx(styles.plain, 'figures')}>{money(total)}</span>
  );
  const reminderOf = ({ reminder, reminded_at }: UnfinishedCheckout) => {
    if (reminder === 'planned') return say('reminder.planned');
    return reminded_at === null ? '–' : say('reminder.sent', { date: dates.short(reminded_at, now) });
  };
  const linkOf = ({ restore_url }: UnfinishedCheckout) =>
    restore_url !== null && (
      <span className={styles.plain}>
        <CopyButton text={restore_url} label={say('copy')} />
      </span>
    );

  if (isPhone) {
    return [
      {
        header: say('column.customer'),
        phone: 'title',
        cell: ({ contact: { name, phone, email } }) => name || phone || email,
      },
      { header: say('column.total'), phone: 'aside', cell: totalOf },
      {
        ...{ header: say('column.items'), hideHeader: true },
        cell: (checkout) => (
          <span className={phoneRow.secondLine}>
            <span className={cx(listCard.names, styles.quiet)}>{itemsOf(checkout)}</span>
            <span className={phoneRow.aside}>{dateOf(checkout)}</span>
          </span>
        ),
      },
      {
        ...{ header: say('column.contact'), hideHeader: true },
        cell: (checkout) => (
          <span className={phoneRow.secondLine}>
            <Contact {...reachedBy(checkout)} />
            {linkOf(checkout)}
          </span>
        ),
      },
    ];
  }
  return [
    { header: say('column.date'), width: '1%', cell: dateOf },
    {
      header: say('column.customer'),
      cell: ({ contact }) => (
        <span className={listCard.names}>
          {contact.name}
          <Contact {...contact} />
        </span>
      ),
    },
    {
      header: say('column.items'),
      cell: (checkout) => <span className={listCard.names}>{itemsOf(checkout)}</span>,
    },
    {
      ...{ header: say('column.reminder'), width: '1%' },
      cell: (checkout) => <span className={styles.plain}>{reminderOf(checkout)}</span>,
    },
    { header: say('column.total'), align: 'end', width: '1%', cell: totalOf },
    { header: say('column.link'), hideHeader: true, align: 'end', width: '1%', cell: linkOf },
  ];
}

/** On a phone one way is enough, the quicker one. */
function reachedBy({ contact: { phone, email } }: UnfinishedCheckout) {
  return phone !== '' ? { phone } : { email };
}

function itemsOf({ items: [first, ...others] }: UnfinishedCheckout): string {
  if (!first) return '–';
  const item = itemName(first.title, first.variant_name);
  return say('items', {
    ...{ first: say('item', { item, quantity: first.quantity }), count: others.length },
  });
}
