import { Contact, WriteToUs } from '#parts/contact.tsx';
import { useShop } from '#parts/shop-context.ts';
import { SocialLinks } from '#parts/social-links.tsx';
import { defineSection } from './section.ts';

export const contactDetails = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    text: { kind: 'text', max: 300, default: '' },
  },
  blocks: {},
  Section({ values: { heading, text } }) {
    const { say } = useShop();
    return (
      <div className="width contact-details">
        <h2>{heading || say('contact')}</h2>
        {text && <p>{text}</p>}
        <Contact />
        <WriteToUs />
        <SocialLinks />
      </div>
    );
  },
});
