import { StarIcon } from '#parts/icons.tsx';
import { useShop } from '#parts/shop-context.ts';
import { defineSection } from './section.ts';

const fiveStars = [1, 2, 3, 4, 5];

export const testimonials = defineSection({
  settings: { heading: { kind: 'text', max: 120, default: '' } },
  blocks: {
    testimonial: {
      text: { kind: 'text', max: 500, default: '' },
      name: { kind: 'text', max: 80, default: '' },
      stars: { kind: 'range', min: 1, max: 5, step: 1, default: 5 },
    },
  },
  Section({ values: { heading }, blocks }) {
    const { say } = useShop();
    const said = blocks.filter(({ values }) => values.text !== '');
    if (said.length === 0) return null;
    return (
      <div className="width">
        {heading && <h2 className="section-heading">{heading}</h2>}
        <ul className="quotes">
          {said.map(({ id, values: { text, name, stars } }) => (
            <li key={id}>
              <figure className="quote">
                <div className="stars" role="img" aria-label={say('stars', { stars })}>
                  {fiveStars.slice(0, stars).map((star) => (
                    <StarIcon key={star} />
                  ))}
                </div>
                <blockquote>{text}</blockquote>
                {name && <figcaption>{name}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    );
  },
});
