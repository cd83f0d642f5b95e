import autocannon from 'autocannon';

const connections = 16;

/** How long each request took that was made in these seconds, 16 at a time, in milliseconds. */
export async function fire(url: string, headers: Record<string, string>, seconds = 1): Promise<number[]> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections, duration: seconds, headers }, (error, measured) =>
      error ? reject(error) : resolve(measured),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return times;
}
