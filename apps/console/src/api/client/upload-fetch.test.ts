import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFetch } from './upload-fetch.ts';

/** A request whose network the test plays. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly sent: unknown[] = [];
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  retryAfter: string | null = null;

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.sent.push(method, url);
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string | null {
    return this.retryAfter;
  }
  send(body: unknown): void {
    this.sent.push(body);
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

const body = new FormData();
const shares: number[] = [];

function upload(signal = new AbortController().signal): Promise<Response> {
  const headers = new Headers({ Authorization: 'Bearer t' });
  return uploadFetch('/logo', { method: 'POST', headers, body, signal }, (share) => shares.push(share));
}

beforeEach(() => {
  shares.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

describe('An upload', () => {
  it('sends what fetch would, and tells how far it is', async () => {
    const answer = upload();
    FakeRequest.last.upload.onprogress?.({ loaded: 0, total: 0 });
    FakeRequest.last.upload.onprogress?.({ loaded: 50, total: 200 });
    FakeRequest.last.answer(200, '{"code":200}');
    expect((await answer).ok).toBe(true);
    expect(await (await answer).json()).toEqual({ code: 200 });
    expect(FakeRequest.last.sent).toEqual(['POST', '/logo', body]);
    expect(FakeRequest.last.headers).toEqual({ authorization: 'Bearer t' });
    expect(shares).toEqual([0, 0.25]);
  });

  it('answers a refusal with its status and Retry-After', async () => {
    const answer = upload();
    FakeRequest.last.retryAfter = '7';
    FakeRequest.last.answer(413, '{"error":"file_too_large"}');
    expect((await answer).status).toBe(413);
    expect((await answer).headers.get('Retry-After')).toBe('7');
  });

  it('rejects when no answer comes', async () => {
    const answer = upload();
    FakeRequest.last.onerror?.();
    await expect(answer).rejects.toThrow('No answer came');
  });

  it('stops when its signal says so, before or on the way', async () => {
    const stop = new AbortController();
    const answer = upload(stop.signal);
    stop.abort();
    await expect(answer).rejects.toThrow();
    await expect(upload(stop.signal)).rejects.toThrow();
    expect(FakeRequest.last.sent).toEqual(['POST', '/logo']);
  });
});
