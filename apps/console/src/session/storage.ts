import { type Digits, isDigits, isLanguage, type Language } from '@sokoni/rules/languages';
import type { Store, UserInfo } from '#contract-types.ts';
import { cookie } from './cookie.ts';
import { localArea, tabArea } from './key-value.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** How long the session lives unless it is refreshed; kept beside the token. */
export interface SessionLife {
  /** Made at sign-in and kept by refreshes, so that another tab tells a new sign-in from a new token. */
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Seconds from a sign-in or refresh to the end. */
  seconds: number;
}

/** Wrong PINs in a row, and when the last of them was. */
export interface PinTries {
  wrong: number;
  /** Milliseconds since 1970. */
  last: number;
}

export interface Entry<T> {
  readonly key: string;
  get(): T | null;
  set(value: T): void;
  remove(): void;
}

/** Every name that the console keeps in the browser starts so. */
export const prefix = 'sokoni_';

const offlineSalesPart = 'offline_sales_';
const cartStart = 'b2b_';
const cartEnd = '_cart';

/** SPEC section 3 "Client-side storage": every key of the console, once. */
export const storage = {
  activeStore: json<Store>('active_store', hasId),
  activeStoreId: text('active_store_id'),
  activeStoreCurrencyCode: text('active_store_currency_code'),
  activeStoreStats: json<Store['stats']>('active_store_stats', isObject),
  stores: json<Store[]>('stores', (value) => Array.isArray(value) && value.every(hasId)),
  rememberMe: flag('remember_me'),
  mode: text<Store['mode']>('mode', (value) => value === 'test' || value === 'live'),
  email: text('email'),
  appVersion: text('app_version'),
  adminInfo: json<UserInfo>('admin_info', isUserInfo),
  theme: text<Theme>('theme', (value) => value === 'light' || value === 'dark' || value === 'auto'),
  /** Chosen on this device; absent: the browser's. */
  language: text<Language>('language', isLanguage),
  /** How numbers are written in Arabic; absent: with Western digits. */
  digits: text<Digits>('digits', isDigits),
  sidebarCollapsed: flag('sidebar_collapsed'),
  /** Whether single letters act as shortcuts; absent: they do. */
  letterShortcuts: flag('letter_shortcuts'),
  /** Whether a new order sounds; absent: it does not. */
  orderSound: flag('order_sound'),
  /** The open sale where the cashier left off. */
  currentSale: text('current_sale'),
  /** How the products of the till are shown; absent: as a grid. */
  productView: text<'grid' | 'list'>('product_view', (value) => value === 'grid' || value === 'list'),
  /** The paper of this device's receipts; absent: 80 mm. */
  receiptPaper: text<'58' | '80' | 'a4'>('receipt_paper', (value) => ['58', '80', 'a4'].includes(value)),
  /** How this device reaches its printer; absent: the browser prints. */
  printer: text<'browser' | 'usb' | 'serial' | 'bluetooth' | 'bridge'>('printer', (value) =>
    ['browser', 'usb', 'serial', 'bluetooth', 'bridge'].includes(value),
  ),
  /** Where the print bridge listens; absent: on this computer. */
  printBridge: text('print_bridge'),
  /** Whether each sale prints its receipt; absent: it does not. */
  printAutomatically: flag('print_automatically'),
  /** Whether this device has scanned with its camera; absent: it has not. */
  cameraScan: flag('camera_scan'),
  /** Whether nobody has unlocked the till since it was locked. */
  tillLocked: flag('till_locked'),
  /** Who sells at the till since a switch, and who was signed in then: somebody else begins anew. */
  tillCashier: json<{ store_id: string; signed_in: string; id: string }>('till_cashier', hasId),
  /** Wrong PINs on this device, by whose they should have been. */
  pinTries: json<Record<string, PinTries>>('pin_tries', isObject),
  /** Invites whose notice was sent away without an answer. */
  dismissedInvites: json<string[]>(
    'dismissed_invites',
    (value) => Array.isArray(value) && value.every(isText),
  ),
  sessionLife: json<SessionLife>('session', isSessionLife),
  offlineSales: (storeId: string) =>
    json<string[]>(`${offlineSalesPart}${storeId}`, (value) => Array.isArray(value) && value.every(isText)),
  /** A step that the merchant dismissed; the name comes from `guideStorageKey`. */
  guide: (name: string) => flag(name),
  wholesaleCart: (supplierId: string) =>
    json<unknown[]>(`${cartStart}${supplierId}${cartEnd}`, Array.isArray),
  /** When that cart was last changed, in ISO 8601; it goes with the cart. */
  wholesaleCartTime: (supplierId: string) => text(`${cartStart}${supplierId}_time${cartEnd}`),
  /** The id of the store whose cart that is; it goes with the cart. */
  wholesaleCartStore: (supplierId: string) => text(`${cartStart}${supplierId}_store${cartEnd}`),
};

/** The two tokens, held as cookies with the value `Bearer …`. */
export const userTokenCookie = cookie(`${prefix}user_token`);
export const businessTokenCookie = cookie(`${prefix}business_token`);

/** The store this tab works in, so that a reload stays there when another tab has moved on. */
export const tabStoreId = {
  get: (): string | null => tabArea.get(`${prefix}tab_store_id`),
  set: (storeId: string): void => tabArea.set(`${prefix}tab_store_id`, storeId),
  remove: (): void => tabArea.remove(`${prefix}tab_store_id`),
};

export function isOfflineSalesKey(key: string): boolean {
  return key.startsWith(`${prefix}${offlineSalesPart}`);
}

export function isWholesaleCartKey(key: string): boolean {
  return key.startsWith(`${prefix}${cartStart}`) && key.endsWith(cartEnd);
}

/** SPEC section 3: guide-progress keys are those with 'guide' in their name. */
export function isGuideKey(key: string): boolean {
  return key.includes('guide');
}

/** SPEC section 9: collapsed when nothing was kept. */
export function isSidebarCollapsed(): boolean {
  return storage.sidebarCollapsed.get() ?? true;
}

/** SPEC section 9: light when nothing was kept. */
export function savedTheme(): Theme {
  return storage.theme.get() ?? 'light';
}

function entry<T>(name: string, read: (raw: string) => T | null, write: (value: T) => string): Entry<T> {
  const key = `${prefix}${name}`;
  return {
    key,
    get() {
      const raw = localArea.get(key);
      return raw === null ? null : read(raw);
    },
    set: (value) => localArea.set(key, write(value)),
    remove: () => localArea.remove(key),
  };
}

function text<T extends string = string>(
  name: string,
  isValid: (raw: string) => boolean = () => true,
): Entry<T> {
  return entry<T>(
    name,
    (raw) => (isValid(raw) ? (raw as T) : null),
    (value) => value,
  );
}

function flag(name: string): Entry<boolean> {
  return entry<boolean>(
    name,
    (raw) => (raw === 'true' ? true : raw === 'false' ? false : null),
    (value) => String(value),
  );
}

function json<T>(name: string, isValid: (value: unknown) => boolean): Entry<T> {
  return entry<T>(
    name,
    (raw) => {
      try {
        const value: unknown = JSON.parse(raw);
        return isValid(value) ? (value as T) : null;
      } catch {
        return null;
      }
    },
    (value) => JSON.stringify(value),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasId(value: unknown): boolean {
  return isObject(value) && isText(value.id);
}

function isUserInfo(value: unknown): boolean {
  return isObject(value) && isText(value.id) && isText(value.email) && isObject(value.roles);
}

function isSessionLife(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.id) &&
    typeof value.expiresAt === 'number' &&
    typeof value.seconds === 'number'
  );
}
