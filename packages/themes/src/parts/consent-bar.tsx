import { useShop } from './shop-context.ts';

/** Asks whether a visit may be counted; the shop's script shows it to who has not answered, and nothing is counted without it. */
export function ConsentBar() {
  const { say } = useShop();
  return (
    <aside className="consent" data-consent hidden aria-label={say('consent')}>
      <p>{say('consentText')}</p>
      <button className="button" type="button" data-consent-answer="yes">
        {say('consentYes')}
      </button>
      <button className="quiet-button" type="button" data-consent-answer="no">
        {say('consentNo')}
      </button>
    </aside>
  );
}
