import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import type { OutboxRow, OutboxRowOf } from '#offline/till-database.ts';
import { TillOffline } from '#offline/till-errors.ts';
import type { SaleDraft } from '#offline/till-types.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { useTill } from '../till-context.tsx';
import { tillProblem } from '../till-problem.ts';
import { exchangeRefusal, returnFor } from './exchange-return.ts';
import { needsServer } from './settlement.ts';

/** Writes a sale once, however often it is pressed; what went wrong is said, and the sale stays where it is. */
export function useCommit({ id: saleId, exchange }: OpenSale, onPaid: (row: OutboxRow) => void) {
  const till = useTill();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isUncertain, setIsUncertain] = useState(false);
  /** The server may have this sale, though its answer was lost: it alone may be tried again. */
  const uncertain = useRef<SaleDraft | null>(null);
  const id = useRef(saleId);
  const isPressed = useRef(false);
  const isLooked = useRef<Promise<void>>(undefined);

  function doubt(sale: SaleDraft | null): void {
    uncertain.current = sale;
    setIsUncertain(sale !== null);
  }

  /** The sale was tried before, and the dialog closed: what became of it decides how it goes on. */
  const goOn = useEffectEvent((before: OutboxRowOf<'sale'> | undefined) => {
    if (!before) return;
    if (before.result === null) {
      doubt(before.payload);
      setProblem(say('problem.uncertain'));
    } else if (before.result.state === 'stored') {
      isPressed.current = true;
      onPaid(before);
    } else id.current = newUuid();
  });

  useEffect(() => {
    let isGone = false;
    isLooked.current = till.sale(saleId).then(
      (row) => {
        if (!isGone) goOn(row);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [till, saleId]);

  async function write(draft: SaleDraft): Promise<OutboxRow | null> {
    if (exchange) {
      const refusal = await exchangeRefusal(till, exchange, draft);
      setProblem(refusal);
      if (refusal !== null) return null;
      const back = returnFor(exchange, draft, id.current, till.setup());
      return till.commitExchange(draft, id.current, back);
    }
    if (!draft.payments.some(({ method }) => needsServer(method))) return till.commitSale(draft, id.current);
    const row = await till.confirmOnline(draft, id.current);
    if (row.result.state === 'stored') return row;
    doubt(null);
    setProblem(row.result.message ?? say('problem.offline'));
    // What was refused keeps its id for good: another payment is another command.
    id.current = newUuid();
    return null;
  }

  async function commit(draft: () => Promise<SaleDraft | null>): Promise<void> {
    await isLooked.current;
    // A second press comes before the button is drawn disabled.
    if (isPressed.current) return;
    isPressed.current = true;
    setIsBusy(true);
    setProblem(null);
    let tried = uncertain.current;
    try {
      tried ??= await draft();
      const row = tried && (await write(tried));
      if (row) return onPaid(row);
    } catch (error) {
      if (error instanceof TillOffline && error.isUncertain) doubt(tried);
      setProblem(problemOf(error));
    }
    isPressed.current = false;
    setIsBusy(false);
  }

  return { isBusy, problem, isUncertain, commit };
}

function problemOf(error: unknown): string {
  if (error instanceof TillOffline) return say(error.isUncertain ? 'problem.uncertain' : 'problem.offline');
  return tillProblem(error);
}
