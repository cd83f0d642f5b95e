import { localeOf } from '@sokoni/rules/languages';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { defineSection } from './section.ts';

/** Until when something is on: a date that everybody reads, which the script of the shop turns into what is left. */
export const countdown = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    ends: { kind: 'moment', default: '' },
    button_label: { kind: 'text', max: 40, default: '' },
    button_link: { kind: 'link', default: '' },
  },
  blocks: {},
  Section({ values: { heading, ends, button_label, button_link } }) {
    if (!heading && !ends) return null;
    return (
      <div className="width countdown">
        {heading && <h2>{heading}</h2>}
        {ends && (
          <p className="countdown-end" data-countdown={ends}>
            <Moment at={ends} />
          </p>
        )}
        {button_label && button_link && <LinkButton href={button_link}>{button_label}</LinkButton>}
      </div>
    );
  },
});

function Moment({ at }: { at: string }) {
  const { shop } = useShop();
  const written = new Intl.DateTimeFormat(localeOf(shop.language, shop.country), {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
  });
  return written.format(new Date(`${at}Z`));
}
