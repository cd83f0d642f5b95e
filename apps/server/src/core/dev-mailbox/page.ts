import { escapeHtml } from '#core/http/html.ts';
import type { CapturedMail } from '#core/mail/captured.ts';

const refreshSeconds = 3;

/** The newest mail first, each as its reader would see it. Its links open in a tab of their own; it runs no script. */
export function mailboxPage(mails: readonly CapturedMail[], refreshing: boolean): string {
  const list =
    mails.map(article).join('\n') ||
    '<p class="empty">No emails yet. Emails that Sokoni sends appear here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshing ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ''}
<title>Captured mail | Sokoni</title>
<style>${style}</style>
</head>
<body>
<main>
<header><h1>Captured mail</h1>${
    refreshing
      ? `<p>Looking for new mail every ${refreshSeconds} seconds. <a href="/dev/mailbox">Stop</a></p>`
      : '<p><a href="/dev/mailbox">Refresh</a> · <a href="/dev/mailbox?refresh">Keep refreshing</a> · <a href="/dev/mailbox.json">JSON</a></p>'
  }</header>
<p>SMTP_URL is not set, so these mails went to nobody.</p>
${list}
</main>
</body>
</html>
`;
}

function article({ id, to, subject, text, html, created_at }: CapturedMail): string {
  return `<article aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(subject)}</h2>
<p>To <b>${escapeHtml(to)}</b>, <time datetime="${created_at}">${created_at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<iframe title="${escapeHtml(subject)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(html)}"></iframe>
<details><summary>As text</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>
</article>`;
}

const style = `
:root{color-scheme:light dark;--paper:#fafaf8;--ink:#14181f;--quiet:#5b626d;--line:#e2e0da;--link:#1b7a4b}
@media (prefers-color-scheme:dark){:root{--paper:#12151a;--ink:#e8eaed;--quiet:#a2a9b4;--line:#2c323b;--link:#5cc98f}}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.6 "Inter Variable",system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem 4rem}a{color:var(--link)}h1{font-size:1.25rem;margin:0}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline;justify-content:space-between}header p{margin:0}
main>p{color:var(--quiet)}.empty{padding:4rem 0;text-align:center}
article{margin-top:1.5rem;padding-top:1.5rem;border-top:1px solid var(--line)}h2{font-size:1rem;margin:0;overflow-wrap:anywhere}
article p{margin:.25rem 0 .75rem;color:var(--quiet);overflow-wrap:anywhere}
iframe{display:block;box-sizing:border-box;width:100%;height:34rem;border:1px solid var(--line);border-radius:8px;background:#fafaf8;resize:vertical}
details{margin-top:.75rem}summary{cursor:pointer;padding:.25rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid var(--line);border-radius:8px;font-size:.85rem}`;
