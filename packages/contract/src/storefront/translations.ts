import { textPageLimits } from '@sokoni/rules/storefront/text-page';
import { mostTexts, translationKinds } from '@sokoni/rules/storefront/translations';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { language, pageOf, pageOnly, text } from '#fields.ts';

const kind = z.enum(translationKinds);
/** The id of a product, category or page; the place of a section (`home.hero`); the name of a menu. */
const subject = text(200).min(1);

const counts = {
  /** Texts that have something to translate. */
  texts: z.number().int(),
  missing: z.number().int(),
  /** Of which the original has changed since they were translated. */
  outdated: z.number().int(),
};

const translated = z.object({
  kind,
  subject,
  name: z.string(),
  texts: z.array(
    z.object({
      field: z.string(),
      original: z.string(),
      format: z.enum(['line', 'text', 'html']),
      max: z.number().int(),
      /** Empty: not translated. */
      text: z.string(),
      state: z.enum(['missing', 'outdated', 'done']),
    }),
  ),
});

const base = '/marketplace/v1/stores/{id}/storefront/translations';

export const translationCalls = defineCalls({
  [`GET ${base}` as const]: {
    summary: 'What is translated of the shop, in each of the languages that it offers beside its main one.',
    data: z.object({
      main: language,
      languages: z.array(z.object({ language, ...counts, kinds: z.array(z.object({ kind, ...counts })) })),
    }),
  },
  [`GET ${base}/subjects` as const]: {
    summary: 'What has texts of one kind, with what is missing in a language.',
    query: pageOnly.extend({
      language,
      kind,
      state: z.enum(['all', 'missing', 'outdated']).default('all'),
      search: text(100).default(''),
    }),
    data: pageOf(z.object({ subject, name: z.string(), ...counts })),
  },
  [`GET ${base}/texts` as const]: {
    summary: 'The texts of one subject beside their translations.',
    query: z.strictObject({ language, kind, subject }),
    data: translated,
  },
  [`PUT ${base}/texts` as const]: {
    summary:
      'Translate texts of one subject. Fields that are left out stay; an empty text is not translated any more.',
    body: z.strictObject({
      ...{ language, kind, subject },
      texts: z
        .record(z.string().max(200), text(textPageLimits.body))
        .refine((texts) => Object.keys(texts).length <= mostTexts),
    }),
    data: translated,
  },
});
