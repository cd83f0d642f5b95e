import type { Order } from '#api/types.ts';
import { goodName } from '#parts/good-name.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { useStoreDates } from '#parts/store-dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import styles from './entries.module.css';
import texts from './texts.module.css';

/** What left and what came back, each time with its pieces; nothing before there is any. */
export function GoodsMovesCard({ order }: { order: Order }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const { fulfilments, returns } = order;
  if (fulfilments.length + returns.length === 0) return null;
  const names = new Map(order.lines.map((line) => [line.id, goodName(line.title, line.variant_name)]));
  return (
    <Card title="Handed over and taken back">
      <ul className={styles.entries}>
        {fulfilments.map(({ id, carrier, tracking_number, tracking_url, fulfilled_by, at, lines }) => (
          <li key={id}>
            <div className={styles.entry}>
              <span className={styles.words}>
                <strong>Handed over</strong>
                <span className={texts.details}>
                  {[dates.moment(at), fulfilled_by && `by ${fulfilled_by}`].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Tracking carrier={carrier} number={tracking_number} url={tracking_url} />
            </div>
            <ul className={styles.pieceList}>
              {lines.map(({ line_id, quantity }) => (
                <li key={line_id}>
                  {quantity} × {names.get(line_id)}
                </li>
              ))}
            </ul>
          </li>
        ))}
        {returns.map(({ id, reason, worth, returned_by, at, lines }) => (
          <li key={id}>
            <div className={styles.entry}>
              <span className={styles.words}>
                <strong>Taken back</strong>
                <span className={texts.details}>
                  {[dates.moment(at), returned_by && `by ${returned_by}`].filter(Boolean).join(' · ')}
                </span>
              </span>
              {worth !== null && <span className={texts.figures}>{`−${money(worth)}`}</span>}
            </div>
            <ul className={styles.pieceList}>
              {lines.map(({ line_id, quantity, restocked }) => (
                <li key={line_id}>
                  {quantity} × {names.get(line_id)}{' '}
                  <Badge tone={restocked ? 'neutral' : 'bad'}>
                    {restocked ? 'Back on the shelf' : 'Lost or broken'}
                  </Badge>
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
      {words || 'Track it'}
    </a>
  );
}
