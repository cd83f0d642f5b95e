import { SettingPicture } from '#parts/pictures.tsx';
import { ShopLink } from '#parts/shop-link.tsx';
import { defineSection } from './section.ts';

export const brands = defineSection({
  settings: { heading: { kind: 'text', max: 120, default: '' } },
  blocks: {
    brand: {
      name: { kind: 'text', max: 60, default: '' },
      logo: { kind: 'picture' },
      link: { kind: 'link', default: '' },
    },
  },
  Section({ values: { heading }, blocks }) {
    const shown = blocks.filter(({ values }) => values.name !== '');
    if (shown.length === 0) return null;
    return (
      <div className="width">
        {heading && <h2 className="section-heading">{heading}</h2>}
        <ul className="brands">
          {shown.map(({ id, values: { name, logo, link } }) => {
            const mark = logo ? <SettingPicture picture={{ ...logo, alt: name }} sizes="140px" /> : name;
            return <li key={id}>{link ? <ShopLink href={link}>{mark}</ShopLink> : mark}</li>;
          })}
        </ul>
      </div>
    );
  },
});
