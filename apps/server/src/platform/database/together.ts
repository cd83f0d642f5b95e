/**
 * Several statements of one transaction that do not need each other: they travel together. As Promise.all, but a failure is told
 * only when all have ended, so that none of them goes on after its transaction is over.
 */
export async function together<Parts extends readonly unknown[]>(
  parts: readonly [...Parts],
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts) as Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }>;
}

/**
 * Resolves when every statement that was asked for in this turn of the event loop is handed over, and before any is written: what is
 * asked for then comes behind them, and travels with them.
 */
export function onTheirWay(): Promise<void> {
  // Kysely hands a statement over some promises later; a tick comes when no promise is left to be told.
  return new Promise((resolve) => {
    process.nextTick(resolve);
  });
}
