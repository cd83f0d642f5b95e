// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are looked at have templates in them
import { describe, expect, it } from 'vitest';
import { checkSentences } from './check-sentences.mjs';
import { sentencesIn } from './sentences.mjs';

const textsIn = (source, path = 'apps/console/src/screens/a.tsx') =>
  sentencesIn(path, source).map(({ kind, text }) => `${kind}: ${text}`);

const sentences = [
  ['a text between tags', 'const a = <p>Paid in cash</p>;', 'text: Paid in cash'],
  ['a short one', 'const a = <td>of</td>;', 'text: of'],
  ['a text with a value', 'const a = <p>{`${count} left`}</p>;', 'text: … left'],
  ['one of two texts', "const a = <p>{isPaid ? 'paid' : <b />}</p>;", 'text: paid'],
  ['a text that stands for nothing', "const a = <p>{name ?? 'nobody'}</p>;", 'text: nobody'],
  ['a label', 'const a = <Field label="orders" />;', 'attribute: orders'],
  ['a label for screen readers', 'const a = <nav aria-label={`Pages of ${b}`} />;', 'attribute: Pages of …'],
  ['a label of a part of ours', 'const a = <Modal confirmLabel="Delete" />;', 'attribute: Delete'],
  ['a placeholder', "const a = <input placeholder={b || 'Search'} />;", 'attribute: Search'],
  ['the text of a picture', 'const a = <img alt="Logo" />;', 'attribute: Logo'],
  ['a column', "const a = { header: 'Price' };", 'property: Price'],
  ['an option', "const a = [{ value: 'all', label: `All ${b}` }];", 'property: All …'],
  ['a hint for each row', 'const a = { hint: (row) => `up to ${row.most}` };', 'property: up to …'],
  ['a default of a parameter', "const a = ({ label = 'Copy' }) => label;", 'property: Copy'],
  ['a variable', "const title = isNew ? 'New' : b;", 'property: New'],
  ['a table of words', "const a = { paid: 'Paid', open: b };", 'table: Paid'],
  ['a list of words', "const a = ['Partially paid'];", 'table: Partially paid'],
  ['a notice', "toast.success('saved');", 'notice: saved'],
  ['a notice by name', 'notify(`${b} added`);', 'notice: … added'],
  ['what is heard', "announce(b ? 'shown' : c);", 'notice: shown'],
  ['a field that is refused', "throw invalidField('a', `up to ${b}`);", 'notice: up to …'],
  ['a refusal', "throw new DomainError('a', { message: 'No such card' });", 'property: No such card'],
  ['the subject of a mail', 'mailOf(to, { subject: `order ${b}`, units });', 'property: order …'],
  ['a line of a mail', "const a = [{ kind: 'paragraph', text: 'pay here' }];", 'property: pay here'],
  ['the title of a PDF', 'drawOnA4(`invoice ${b}`, foot, draw);', 'notice: invoice …'],
  ['a text in a PDF', "pen.text({ x, width: 80, text: 'Total' });", 'property: Total'],
  ['a column in a PDF', "const a = [{ header: 'Qty', align: 'end' }];", 'property: Qty'],
  [
    'a sentence that is answered',
    "const a = () => 'Use at most 40 characters';",
    'sentence: Use at most 40 characters',
  ],
  ['words that are joined with a comma', "const a = names.join(', ');", "glue: .join(', ')"],
  ['words with a dot between', "const a = [b, c].join(' · ');", "glue: .join(' · ')"],
  ['a name and what follows it', 'const a = `${title}, ${name}`;', 'glue: …, …'],
  ['a minus before an amount', 'const a = <p>{`−${money(b)}`}</p>;', 'glue: −…'],
  ['a plus before a figure', 'const a = `+${countText(b)}`;', 'glue: +…'],
  ['a page of help', "const a = f('<p>You sell <b>here</b>.</p>');", 'sentence: You sell here .'],
];

const others = [
  ['what the catalogue says', "const a = <p title={say('a.title')}>{say('a.text', { b })}</p>;"],
  [
    'rich text of the catalogue',
    "const a = <p>{richText(say.rich('a.b', { link: (words) => <a>{words}</a> }))}</p>;",
  ],
  ['keys', "const a = { payment: 'partially_paid', label: 'paid' }; const b = ['paid', 'open'];"],
  ['a class', 'const a = <p className="Card wide" style={b} id="Main part">{b}</p>;'],
  ['other signs and joints', "const a = `+${digits}${b}`; const c = d.join('\\n'); const e = `${f}: ${g}`;"],
  ['signs', 'const a = <p>{b} · {c}…</p>;'],
  ['our name', 'const a = <h1>Sokoni</h1>;'],
  ['an import', "import { a } from 'Some module of ours'; export { b } from './Other one.ts';"],
  ['a type', "interface A { label: 'Paid in full' } type B = 'Not paid'; const c = b as 'Not paid';"],
  ['a comparison', "const a = event.key === 'Enter' || b === 'Not paid';"],
  [
    'an error for us',
    "throw new Error('The map has no such key'); throw new TypeError(`No answer came: ${b}`);",
  ],
  ['a log', "log.warn({ message: 'A mail was refused' }, 'The mail waits'); console.log('It is open');"],
  [
    'a statement in SQL',
    'const a = sql`Select the rows`; const b = { text: `select id from orders where ${c}` };',
  ],
  ['a header', "const a = { 'user-agent': 'Sokoni picture import', Authorization: `Bearer ${b}` };"],
  ['names of keys and zones', "const a = ['ArrowDown', 'Content-Type', 'Africa/Nairobi', 'NaN'];"],
  ['a path', 'const a = <Link to={`/orders/${b}`} href="Some page" />;'],
  ['the beginning of an address', 'const a = <input placeholder="https://" />;'],
  ['how a code is written', 'const a = <input placeholder="XXXX-XXXX" />;'],
  ['a comment', '// This is a comment.\nconst a = <p>{/* And one here */}</p>;'],
  ['a key that reads as words', "const a = { 'Purchase order': b };"],
];

const inContract = 'packages/contract/src/a.ts';

describe('a sentence outside of the catalogue', () => {
  it('is a refusal of the contract, and not what its documentation says', () => {
    const call = {
      source: "const a = { summary: 'List orders.', body: z.string().min(1, 'Enter 1 or more') };",
    };
    expect(textsIn(call.source, inContract)).toEqual(['sentence: Enter 1 or more']);
    expect(textsIn(call.source)).toHaveLength(2);
  });

  it.each(sentences)('is found: %s', (_, source, expected) => {
    expect(textsIn(source)).toEqual([expected]);
  });

  it.each(others)('is not %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it('is counted once, where it begins', () => {
    expect(sentencesIn('a.tsx', "\n\ntoast.error(`Try again ${b ? 'Now or later' : ''}`);")).toEqual([
      { line: 3, kind: 'notice', text: 'Try again …' },
      { line: 3, kind: 'sentence', text: 'Now or later' },
    ]);
  });
});

describe('the check', () => {
  const check = (paths, source) => checkSentences(new Map(paths.map((path) => [path, source])));

  it('names each sentence, where it stands', () => {
    const path = 'apps/console/src/screens/orders/list/orders.tsx';
    expect(check([path], 'const a = <p title="Paid">Not paid</p>;')).toEqual([
      `${path}:1 (attribute) “Paid” belongs in packages/messages`,
      `${path}:1 (text) “Not paid” belongs in packages/messages`,
    ]);
  });

  it('leaves out tests, the demo and its goods, and what operators and developers read', () => {
    const source = "export const a = { title: 'Paid in full' };";
    const paths = [
      'apps/console/src/screens/orders/orders.test.tsx',
      'apps/server/src/testing/people.ts',
      'apps/server/src/demo/people.ts',
      'apps/server/src/catalogue/products/samples/fashion.ts',
      'apps/server/src/core/config/config.ts',
      'apps/server/src/core/docs-pages/page.ts',
      'apps/server/src/tools/backup.ts',
      'packages/rules/src/imports/products/product-columns.ts',
    ];
    expect(check(paths, source)).toEqual([]);
    expect(check(['apps/server/src/core/action.ts'], source)).toHaveLength(1);
    expect(check(['packages/rules/src/imports/import-row.ts'], source)).toHaveLength(1);
    expect(check(['packages/rules/src/orders/order-state.ts'], source)).toHaveLength(1);
  });
});
