import { giftCardCodeText } from '@sokoni/rules/credit/gift-card';
import { MailIcon, PrinterIcon } from 'lucide-react';
import type { GiftCard } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayGiftCardPage as say } from '#sentences/gift-cards/page.ts';
import { useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './gift-cards.module.css';

/** The whole code, for who issued the card: to read aloud, to print, or to send. */
export function CodeCard({ card, code }: { card: GiftCard; code: string }) {
  const dates = useStoreDates();
  const money = useMoneyText();
  const store = useSession(({ activeStore }) => activeStore?.name) ?? '';
  const written = giftCardCodeText(code);
  const until = card.ends_on ? say('code.until', { day: dates.calendarDay(card.ends_on) }) : '';
  const lines = [
    say('code.mail', { amount: money(card.issued), store }),
    say('code.mailCode', { code: written }),
    until,
  ].filter(Boolean);
  const mail = `mailto:?subject=${encodeURIComponent(say('code.subject', { store }))}&body=${encodeURIComponent(lines.join('\n'))}`;
  return (
    <Card title={say('code.title')} description={say('code.description')}>
      <p className={styles.code}>{written}</p>
      <div className={styles.acts}>
        <CopyButton text={written} label={say('code.copy')} />
        <Button size="sm" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
          {say('code.print')}
        </Button>
        <a href={mail} className={buttonClass({ size: 'sm' })}>
          <MailIcon size={16} /> {say('code.email')}
        </a>
      </div>
      <div className={styles.slip} aria-hidden="true">
        <div className={styles.paper}>
          <strong>{store}</strong>
          <span>{say('code.slip')}</span>
          <strong className={styles.value}>{money(card.issued)}</strong>
          <strong className={styles.written}>{written}</strong>
          {until && <span>{until}</span>}
        </div>
      </div>
    </Card>
  );
}
