import { useShop } from '#parts/shop-context.ts';
import { ShopForm } from '#parts/shop-link.tsx';
import { defineSection } from './section.ts';

export const newsletter = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    text: { kind: 'text', max: 300, default: '' },
  },
  blocks: {},
  Section({ id, values: { heading, text } }) {
    const { say } = useShop();
    return (
      <div className="width narrow newsletter">
        <h2 className="section-heading">{heading || say('newsletter')}</h2>
        <p>{text || say('newsletterText')}</p>
        <ShopForm method="post" action="/newsletter">
          <label htmlFor={`${id}-email`}>{say('email')}</label>
          <input id={`${id}-email`} type="email" name="email" maxLength={254} autoComplete="email" required />
          <button className="button" type="submit">
            {say('join')}
          </button>
        </ShopForm>
      </div>
    );
  },
});
