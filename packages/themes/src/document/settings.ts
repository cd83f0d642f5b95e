import { type Typeface, typefaces } from './typefaces.ts';

/** A picture of the store's own library; where it is cut, the focal point stays in sight (both 0 to 1). */
export interface PictureSetting {
  image_id: string;
  alt: string;
  focal_x: number;
  focal_y: number;
}

/** What a merchant can set of a theme, a section or a block: one field of a form, and what stands while it is not set. */
export type Setting =
  | { readonly kind: 'text'; readonly max: number; readonly default: string }
  /** Sanitised HTML. */
  | { readonly kind: 'rich_text'; readonly max: number; readonly default: string }
  /** `#rrggbb`. */
  | { readonly kind: 'colour'; readonly default: string }
  | { readonly kind: 'typeface'; readonly default: Typeface }
  | { readonly kind: 'picture' }
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly default: number;
    }
  | { readonly kind: 'switch'; readonly default: boolean }
  /** By the clocks of who reads it, `2026-12-31T18:00`; empty for none. */
  | { readonly kind: 'moment'; readonly default: '' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  /** A path of the shop (`/collections/shoes`) or an http(s) address; empty for none. */
  | { readonly kind: 'link'; readonly default: string }
  /** The id of a category; empty for all products. */
  | { readonly kind: 'collection' }
  /** Ids of products in their order. */
  | { readonly kind: 'products'; readonly max: number };

export type Schema = Readonly<Record<string, Setting>>;

type ValueOf<S extends Setting> = S extends { kind: 'picture' }
  ? PictureSetting | null
  : S extends { kind: 'range' }
    ? number
    : S extends { kind: 'switch' }
      ? boolean
      : S extends { kind: 'products' }
        ? readonly string[]
        : S extends { kind: 'typeface' }
          ? Typeface
          : S extends { kind: 'choice' }
            ? S['options'][number]
            : string;

/** The values of a schema, all there. */
export type ValuesOf<S extends Schema> = { readonly [K in keyof S]: ValueOf<S[K]> };

/** Values as they are stored: those that differ from the defaults, of which an older theme may have had others. */
export type StoredValues = Readonly<Record<string, unknown>>;

/** The values of a schema: what is not stored, or is nothing that the setting takes, is the default. */
export function readValues<const S extends Schema>(schema: S, stored: StoredValues): ValuesOf<S> {
  const values = Object.entries(schema).map(([key, setting]) => [key, readValue(setting, stored[key])]);
  return Object.fromEntries(values) as ValuesOf<S>;
}

/** The keys whose stored value the schema does not take. */
export function wrongValues(schema: Schema, stored: StoredValues): string[] {
  return Object.keys(stored).filter((key) => {
    const setting = schema[key];
    return setting === undefined || (stored[key] !== undefined && !isValue(setting, stored[key]));
  });
}

function readValue(setting: Setting, stored: unknown): unknown {
  if (isValue(setting, stored)) return stored;
  if (setting.kind === 'picture') return null;
  if (setting.kind === 'collection') return '';
  if (setting.kind === 'products') return [];
  return setting.default;
}

const colour = /^#[0-9a-f]{6}$/;
/** A path of the shop, or an http(s) address: nothing that a browser would run. */
const link = /^(\/(?![/\\])|https?:\/\/)[^\s<>"'`\\]*$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a setting takes this value. */
export function isValue(setting: Setting, value: unknown): boolean {
  switch (setting.kind) {
    case 'text':
    case 'rich_text':
      return typeof value === 'string' && value.length <= setting.max;
    case 'colour':
      return typeof value === 'string' && colour.test(value);
    case 'typeface':
      return typefaces.some((typeface) => typeface === value);
    case 'picture':
      return value === null || isPicture(value);
    case 'range':
      return typeof value === 'number' && value >= setting.min && value <= setting.max;
    case 'switch':
      return typeof value === 'boolean';
    case 'moment':
      return value === '' || isMoment(value);
    case 'choice':
      return setting.options.some((option) => option === value);
    case 'link':
      return typeof value === 'string' && value.length <= 2000 && (value === '' || link.test(value));
    case 'collection':
      return value === '' || isId(value);
    case 'products':
      return Array.isArray(value) && value.length <= setting.max && value.every(isId);
  }
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value);
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(`${value}Z`));
}

function isPicture(value: unknown): value is PictureSetting {
  if (typeof value !== 'object' || value === null) return false;
  const { image_id, alt, focal_x, focal_y } = value as Record<string, unknown>;
  const isShare = (share: unknown) => typeof share === 'number' && share >= 0 && share <= 1;
  return (
    isId(image_id) && typeof alt === 'string' && alt.length <= 300 && isShare(focal_x) && isShare(focal_y)
  );
}
