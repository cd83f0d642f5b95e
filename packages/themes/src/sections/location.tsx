import { Contact } from '#parts/contact.tsx';
import { useShop } from '#parts/shop-context.ts';
import { defineSection } from './section.ts';

export const location = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    map_link: { kind: 'link', default: '' },
  },
  blocks: {
    hours: {
      days: { kind: 'text', max: 60, default: '' },
      times: { kind: 'text', max: 60, default: '' },
    },
  },
  Section({ values: { heading, map_link }, blocks }) {
    const { shop, say } = useShop();
    const open = blocks.filter(({ values }) => values.days !== '');
    if (!shop.address && open.length === 0) return null;
    const map = map_link || `https://www.openstreetmap.org/search?query=${encodeURIComponent(shop.address)}`;
    return (
      <div className="width place">
        <div>
          <h2>{heading || say('visitUs')}</h2>
          <Contact />
          {(map_link || shop.address) && (
            <a className="text-link" href={map} rel="noopener">
              {say('openMap')}
            </a>
          )}
        </div>
        {open.length > 0 && (
          <dl className="hours">
            {open.map(({ id, values: { days, times } }) => (
              <div key={id}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    );
  },
});
