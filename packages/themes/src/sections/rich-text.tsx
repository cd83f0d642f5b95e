import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import { defineSection } from './section.ts';

export const richText = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    text: { kind: 'rich_text', max: 20_000, default: '' },
  },
  blocks: {},
  Section({ values: { heading, text } }) {
    if (!heading && !text) return null;
    return (
      <div className="width prose">
        {heading && <h2>{heading}</h2>}
        <SanitisedHtml html={text} />
      </div>
    );
  },
});
