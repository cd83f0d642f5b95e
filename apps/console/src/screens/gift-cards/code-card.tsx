import { giftCardCodeText } from '@sokoni/rules/gift-card';
import type { GiftCard } from '#api/types.ts';
import { calendarDayText } from '#parts/dates.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { MailIcon, PrintIcon } from '#ui/icons-more.tsx';
import styles from './gift-cards.module.css';

/** The whole code, for who issued the card: to read aloud, to print, or to send. */
export function CodeCard({ card, code }: { card: GiftCard; code: string }) {
  const money = useMoneyText();
  const store = useSession(({ activeStore }) => activeStore?.name) ?? '';
  const written = giftCardCodeText(code);
  const until = card.ends_on ? `Good until ${calendarDayText(card.ends_on)}.` : '';
  const lines = [`A gift card of ${money(card.issued)} from ${store}`, `Code: ${written}`, until].filter(
    Boolean,
  );
  const mail = `mailto:?subject=${encodeURIComponent(`A gift card from ${store}`)}&body=${encodeURIComponent(lines.join('\n'))}`;
  return (
    <Card
      title="Code"
      description="Who has it can spend it. Only you see all of it; others see its last four characters."
    >
      <p className={styles.code}>{written}</p>
      <div className={styles.acts}>
        <CopyButton text={written} label="Copy code" />
        <Button size="sm" icon={<PrintIcon size={16} />} onClick={() => window.print()}>
          Print
        </Button>
        <a href={mail} className={buttonClass({ size: 'sm' })}>
          <MailIcon size={16} /> Mail
        </a>
      </div>
      <div className={styles.slip} aria-hidden="true">
        <div className={styles.paper}>
          <strong>{store}</strong>
          <span>Gift card</span>
          <strong className={styles.worth}>{money(card.issued)}</strong>
          <strong className={styles.written}>{written}</strong>
          {until && <span>{until}</span>}
        </div>
      </div>
    </Card>
  );
}
