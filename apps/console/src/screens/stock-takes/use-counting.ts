import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { ApiError } from '#api/client/api-error.ts';
import { countsChanged, type SentCount, sendCounts } from '#api/inventory/stock-takes.ts';
import type { StockTakeLine } from '#contract-types.ts';
import { itemWithCode } from '#parts/products/item-with-code.ts';
import { newId } from '#session/new-id.ts';
import { countQueue, type QueueState } from './count-queue.ts';

/** Something that was counted on this device: acknowledged at once, named when the server has answered. */
export interface Beep {
  id: string;
  code: string;
  units: number;
  line: StockTakeLine | null;
  state: 'sending' | 'counted' | 'unknown';
}

/** So many of the last ones are shown. */
const shownBeeps = 6;
const quiet: QueueState = { waiting: 0, isOffline: false, refusal: null };

/** Counts on this device, and what the server has made of them. */
export function useCounting(takeId: string) {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const [state, setState] = useState(quiet);
  const [beeps, setBeeps] = useState<readonly Beep[]>([]);
  const [queue] = useState(() =>
    countQueue({
      send: (counts) => sendCounts(storeId, takeId, counts),
      onAnswer: ({ lines, unknown }, counts) => {
        const sent = new Set(counts.map(({ id }) => id));
        setBeeps((before) =>
          before.map((beep) => (sent.has(beep.id) ? answered(beep, lines, unknown) : beep)),
        );
        countsChanged(storeId, client);
      },
      onState: setState,
      mayPass: (error) => error instanceof ApiError && (error.status === 0 || error.status >= 500),
      later: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    }),
  );

  const online = useEffectEvent(() => queue.retry());
  useEffect(() => {
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      queue.stop();
    };
  }, [queue]);

  function add(count: Omit<SentCount, 'id'>, line: StockTakeLine | null): void {
    const id = newId();
    queue.add({ ...count, id });
    setBeeps((before) =>
      [
        { id, code: count.code ?? '', units: count.units ?? 1, line, state: 'sending' as const },
        ...before,
      ].slice(0, shownBeeps),
    );
    // A phone says it in the hand; where it cannot, the screen says it alone.
    navigator.vibrate?.(30);
  }

  return {
    state,
    beeps,
    retry: () => queue.retry(),
    scan: (code: string) => add({ code, kind: 'scan', units: 1 }, null),
    type: (line: StockTakeLine, units: number) =>
      add({ variant_id: line.variant_id, kind: 'typed', units }, line),
  };
}

function answered(beep: Beep, lines: readonly StockTakeLine[], unknown: readonly string[]): Beep {
  const line = beep.line
    ? lines.find(({ variant_id }) => variant_id === beep.line?.variant_id)
    : itemWithCode(lines, beep.code);
  if (line) return { ...beep, line, state: 'counted' };
  return { ...beep, state: unknown.includes(beep.code) ? 'unknown' : 'counted' };
}
