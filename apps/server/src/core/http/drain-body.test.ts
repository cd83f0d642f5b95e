import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/** Writes so many megabytes and only then reads, as many clients do: the status it hears, or what broke. */
function post(megabytes: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    const head = [
      'POST /accounts/api/v1/auth/users/login HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${megabytes * megabyte.length}`,
    ];
    let heard = '';
    socket.setEncoding('latin1').on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    socket.on('close', () => resolve(heard));
    socket.pause();
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let left = megabytes;
    const write = () => {
      if (left-- > 0) {
        socket.write(megabyte, write);
        return;
      }
      socket.on('data', (text) => {
        heard = String(text).slice(0, 12);
        socket.destroy();
      });
      socket.resume();
    };
    write();
  });
}

describe('a body over the limit', () => {
  it('is answered 413 to each of many clients that write it to its end', async () => {
    const answers = await Promise.all(Array.from({ length: 104 }, () => post(4)));
    expect(answers).toEqual(answers.map(() => 'HTTP/1.1 413'));
  });

  it('is not read on for ever', async () => {
    expect(await post(64)).not.toBe('HTTP/1.1 413');
  });
});
