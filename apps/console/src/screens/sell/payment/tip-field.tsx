import { takesTip, tipOf } from '@sokoni/rules/point-of-sale/till-settings';
import { amountText } from '#parts/numbers/typed-number.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { FigureField } from '../cart/keypad/figure-field.tsx';
import styles from './payment.module.css';
import { isHandedOver } from './settlement.ts';
import type { KeyedField } from './tender-fields.tsx';
import type { TenderEntry } from './use-tender-entry.ts';

/** A tip on top of the payment: a percentage of it, or any amount; nothing where the store asks for none. */
export function TipField({ payment, tip }: { payment: TenderEntry; tip: KeyedField }) {
  const { draft, type, remaining, settings, currency, problems, step, setTip } = payment;
  if (settings.tip_percents.length === 0 || !takesTip(draft.method.kind)) return null;
  const coin = isHandedOver(draft.method, type) ? step : 1;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a field set would frame it */}
      <div role="group" aria-label={say('tip.percents')} className={styles.quick}>
        {settings.tip_percents.map((percent) => {
          const text = amountText(tipOf(remaining, percent, coin), currency);
          const isChosen = draft.tip === text;
          return (
            <button
              key={percent}
              type="button"
              className={styles.quickAmount}
              aria-pressed={isChosen}
              onClick={() => setTip(isChosen ? '' : text)}
            >
              {rateText({ name: null, percent: String(percent) })}
            </button>
          );
        })}
      </div>
      <FigureField label={say('tip')} error={problems.tip} placeholder={say('tip.none')} {...tip} />
    </>
  );
}
