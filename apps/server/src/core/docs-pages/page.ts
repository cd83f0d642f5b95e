import { type ErrorCode, errors } from '@sokoni/contract/errors';
import { errorSentence } from '#core/errors/sentences.ts';
import { escapeHtml } from '#core/http/html.ts';
import type { OpenApi, Operation } from './openapi.ts';

/** The readable page of the API: one section a call, without a script. */
export function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const links = operations
    .map(
      ({ method, path }) =>
        `<li><a href="#${anchor(method, path)}"><b>${method}</b> ${breakable(path)}</a></li>`,
    )
    .join('');
  const failures = (Object.keys(errors) as ErrorCode[])
    .map(
      (code) =>
        `<tr><td>${errors[code].status}</td><td><code>${breakable(code)}</code></td><td>${escapeHtml(errorSentence(code))}</td></tr>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | Sokoni</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1><p>${inline(document.info.description)} The same as a document for programs: <a href="/openapi.json">/openapi.json</a>.</p>
<p>A success answers HTTP 200 with <code>{ code, message, data }</code>. A failure answers its HTTP status with <code>{ code, error, message, fields, request_id }</code>.</p>
<nav aria-label="Calls"><ul>${links}</ul></nav>
${operations.map(({ method, path, operation }) => section(method, path, operation)).join('\n')}
<h2 id="failures">Failures</h2><table><thead><tr><th>Status</th><th>Error</th><th>Message</th></tr></thead><tbody>${failures}</tbody></table>
</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters
    .map(
      ({ name, in: place, required }) =>
        `<li><code>${escapeHtml(name)}</code> in the ${place}${required ? '' : ', optional'}</li>`,
    )
    .join('');
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const { content } = operation.responses[200] as { content: Record<string, { schema: unknown }> };
  const [answerType, answer] = Object.entries(content)[0] ?? [];
  return `<section id="${anchor(method, path)}"><h2><b>${method}</b> ${breakable(path)}</h2><p>${escapeHtml(operation.summary)}</p>
${parameters ? `<ul>${parameters}</ul>` : ''}
${body ? `<details><summary>Body (${type})</summary><pre tabindex="0">${escapeHtml(JSON.stringify(body.schema, null, 2))}</pre></details>` : ''}
<details><summary>Answer (${answerType})</summary><pre tabindex="0">${escapeHtml(JSON.stringify(answer?.schema, null, 2))}</pre></details></section>`;
}

function anchor(method: string, path: string): string {
  return `${method}${path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Narrow pages break a path or a code between its parts, and nowhere else. */
function breakable(text: string): string {
  return escapeHtml(text).replaceAll(/[/_]/g, '$&<wbr>');
}

function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

const style = `
:root{color-scheme:light dark;--paper:#fafaf8;--ink:#14181f;--line:#e2e0da;--link:#1b7a4b}
@media (prefers-color-scheme:dark){:root{--paper:#12151a;--ink:#e8eaed;--line:#2c323b;--link:#5cc98f}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.6 "Inter Variable",system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}a{color:var(--link)}nav ul{columns:24rem;padding:0;list-style:none;font-size:.85rem}
nav li{break-inside:avoid;padding-inline-start:2rem;text-indent:-2rem}h2{font-size:1rem;margin-top:2rem;padding-top:1rem;border-top:1px solid var(--line)}
pre{overflow:auto;padding:1rem;border:1px solid var(--line);border-radius:8px;font-size:.8rem}table{border-collapse:collapse;width:100%}
td,th{text-align:start;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}summary{cursor:pointer;padding:.25rem 0}`;
