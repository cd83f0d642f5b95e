/**
 * Several statements of one transaction that do not need each other: they travel together. As Promise.all, but a failure is
 * thrown only when all have ended, so that none of them goes on after its transaction is over.
 */
export async function pipelined<Parts extends readonly unknown[]>(
  parts: readonly [...Parts],
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts) as Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }>;
}
