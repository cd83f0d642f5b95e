import { LinkButton } from '#parts/link-button.tsx';
import { SettingPicture } from '#parts/pictures.tsx';
import { useShop } from '#parts/shop-context.ts';
import { defineSection } from './section.ts';

/** Slides beside each other that are swiped or scrolled: no script, nothing that moves by itself. */
export const slideshow = defineSection({
  settings: {
    height: { kind: 'choice', options: ['short', 'medium', 'tall'], default: 'medium' },
  },
  blocks: {
    slide: {
      picture: { kind: 'picture' },
      heading: { kind: 'text', max: 120, default: '' },
      text: { kind: 'text', max: 300, default: '' },
      button_label: { kind: 'text', max: 40, default: '' },
      button_link: { kind: 'link', default: '' },
    },
  },
  Section({ id, values: { height }, blocks }) {
    const { say } = useShop();
    if (blocks.length === 0) return null;
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      <section className={`slides hero-${height}`} aria-label={say('slides')} tabIndex={0}>
        {blocks.map(({ id: slide, values }, index) => (
          <div
            className="slide"
            key={slide}
            id={`${id}-${slide}`}
            data-with-picture={values.picture ? '' : undefined}
          >
            {values.picture && (
              <div className="hero-picture">
                <SettingPicture picture={values.picture} sizes="100vw" isFirst={index === 0} />
              </div>
            )}
            <div className="hero-words">
              {values.heading && <h2 className="hero-heading">{values.heading}</h2>}
              {values.text && <p className="hero-text">{values.text}</p>}
              {values.button_label && values.button_link && (
                <LinkButton href={values.button_link}>{values.button_label}</LinkButton>
              )}
            </div>
          </div>
        ))}
      </section>
    );
  },
});
