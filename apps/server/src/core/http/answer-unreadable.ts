import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@sokoni/contract/errors';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { failureBody } from './answer.ts';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_long',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** What came over the wire is no request that a route could answer: it gets the shape of every failure, and the connection ends. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const underWay = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage;
  if (socket.writable && !underWay?.headersSent) {
    const failure = new DomainError(codes[error.code ?? ''] ?? 'malformed_request');
    const body = JSON.stringify(failureBody(failure, newId()));
    const head = [
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
