import { dotText } from '@sokoni/messages/list-text';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '#api/client/message-of.ts';
import type { StockTake } from '#contract-types.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Muted, Stack } from '#ui/layout/layout.tsx';
import { LinesCard } from './stock-take-lines-card.tsx';
import styles from './stock-takes.module.css';
import type { Beep, useCounting } from './use-counting.ts';

interface CountPanelProps {
  take: StockTake;
  counting: ReturnType<typeof useCounting>;
}

/** Counting, for a scanner, a phone and a finger: each beep is answered at once, whatever the network does. */
export function CountPanel({ take, counting }: CountPanelProps) {
  const { state, beeps, scan, retry } = counting;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useScanner(scan);

  function add(event: FormEvent): void {
    event.preventDefault();
    const typed = code.trim();
    if (typed !== '') scan(typed);
    setCode('');
    field.current?.focus();
  }

  return (
    <Grid column="28rem">
      <Card
        title={sayStockTake('scan.title')}
        description={sayStockTake('scan.counted', {
          ...{ counted: countText(take.counted), lines: countText(take.lines) },
        })}
      >
        <Stack>
          <form onSubmit={add} noValidate>
            <Stack gap={2}>
              <TextField
                ref={field}
                label={sayStockTake('scan.label')}
                size="lg"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={100}
                enterKeyHint="done"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
              <Button type="submit" size="lg" variant="primary" fullWidth>
                {sayStockTake('scan.add')}
              </Button>
            </Stack>
          </form>
          <LastBeep beep={beeps[0]} />
          {state.waiting > 0 && (state.isOffline || state.refusal !== null) && (
            <NotificationCard
              kind={state.refusal === null ? 'warning' : 'error'}
              title={sayStockTake('scan.waiting', { count: state.waiting })}
              actionLabel={sayStockTake('scan.retry')}
              onAction={retry}
            >
              {state.refusal === null ? sayStockTake('scan.keepOpen') : messageOf(state.refusal)}
            </NotificationCard>
          )}
          {beeps.length > 1 && (
            <ul className={styles.beeps} aria-label={sayStockTake('scan.before')}>
              {beeps.slice(1).map((beep) => (
                <li key={beep.id} className={styles.beep}>
                  <span>{nameOf(beep)}</span>
                  <span>{beep.line?.counted ?? ''}</span>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      <LinesCard take={take} onType={counting.type} />
    </Grid>
  );
}

function LastBeep({ beep }: { beep: Beep | undefined }) {
  return (
    <div className={styles.last} role="status" data-state={beep?.state}>
      {beep ? (
        <>
          <span className={styles.lastTitle}>{nameOf(beep)}</span>
          {beep.state === 'unknown' ? (
            <span>{sayStockTake('scan.unknown')}</span>
          ) : beep.state === 'sending' ? (
            <span className={styles.quiet}>{sayStockTake('scan.sending')}</span>
          ) : (
            <span className={styles.lastCount}>
              {beep.line?.counted == null ? '' : countText(beep.line.counted)}
            </span>
          )}
        </>
      ) : (
        <Muted>{sayStockTake('scan.first')}</Muted>
      )}
    </div>
  );
}

function nameOf({ line, code }: Beep): string {
  return line ? dotText([line.product_title, line.variant_name]) : code;
}
