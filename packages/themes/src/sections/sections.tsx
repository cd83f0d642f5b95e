import type { Page } from '#document/document.ts';
import { readValues } from '#document/settings.ts';
import { readBlocks } from './section.ts';
import { sectionTypes } from './section-types.ts';

/** The sections of a page in their order. One of a type that is unknown is left out. */
export function Sections({ page }: { page: Page }) {
  return page.order.map((id) => {
    const section = page.sections[id];
    const definition = section && sectionTypes[section.type];
    if (!definition || section.hidden) return null;
    const { Section, settings } = definition;
    return (
      <section key={id} className="section" data-section={id}>
        <Section
          id={id}
          values={readValues(settings, section.settings)}
          blocks={readBlocks(definition, section)}
        />
      </section>
    );
  });
}
