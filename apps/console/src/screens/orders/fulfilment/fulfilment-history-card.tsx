import { dotText } from '@sokoni/messages/list-text';
import { PrinterIcon } from 'lucide-react';
import { usePackageSlip } from '#api/sales/documents.ts';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useDocument } from '#parts/documents/use-document.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import styles from '#screens/orders/entry-list.module.css';
import texts from '#screens/orders/order-texts.module.css';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';

/** What left and what came back, each time with its units; nothing before there is any. */
export function FulfilmentHistoryCard({ order }: { order: Order }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const slip = usePackageSlip(order.id);
  const { isBusy, print } = useDocument();
  const { fulfilments, returns } = order;
  if (fulfilments.length + returns.length === 0) return null;
  const stocked = new Set(order.lines.filter(({ variant_id }) => variant_id !== null).map(({ id }) => id));
  const names = new Map(order.lines.map((line) => [line.id, itemName(line.title, line.variant_name)]));
  return (
    <Card title={say('packages.title')}>
      <ul className={styles.entries}>
        {fulfilments.map(({ id, carrier, tracking_number, tracking_url, fulfilled_by, at, lines }, index) => (
          <li key={id}>
            <div className={styles.entry}>
              <span className={styles.words}>
                <strong>{say('package.title', { number: index + 1 })}</strong>
                <span className={texts.details}>
                  {dotText([
                    say('package.fulfilled'),
                    dates.moment(at),
                    fulfilled_by && say('by', { name: fulfilled_by }),
                  ])}
                </span>
              </span>
              <Tracking carrier={carrier} number={tracking_number} url={tracking_url} />
              <IconButton
                size="sm"
                label={say('package.print', { number: index + 1 })}
                icon={<PrinterIcon size={18} />}
                disabled={isBusy}
                onClick={() => void print(() => slip.mutateAsync(id))}
              />
            </div>
            <ul className={styles.pieceList}>
              {lines.map(({ line_id, quantity }) => (
                <li key={line_id}>{say('package.line', { quantity, item: names.get(line_id) ?? '' })}</li>
              ))}
            </ul>
          </li>
        ))}
        {returns.map(({ id, reason, value, returned_by, at, lines }) => (
          <li key={id}>
            <div className={styles.entry}>
              <span className={styles.words}>
                <strong>{say('return.title')}</strong>
                <span className={texts.details}>
                  {dotText([dates.moment(at), returned_by && say('by', { name: returned_by })])}
                </span>
              </span>
              {value !== null && <span className={texts.figures}>{money(-value)}</span>}
            </div>
            <ul className={styles.pieceList}>
              {lines.map(({ line_id, quantity, restocked }) => (
                <li key={line_id}>
                  {say('package.line', { quantity, item: names.get(line_id) ?? '' })}{' '}
                  {(restocked || stocked.has(line_id)) && (
                    <Badge tone={restocked ? 'neutral' : 'bad'}>
                      {say(restocked ? 'return.restocked' : 'return.lost')}
                    </Badge>
                  )}
                </li>
              ))}
            </ul>
            {reason !== '' && <p className={texts.quote}>{reason}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Tracking({ carrier, number, url }: { carrier: string; number: string; url: string }) {
  const words = [carrier, number].filter(Boolean).join(' ');
  if (words === '' && url === '') return null;
  if (url === '') return <span className={styles.tracking}>{words}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.tracking}>
      {words || say('package.track')}
    </a>
  );
}
