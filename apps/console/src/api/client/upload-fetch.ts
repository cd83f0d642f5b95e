/** What is asked of a request that carries a file. */
export type UploadInit = Required<Pick<RequestInit, 'method' | 'body' | 'signal'>> & { headers: Headers };

/**
 * `fetch` for a file on its way: tells the share that is sent (0 to 1), which `fetch` cannot. Rejects when no answer
 * came, and when the signal stopped it.
 */
export function uploadFetch(
  url: string,
  { method, headers, body, signal }: UploadInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('No answer came'));
    request.open(method, url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) fail();
    else request.send(body as XMLHttpRequestBodyInit);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('Retry-After');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
  });
}
