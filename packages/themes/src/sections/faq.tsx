import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import { defineSection } from './section.ts';

export const faq = defineSection({
  settings: { heading: { kind: 'text', max: 120, default: '' } },
  blocks: {
    question: {
      question: { kind: 'text', max: 200, default: '' },
      answer: { kind: 'rich_text', max: 3000, default: '' },
    },
  },
  Section({ values: { heading }, blocks }) {
    const asked = blocks.filter(({ values }) => values.question !== '');
    if (asked.length === 0) return null;
    return (
      <div className="width narrow">
        {heading && <h2 className="section-heading">{heading}</h2>}
        {asked.map(({ id, values: { question, answer } }) => (
          <details className="question" key={id}>
            <summary>{question}</summary>
            <SanitisedHtml html={answer} />
          </details>
        ))}
      </div>
    );
  },
});
