import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

function endOf() {
  let resolve = (_: string) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Works that end when they are told to. */
function worksOf(inTurn: ReturnType<typeof limitConcurrency>) {
  const begun: string[] = [];
  const ends = new Map<string, ReturnType<typeof endOf>>();
  const ask = (name: string) =>
    inTurn(() => {
      begun.push(name);
      const end = endOf();
      ends.set(name, end);
      return end.promise;
    });
  return { begun, ask, end: (name: string) => ends.get(name) };
}

describe('Turns', () => {
  it('are had by so many at a time, in the order in which they came', async () => {
    const { begun, ask, end } = worksOf(limitConcurrency(2));
    const asked = ['first', 'second', 'third', 'fourth'].map(ask);
    expect(begun).toEqual(['first', 'second']);
    end('second')?.resolve('done');
    expect(await asked[1]).toBe('done');
    expect(begun).toEqual(['first', 'second', 'third']);
    end('first')?.resolve('done');
    await asked[0];
    expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('are given on by what fails', async () => {
    const { begun, ask, end } = worksOf(limitConcurrency(1));
    const [failing] = ['first', 'second'].map(ask);
    end('first')?.reject(new Error('No luck'));
    await expect(failing).rejects.toThrow('No luck');
    expect(begun).toEqual(['first', 'second']);
  });

  it('are refused to whoever finds too many waiting', async () => {
    const { begun, ask, end } = worksOf(limitConcurrency(1, 1));
    const asked = ['first', 'second'].map(ask);
    await expect(ask('third')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
    end('first')?.resolve('done');
    await asked[0];
    expect(begun).toEqual(['first', 'second']);
    const fourth = ask('fourth');
    end('second')?.resolve('done');
    end('fourth')?.resolve('in its turn');
    await asked[1];
    end('fourth')?.resolve('in its turn');
    expect(await fourth).toBe('in its turn');
  });

  it('are free again once all is done', async () => {
    const inTurn = limitConcurrency(1);
    expect(await inTurn(async () => 1)).toBe(1);
    expect(await inTurn(async () => 2)).toBe(2);
  });
});
