import { vi } from 'vitest';
import type { Store, UserInfo } from '#contract-types.ts';
import { localArea, tabArea } from './key-value.ts';

/** Local or session storage for tests in node. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly #held = new Map<string, string>();

  get length(): number {
    return this.#held.size;
  }
  key(index: number): string | null {
    return [...this.#held.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#held.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#held.set(key, String(value));
  }
  removeItem(key: string): void {
    this.#held.delete(key);
  }
  clear(): void {
    this.#held.clear();
  }
}

/** `document.cookie` for tests: keeps the values, and each write as it was made. */
export class FakeCookieJar {
  readonly writes: string[] = [];
  readonly #held = new Map<string, string>();

  get cookie(): string {
    return [...this.#held].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  set cookie(write: string) {
    this.writes.push(write);
    const [pair = '', ...attributes] = write.split('; ');
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut);
    if (attributes.includes('Max-Age=0')) this.#held.delete(name);
    else this.#held.set(name, pair.slice(cut + 1));
  }
}

export interface FakeBrowser {
  local: FakeStorage;
  tab: FakeStorage;
  jar: FakeCookieJar;
}

/** Puts fresh storage and cookies in place of the browser's; what a test without them left in memory is gone. */
export function openFakeBrowser(): FakeBrowser {
  const browser = { local: new FakeStorage(), tab: new FakeStorage(), jar: new FakeCookieJar() };
  vi.stubGlobal('localStorage', browser.local);
  vi.stubGlobal('sessionStorage', browser.tab);
  vi.stubGlobal('document', browser.jar);
  vi.stubGlobal('location', { protocol: 'https:' });
  localArea.clear();
  tabArea.clear();
  return browser;
}

/** Answers fetch by route ('POST /path') and keeps what was asked. A value that is a function is called. */
export function answerFetch(answers: Record<string, unknown>): { route: string; init: RequestInit }[] {
  const asked: { route: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const route = `${init.method} ${url}`;
    asked.push({ route, init });
    const answer = answers[route];
    if (answer === undefined) throw new TypeError(`Nothing answers ${route}`);
    if (answer instanceof Response) return answer.clone();
    const data: unknown = typeof answer === 'function' ? await answer(init) : answer;
    if (data instanceof Response) return data;
    return Response.json({ code: 200, message: 'Done', data });
  });
  return asked;
}

export const anUser: UserInfo = {
  id: '0190-user',
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.test',
  phone: '+2348012345678',
  email_verified: true,
  has_password: true,
  referral_code: 'AMINA1',
  rows_per_page: 10,
  language: null,
  roles: { 'store-1': ['super_admin'], 'store-2': ['associate'] },
};

export function aStore(id: string, changes: Partial<Store> = {}): Store {
  return {
    id,
    name: `Store ${id}`,
    description: '',
    business_code: `code-${id}`,
    business_token: `business-token-of-${id}`,
    sub_domain: id,
    storefront_url: `http://${id}.localhost`,
    currency_code: 'NGN',
    logo_key: null,
    base_url: '',
    stats: { product_count: 3 },
    default_theme: 'duka',
    mode: 'test',
    test_product: true,
    reg_channel: 'web',
    product_type_id: null,
    store_module: 'general_store',
    web_support: true,
    pos_support: true,
    email: '',
    phone: '',
    address: '',
    country: '',
    timezone: '',
    language: 'en',
    extra_languages: [],
    receipt_footer: '',
    invoice_footer: '',
    statement_footer: '',
    payment_terms: '',
    bank_details: '',
    social: { website: '', instagram: '', facebook: '', x: '', tiktok: '', youtube: '', whatsapp: '' },
    account: {
      contract_type: 'basic',
      apply_vat: false,
      vat_percent: 0,
      prices_include_vat: false,
      shipping_vat_percent: null,
      vat_decided: false,
      trial_ends_at: null,
      can_start_trial: true,
    },
    modules: {},
    created_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
