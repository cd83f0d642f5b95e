/** How long the parts of a text page may be, in characters, and how many pages a shop can have. */
export const textPageLimits = {
  title: 120,
  slug: 80,
  body: 50_000,
  seoTitle: 70,
  seoDescription: 320,
  pages: 50,
} as const;

/** The address that a title makes: `About us!` is `about-us`; empty where it holds no letter or digit of ours. */
export function slugOfTitle(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, textPageLimits.slug)
    .replaceAll(/^-|-$/g, '');
}
