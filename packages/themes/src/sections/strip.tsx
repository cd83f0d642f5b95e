import { defineSection } from './section.ts';

/** Short promises in one line: free delivery, easy returns. */
export const strip = defineSection({
  settings: {},
  blocks: { promise: { text: { kind: 'text', max: 60, default: '' } } },
  Section({ blocks }) {
    const said = blocks.filter(({ values }) => values.text !== '');
    if (said.length === 0) return null;
    return (
      <div className="strip">
        <ul className="width">
          {said.map(({ id, values: { text } }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    );
  },
});
