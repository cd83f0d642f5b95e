import { defineSection } from './section.ts';

/** What is on the menu of a kitchen or a salon, with prices as the merchant writes them. */
export const priceMenu = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    note: { kind: 'text', max: 300, default: '' },
  },
  blocks: {
    item: {
      name: { kind: 'text', max: 80, default: '' },
      text: { kind: 'text', max: 200, default: '' },
      price: { kind: 'text', max: 30, default: '' },
    },
  },
  Section({ values: { heading, note }, blocks }) {
    const items = blocks.filter(({ values }) => values.name !== '');
    if (items.length === 0) return null;
    return (
      <div className="width narrow">
        {heading && <h2 className="section-heading">{heading}</h2>}
        <ul className="price-menu">
          {items.map(({ id, values: { name, text, price } }) => (
            <li key={id}>
              <p className="price-menu-line">
                <span>{name}</span>
                <span className="price-menu-dots" aria-hidden="true" />
                <span>{price}</span>
              </p>
              {text && <p className="quiet">{text}</p>}
            </li>
          ))}
        </ul>
        {note && <p className="quiet">{note}</p>}
      </div>
    );
  },
});
