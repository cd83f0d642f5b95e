import type { ComponentType } from 'react';
import type { ThemeDocument } from '#document/document.ts';
import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import { Sections } from '#sections/sections.tsx';
import type { ShopPage } from '#shop.ts';
import type { VisitorPage } from '#visitor-pages.ts';
import { CollectionPage, CollectionsPage } from './collection-pages.tsx';
import { ProductPage } from './product-page.tsx';
import { SearchPage } from './search-page.tsx';

export interface PageContentProps {
  page: ShopPage;
  document: ThemeDocument;
  /** Draws the pages that visitors have of their own; left out where none is drawn, as in a preview. */
  VisitorPage?: ComponentType<{ page: VisitorPage }> | undefined;
}

/** One page of the shop, without what stands around it. */
export function PageContent({ page, document: { pages }, VisitorPage: Visitor }: PageContentProps) {
  const { shop, say } = useShop();
  switch (page.kind) {
    case 'home':
      return (
        <>
          <h1 className="visually-hidden">{shop.name}</h1>
          <Sections page={pages.home} />
        </>
      );
    case 'collections':
      return <CollectionsPage />;
    case 'collection':
      return (
        <>
          <CollectionPage page={page} />
          <Sections page={pages.collection} />
        </>
      );
    case 'search':
      return <SearchPage page={page} />;
    case 'product':
      return (
        <>
          <ProductPage page={page} />
          <Sections page={pages.product} />
        </>
      );
    case 'text':
      return (
        <div className="width narrow section">
          <h1 className="section-heading">{page.title}</h1>
          <SanitisedHtml html={page.body} />
        </div>
      );
    case 'cart':
    case 'checkout':
    case 'order':
    case 'account_login':
    case 'account':
    case 'contact':
    case 'newsletter':
    case 'wish_list':
    case 'wholesale':
      return Visitor ? <Visitor page={page} /> : null;
    case 'not_found':
      return (
        <div className="width narrow section">
          <div className="page-head">
            <h1>{say('notFound')}</h1>
            <p>{say('notFoundText')}</p>
          </div>
          <ShopLink className="button" href="/">
            {say('backHome')}
          </ShopLink>
        </div>
      );
  }
}
