import { currentLanguage } from '@sokoni/messages/current-language';
import { shopNotices } from '@sokoni/messages/en/storefront/shop';
import { translator } from '@sokoni/messages/translator';
import { languages } from '@sokoni/rules/languages';
import { linkInLanguage } from '@sokoni/rules/storefront/shop-languages';
import { renderDoor } from '@sokoni/themes/render.tsx';
import type { Shop } from '@sokoni/themes/shop.ts';
import { escapeHtml } from '#core/http/html.ts';
import type { FoundShop } from './find-shop.ts';
import { policyOf } from './page-policy.ts';

const say = translator({ shopNotices });

const style = `body{margin:0;display:grid;min-height:100vh;place-content:center;padding:24px;font:1rem/1.5 system-ui,sans-serif;
background:#fafaf8;color:#14181f;text-align:center}h1{font-size:1.5rem;margin:0 0 8px}p{margin:0;max-width:40ch}
form{display:grid;gap:12px;margin-top:24px;text-align:start}label{display:grid;gap:4px;font-weight:600}
input,button{font:inherit;min-height:48px;padding:8px 12px;border:1px solid #6b6f76;border-radius:8px}
button{background:#1b7a4b;color:#fff;border-color:#1b7a4b;font-weight:600;cursor:pointer}
a{display:inline-block;padding-block:6px;color:inherit}.brand{margin:0 auto 24px;font-size:1.25rem;font-weight:700}
.brand img{display:block;width:auto;height:auto;max-width:200px;max-height:72px;margin:0 auto 8px}.orders{margin:16px auto}
address{display:grid;font-style:normal}ul{display:flex;flex-wrap:wrap;justify-content:center;gap:0 20px;margin:0;padding:0;list-style:none}p[role=alert]{margin-top:16px;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#12151a;color:#f2f2ee}input{background:#1a1e25;color:inherit}}`;

/**
 * What is said where there is no shop to say it.
 * @param around HTML above and below it
 */
export function noticePage(
  notice: 'unknown' | 'failed' | 'too_many' | 'confirming' | 'paused' | 'private',
  text: string = say(`text.${notice}`),
  { above = '', below = '' }: { above?: string; below?: string } = {},
): { html: string; policy: string } {
  const title = escapeHtml(say(`title.${notice}`));
  const html = `<!doctype html>
<html lang="${currentLanguage()}" dir="${languages[currentLanguage()].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${above}<h1>${title}</h1><p>${escapeHtml(text)}</p>${below}</main></body></html>`;
  return { html, policy: policyOf(style) };
}

/** What a shop answers. */
export interface ShopAnswer {
  status: number;
  type: string;
  body: string;
  /** What this page may load and run. */
  policy: string;
}

const type = 'text/html; charset=utf-8';

/**
 * What visitors see of a shop that is not open to them. Paused, it says who it is, how to reach it and where orders are found, in the
 * merchant's words where there are some; search engines come again.
 * @param problem what has become of what they came back from; empty for nothing
 */
export function closedPage(notice: NonNullable<FoundShop['notice']>, shop: Shop, problem = ''): ShopAnswer {
  if (notice.kind === 'private') return privatePage(shop, { isWrong: false, problem });
  const { brand, contact } = renderDoor(shop);
  const account = linkInLanguage('/account', shop.language, shop.languages);
  const orders = `<p class="orders"><a href="${account}">${escapeHtml(say('paused.orders'))}</a></p>`;
  const around = { above: brand, below: alertOf(problem) + orders + contact };
  const { html, policy } = noticePage('paused', notice.message || undefined, around);
  return { status: 503, type, body: html, policy };
}

/** The door of a shop that has a password. */
export function privatePage(
  { language, languages: offered }: Pick<Shop, 'language' | 'languages'>,
  { isWrong, problem = '' }: { isWrong: boolean; problem?: string },
): ShopAnswer {
  const action = linkInLanguage('/password', language, offered);
  const said = alertOf(isWrong ? say('password.wrong') : problem);
  const form = `<form method="post" action="${action}"><label>${escapeHtml(say('password'))}
<input type="password" name="password" required maxlength="128" autocomplete="off"></label>
<button type="submit">${escapeHtml(say('password.enter'))}</button></form>`;
  const { html, policy } = noticePage('private', undefined, { below: said + form });
  return { status: 401, type, body: html, policy };
}

function alertOf(problem: string): string {
  return problem && `<p role="alert">${escapeHtml(problem)}</p>`;
}
