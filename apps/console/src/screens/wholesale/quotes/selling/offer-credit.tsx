import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { creditUse } from '@sokoni/rules/wholesale/credit-use';
import { offerCredit } from '@sokoni/rules/wholesale/offer-credit';
import { useCompanyAgreement } from '#api/wholesale/agent-orders.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { CreditNotice } from '#screens/wholesale/buying/cart/cart-notices.tsx';
import { saySellingQuotes as say } from '#sentences/wholesale/selling-quotes.ts';
import { Muted } from '#ui/layout/layout.tsx';
import { type LineFields, typedLines } from '../form/line-fields.ts';
import type { ChosenCompany } from './company-select.tsx';

interface OfferCreditProps {
  company: ChosenCompany;
  lines: readonly LineFields[];
  currency: CurrencyCode;
}

/** What credit a company has left, and whether it could accept what is being offered; nothing for one without a limit. */
export function OfferCredit({ company: { id, name }, lines, currency }: OfferCreditProps) {
  const terms = useCompanyAgreement(id).data;
  if (!terms || terms.credit_limit === null || terms.payment_terms === 'on_delivery') return null;
  const { credit_limit: limit, outstanding } = terms;
  const money = moneyTextIn(currency);
  const left = creditUse({ limit, outstanding }).left ?? 0;
  return (
    <>
      <Muted>{say('credit.left', { left: money(left), limit: money(limit) })}</Muted>
      <CreditNotice
        used={offerCredit(typedLines(lines, currency), terms)}
        {...{ limit, currency }}
        words={{
          warning: (amounts) => say('credit.warning', { ...amounts, name }),
          over: (amounts) => say('credit.over', { ...amounts, name }),
          hint: say('credit.hint'),
        }}
      />
    </>
  );
}
