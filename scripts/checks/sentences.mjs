import { parseSync } from 'oxc-parser';

/**
 * Names of attributes, properties, parameters and variables whose text a person reads. A name that ends in one of them is one
 * too: `confirmLabel`, `emptyText`.
 */
const spoken =
  /^(aria-(label|description|valuetext|roledescription)|label|title|placeholder|hint|description|caption|header|heading|message|alt|text|words|summary|preview|term|note|confirm|advice|subject|preview)$|[a-z](Label|Title|Placeholder|Hint|Description|Caption|Header|Message|Text|Words|Sentence|Note)$/;

/** Functions that say what they are given, and which of their arguments that is. */
const sayers = new Map([
  ['toast', 0],
  ['notify', 0],
  ['announce', 0],
  ['invalidField', 1],
  // The title of a PDF
  ['drawOnA4', 0],
  ['drawPartsOnA4', 0],
  ['drawOnRoll', 0],
]);

/** What words are joined with where `commaText`, `dotText` and `listText` know how a language does. */
const joints = /^(, | · )$/;

/** What programmers and operators read: errors that are no answer, logs. */
const internalError = /^(?!DomainError$)\w*Error$/;
const logger = /^(log|logger|console)$/;

/** What is the same in every language. */
const names = new Set(['Sokoni', 'Google', 'Facebook', 'Instagram', 'CSV', 'SKU', 'Bearer …']);

const sql =
  /^\s*(select|insert|update|delete|with|create|alter|drop|set|where|and|or|order by|from|lock|notify|listen|grant|revoke)\s+[a-z_."(*]/;

/**
 * The sentences that stand in a source, where the catalogue should say them.
 * @param {string} path
 * @param {string} source
 * @returns {{ line: number, kind: string, text: string }[]} in the order of the source
 */
export function sentencesIn(path, source) {
  const found = new Map();
  const add = (kind, node, isWords) => {
    const text = textOf(node);
    if (found.has(node.start) || !isWords(text) || names.has(text) || sql.test(text)) return;
    found.set(node.start, { kind, text, line: source.slice(0, node.start).split('\n').length });
  };
  const addAll = (kind, expression, isWords) => {
    for (const node of valuesOf(expression)) add(kind, node, isWords);
  };

  // What a call of the contract does stands in the documentation of the API, for who develops with it.
  const isDocumentation = (node) =>
    /^packages\/contract\//.test(path) && node.type === 'Property' && nameOf(node.key) === 'summary';

  const note = (kind, node, text) =>
    found.set(node.start, { kind, text, line: source.slice(0, node.start).split('\n').length });

  const visit = (node, parent) => {
    if (Array.isArray(node)) for (const child of node) visit(child, parent);
    if (node === null || typeof node !== 'object' || !node.type || isUnspoken(node) || isDocumentation(node))
      return;
    look(node, parent);
    lookForGlue(node);
    for (const [name, child] of Object.entries(node)) {
      const isKey = name === 'key' || (name === 'property' && !node.computed);
      if (name !== 'source' && !isKey) visit(child, node);
    }
  };

  /** The particular places come first: what they hold is counted once, as their kind. */
  const look = (node, parent) => {
    if (node.type === 'JSXText') add('text', node, hasLetters);
    else if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute')
      addAll('text', node.expression, hasLetters);
    else if (
      node.type === 'JSXAttribute' &&
      spoken.test(node.name.name ?? '') &&
      node.name.name !== 'subject'
    )
      addAll('attribute', node.value?.expression ?? node.value, hasLetters);
    else if (node.type === 'Property' && spoken.test(nameOf(node.key)))
      addAll('property', node.value, readsAsWords);
    else if (node.type === 'Property' || node.type === 'ArrayExpression')
      for (const value of node.elements ?? [node.value]) addAll('table', value, isCapitalised);
    else if (node.type === 'AssignmentPattern' && spoken.test(nameOf(node.left)))
      addAll('property', node.right, readsAsWords);
    else if (node.type === 'VariableDeclarator' && spoken.test(nameOf(node.id)))
      addAll('property', node.init, readsAsWords);
    else if (node.type === 'CallExpression' && sayers.has(sayerOf(node.callee)))
      addAll('notice', node.arguments[sayers.get(sayerOf(node.callee))], hasLetters);
    else if (isText(node)) add('sentence', node, isSentence);
  };

  /** What is put together by hand: words that are joined, an amount and its sign. */
  const lookForGlue = (node) => {
    if (node.type === 'CallExpression' && node.callee.property?.name === 'join') {
      const [joint] = node.arguments;
      if (joint?.type === 'Literal' && joints.test(joint.value))
        note('glue', joint, `.join('${joint.value}')`);
    }
    if (node.type !== 'TemplateLiteral') return;
    node.quasis.slice(0, -1).forEach(({ value: { cooked } }, index) => {
      const isBetween = index > 0 && joints.test(cooked);
      const isSign = /(^|\s)[−+]$/.test(cooked) && isAmount(node.expressions[index]);
      if (isBetween || isSign) note('glue', node, textOf(node));
    });
  };

  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  visit(program.body, null);
  return [...found.entries()].sort(([one], [other]) => one - other).map(([, hit]) => hit);
}

/** Where no person reads: types, imports, comparisons, tags such as `sql`, internal errors and logs. */
function isUnspoken(node) {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return true;
  if (['TaggedTemplateExpression', 'ImportDeclaration', 'BinaryExpression'].includes(node.type))
    return node.operator !== '+';
  if (node.type === 'JSXAttribute')
    return /^(className|style|d|href|id|name|type|enterKeyHint)$/.test(node.name.name);
  // A header of a call.
  if (node.type === 'Property') return /^(?!aria-)\w+-[\w-]+$/.test(nameOf(node.key));
  if (node.type === 'NewExpression') return internalError.test(nameOf(node.callee));
  return node.type === 'CallExpression' && logger.test(nameOf(node.callee.object));
}

/** `money(amount)`, `countText(change)`; not the digits of a phone number. */
function isAmount(node) {
  return node.type === 'CallExpression' && /money|text|amount|price/i.test(nameOf(node.callee));
}

/** The texts that an expression may come to. */
function valuesOf(node) {
  if (!node) return [];
  if (isText(node)) return [node];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(valuesOf);
  if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+'))
    return [node.left, node.right].flatMap(valuesOf);
  if (/^TS(As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/.test(node.type))
    return valuesOf(node.expression);
  if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement')
    return valuesOf(node.body);
  return [];
}

function isText(node) {
  return (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';
}

/** As a person reads it, with `…` for a value; the tags of a piece of HTML are not read. */
function textOf(node) {
  const text = node.quasis ? node.quasis.map(({ value }) => value.cooked).join('…') : node.value;
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function nameOf(node) {
  return node?.name ?? (typeof node?.value === 'string' ? node.value : '');
}

/** `toast.error(…)` and `toast(…)` are both said by `toast`. */
function sayerOf(callee) {
  return nameOf(callee.type === 'MemberExpression' ? callee.object : callee);
}

/** Not the beginning of an address, nor how a code is written: `https://`, `XXXX-XXXX`. */
function hasLetters(text) {
  return /\p{L}{2}/u.test(text) && !/^https?:\/\/$|^X+(-X+)+$/.test(text);
}

/** `Paid`, `Paid in part`, `12 items`; not `paid`, which is a key. */
function readsAsWords(text) {
  return isCapitalised(text) || /\p{L}{2}[,.:]? \p{L}|… \p{L}{2}|\p{L}{2} …/u.test(text);
}

/** `Paid`, `Paid in part`; not `ArrowDown`, `Content-Type`, `Europe/Paris`. */
function isCapitalised(text) {
  return /^\p{Lu}[\p{Ll}’]+(?:$| |[,.:…!?](?: |$))/u.test(text);
}

/** At least two words, the first with a capital. */
function isSentence(text) {
  return isCapitalised(text) && /^\S+ (?:…|\p{L}|\d)/u.test(text);
}
