import type { TextPage } from '#api/storefront/text-pages.ts';
import { sayPages as say } from '#sentences/storefront/text-pages.ts';

/** A text page as it is typed. */
export type TextPageFields = Omit<TextPage, 'id' | 'version' | 'updated_at'>;

export const emptyPage: TextPageFields = {
  ...{ title: '', slug: '', body: '', published: true },
  ...{ seo_title: '', seo_description: '' },
};

export type Problems = Partial<Record<keyof TextPageFields, string>>;

/** What must be set right before a page can be saved. */
export function problemsOf({ title, slug }: TextPageFields): Problems {
  return {
    ...(title.trim() === '' ? { title: say('problem.title') } : {}),
    ...(/^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug.trim().toLowerCase()) ? {} : { slug: say('problem.slug') }),
  };
}
