import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';

const queryKey = keys.order('s1', 'o1');

/** A thing that is looked at, each read of which waits until the test answers it. */
function looked() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const reads: ((answer: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => reads.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  const shown = () => client.getQueryData(queryKey);
  return { client, reads, shown };
}

/** Everything that was told has been heard. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('is not undone by a read that began before the save, and a change of somebody else since then is read', async () => {
  const { client, reads, shown } = looked();
  reads[0]?.('outstanding');
  await settled();
  void client.invalidateQueries({ queryKey });
  expect(reads).toHaveLength(2);
  showAnswer(client, queryKey, 'paid');
  reads[1]?.('outstanding');
  await settled();
  expect(shown()).toBe('paid');
  expect(reads).toHaveLength(3);
  reads[2]?.('paid, and a note');
  await settled();
  expect(shown()).toBe('paid, and a note');
});

it('costs no read where none is on its way', async () => {
  const { client, reads, shown } = looked();
  reads[0]?.('outstanding');
  await settled();
  showAnswer(client, queryKey, 'paid');
  await settled();
  expect(shown()).toBe('paid');
  expect(reads).toHaveLength(1);
});
