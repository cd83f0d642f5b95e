import { LinkButton } from '#parts/link-button.tsx';
import { SettingPicture, ShopPicture } from '#parts/pictures.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { Picture, Resources, Shop } from '#shop.ts';
import { defineSection } from './section.ts';

/** So many pictures of products stand in for a picture. */
const collageSize = 3;

export const hero = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    text: { kind: 'text', max: 300, default: '' },
    picture: { kind: 'picture' },
    button_label: { kind: 'text', max: 40, default: '' },
    button_link: { kind: 'link', default: '/collections/all' },
    height: { kind: 'choice', options: ['short', 'medium', 'tall'], default: 'medium' },
    align: { kind: 'choice', options: ['start', 'center'], default: 'start' },
  },
  blocks: {},
  asks: ({ picture }) => (picture ? {} : { tiles: true, collections: [{ id: '', most: collageSize }] }),
  // Before the merchant has written anything it greets with what the store says of itself, and shows what it sells.
  Section({ values }) {
    const { shop, resources, say } = useShop();
    const { heading, text, picture, button_label, button_link, height, align } = values;
    const collage = picture ? [] : picturesOfGoods(shop, resources);
    const below = text || (heading ? '' : shop.description);
    return (
      <div className={`hero hero-${height} align-${align}`} data-with-picture={picture ? '' : undefined}>
        {picture && (
          <div className="hero-picture">
            <SettingPicture picture={picture} sizes="100vw" isFirst />
          </div>
        )}
        <div className="hero-words">
          <h2 className="hero-heading">{heading || shop.name}</h2>
          {below && <p className="hero-text">{below}</p>}
          <LinkButton href={button_link || '/collections/all'}>{button_label || say('shopNow')}</LinkButton>
        </div>
        {collage.length > 0 && (
          <div className="hero-collage" aria-hidden="true">
            {collage.map((shown, index) => (
              <ShopPicture
                key={shown.medium}
                picture={{ ...shown, alt: '' }}
                // Of the theme that shows them widest.
                sizes="(min-width: 860px) 22vw, 50vw"
                isFirst={index === 0}
              />
            ))}
          </div>
        )}
      </div>
    );
  },
});

/** Of one product in each of the first collections, so that they differ; of the first products where there are too few. */
function picturesOfGoods({ collections }: Shop, { tiles, collections: shown }: Resources): Picture[] {
  const ofCollections = collections.flatMap(({ id }) => tiles.get(id) ?? []);
  const ofProducts = (shown.get('')?.products ?? []).flatMap(({ picture }) => picture ?? []);
  return (ofCollections.length < collageSize ? ofProducts : ofCollections).slice(0, collageSize);
}
