import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: Record<string, string>;
}

export const aboutPage = { title: 'About', body: '<p>We sell mugs.</p>', published: true };

/** The text page in another language. */
export const inFrench = (subject: string) => ({
  ...{ language: 'fr', kind: 'page', subject, texts: { title: 'À propos' } },
});

/** A document as a client sends it: with arrays that can be written to. */
export const documentBody = (document: ThemeDocument) =>
  JSON.parse(JSON.stringify(document)) as Record<string, never>;

/** A published look, a text page and a picture of the library, by the names of their parameters; the shop is read in French, too. */
export async function aStorefront(app: TestApp, token: string, storeId: string, picture: Blob) {
  const at = { token, params: { id: storeId } };
  const page = await app.call('POST /marketplace/v1/stores/{id}/storefront/pages', {
    ...at,
    body: aboutPage,
  });
  const added = await app.call('POST /marketplace/v1/stores/{id}/storefront/pictures', {
    ...{ ...at, body: {}, file: picture },
  });
  await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at, body: { extra_languages: ['fr'] } });
  await app.call('POST /marketplace/v1/stores/{id}/storefront/publications', { ...at, body: { version: 0 } });
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/storefront/versions', at);
  return { page_id: page.data.id, picture_id: added.data.id, version_id: data.items[0]?.id ?? '' };
}

/** A product that shows a picture. */
export async function aProductPicture(
  app: TestApp,
  token: string,
  storeId: string,
  file: Blob,
  title = 'Tea cup',
) {
  const at = { token, params: { id: storeId } };
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title, variants: [{ price: 500 }] },
  });
  const { data: pictured } = await app.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
    ...{ token, params: { id: storeId, product_id: data.id }, body: {}, file },
  });
  return { product_id: data.id, image_id: pictured.image_id };
}

/** The calls of the storefront with a body: all of them refuse what they do not know. */
export const storefrontRoutes = [
  'PUT /marketplace/v1/stores/{id}/storefront/draft',
  'POST /marketplace/v1/stores/{id}/storefront/publications',
  'POST /marketplace/v1/stores/{id}/storefront/versions/{version_id}/restoration',
  'POST /marketplace/v1/stores/{id}/storefront/preview-link',
  'POST /marketplace/v1/stores/{id}/storefront/pictures',
  'POST /marketplace/v1/stores/{id}/storefront/pictures/copies',
  'POST /marketplace/v1/stores/{id}/storefront/pages',
  'PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}',
  'PUT /marketplace/v1/stores/{id}/storefront/translations/texts',
] as const;

/** For every call of the storefront that changes something a request that succeeds, in a store of its own. */
export function storefrontRequests(app: () => TestApp, anOwner: () => Promise<Owner>, picture: () => Blob) {
  const inStore = (body: Record<string, unknown>) => async () => {
    const { token, params } = await anOwner();
    return { token, params, body };
  };
  async function withStorefront(body: Record<string, unknown> = {}) {
    const { token, params } = await anOwner();
    const made = await aStorefront(app(), token, params.id ?? '', picture());
    return { token, params: { ...params, ...made }, body };
  }
  return {
    'PUT /marketplace/v1/stores/{id}/storefront/draft': inStore({
      ...{ version: 0, document: documentBody(defaultDocument('souk')) },
    }),
    'DELETE /marketplace/v1/stores/{id}/storefront/draft': inStore({}),
    'POST /marketplace/v1/stores/{id}/storefront/publications': inStore({ version: 0 }),
    'POST /marketplace/v1/stores/{id}/storefront/versions/{version_id}/restoration': () =>
      withStorefront({ version: 1 }),
    'POST /marketplace/v1/stores/{id}/storefront/preview-link': inStore({}),
    'POST /marketplace/v1/stores/{id}/storefront/pictures': async () => ({
      ...(await anOwner()),
      ...{ body: {}, file: picture() },
    }),
    'POST /marketplace/v1/stores/{id}/storefront/pictures/copies': async () => {
      const { token, params } = await anOwner();
      const { image_id } = await aProductPicture(app(), token, params.id ?? '', picture());
      return { token, params, body: { image_id } };
    },
    'DELETE /marketplace/v1/stores/{id}/storefront/pictures/{picture_id}': () => withStorefront(),
    'POST /marketplace/v1/stores/{id}/storefront/pages': inStore(aboutPage),
    'PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}': () =>
      withStorefront({ ...aboutPage, version: 1, title: 'Who we are' }),
    'DELETE /marketplace/v1/stores/{id}/storefront/pages/{page_id}': () => withStorefront(),
    'PUT /marketplace/v1/stores/{id}/storefront/translations/texts': async () => {
      const made = await withStorefront();
      return { ...made, body: inFrench(made.params.page_id) };
    },
  };
}
