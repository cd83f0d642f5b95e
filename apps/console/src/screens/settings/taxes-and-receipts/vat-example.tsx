import { roundDecimals } from '@sokoni/rules/forms/number-input';
import { currencyOf, isCurrencyCode } from '@sokoni/rules/money/currencies';
import { formatMoney, toMinorUnits } from '@sokoni/rules/money/money';
import { type VatMethod, vatBreakdown } from '@sokoni/rules/pricing/vat-breakdown';
import { checkVatSettings } from '@sokoni/rules/stores/vat-settings';
import { useState } from 'react';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { sayTaxes } from '#sentences/settings/taxes.ts';
import { currentLocale } from '#session/language.ts';
import { Card } from '#ui/layout/card.tsx';
import styles from './vat-form.module.css';

interface VatExampleProps {
  currencyCode: string;
  /** As typed, so that the example follows every key. */
  settings: VatMethod;
}

interface Line {
  term: string;
  minor: number;
}

/** What the settings do to one price, in the store's currency. */
export function VatExample({ currencyCode, settings }: VatExampleProps) {
  const [price, setPrice] = useState('1000');
  if (!isCurrencyCode(currencyCode)) return null;
  const { decimals } = currencyOf(currencyCode);
  const minor = toMinorUnits(roundDecimals(price, decimals), currencyCode);
  const lines =
    minor.ok && minor.value >= 0 && checkVatSettings(settings).ok ? linesOf(minor.value, settings) : null;

  return (
    <Card title={sayTaxes('example.title')}>
      <NumberInput
        label={sayTaxes('example.price')}
        suffix={currencyCode}
        min={0}
        places={decimals}
        value={price}
        onChange={setPrice}
      />
      <dl className={styles.lines} aria-live="polite">
        {(lines ?? nothingKnown()).map(({ term, minor: amount }, index, all) => (
          <div
            key={term}
            className={index === all.length - 1 ? `${styles.line} ${styles.total}` : styles.line}
          >
            <dt>{term}</dt>
            <dd>{lines ? formatMoney(amount, currencyCode, currentLocale()) : '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function nothingKnown(): Line[] {
  return [
    { term: sayTaxes('example.net'), minor: 0 },
    { term: sayTaxes('example.vat'), minor: 0 },
    { term: sayTaxes('example.gross'), minor: 0 },
  ];
}

function linesOf(price: number, settings: VatMethod): Line[] {
  const { net, vat, gross } = vatBreakdown(price, settings);
  return [
    { term: sayTaxes('example.net'), minor: net },
    { term: vatTerm(settings), minor: vat },
    { term: sayTaxes('example.gross'), minor: gross },
  ];
}

function vatTerm({ apply_vat, vat_percent }: VatMethod): string {
  if (!apply_vat) return sayTaxes('example.noVat');
  return sayTaxes('example.vatOf', { percent: `${Number(vat_percent)}%` });
}
