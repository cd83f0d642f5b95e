import { brands } from './brands.tsx';
import { collectionGrid } from './collection-grid.tsx';
import { contactDetails } from './contact-details.tsx';
import { countdown } from './countdown.tsx';
import { faq } from './faq.tsx';
import { featuredProducts } from './featured-products.tsx';
import { hero } from './hero.tsx';
import { imageWithText } from './image-with-text.tsx';
import { location } from './location.tsx';
import { newsletter } from './newsletter.tsx';
import { priceMenu } from './price-menu.tsx';
import { richText } from './rich-text.tsx';
import type { SectionDefinition } from './section.ts';
import { slideshow } from './slideshow.tsx';
import { strip } from './strip.tsx';
import { testimonials } from './testimonials.tsx';
import { video } from './video.tsx';

/** The types of sections, by the name that documents store, in the order in which they are offered. */
export const sectionTypes: Readonly<Record<string, SectionDefinition>> = {
  hero,
  slideshow,
  featured_products: featuredProducts,
  collection_grid: collectionGrid,
  image_with_text: imageWithText,
  rich_text: richText,
  strip,
  testimonials,
  faq,
  video,
  brands,
  countdown,
  price_menu: priceMenu,
  location,
  contact_details: contactDetails,
  newsletter,
};
