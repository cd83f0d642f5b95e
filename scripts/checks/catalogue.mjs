/**
 * What is wrong with a catalogue of sentences, beside what the compiler finds (a key or a value that is missing).
 * @param {Record<string, Record<string, string>>} catalogues by name, as a file of the catalogue exports them
 * @param {Map<string, string>} sources what may say them: text by path
 * @param {(text: string) => unknown} compile throws at what is no ICU MessageFormat
 */
export function catalogueProblems(catalogues, sources, compile) {
  const problems = [];
  for (const [name, sentences] of Object.entries(catalogues)) {
    for (const [key, text] of Object.entries(sentences)) {
      if (!isSaid(key, sources)) problems.push(`${name}: nothing says '${key}'`);
      try {
        compile(text);
      } catch (error) {
        problems.push(`${name}: '${key}' cannot be read: ${error.message}`);
      }
    }
  }
  return problems;
}

/**
 * A key is said as a literal, `say('login.title')`, by the beginning that its family shares (a template that goes on with
 * a value after `channel.`), or is a reason or an error code, which stands as one too or as a name.
 */
function isSaid(key, sources) {
  const literal = `'${key}'`;
  const name = `\n  ${key}:`;
  const family = `\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`;
  return [...sources.values()].some(
    (text) => text.includes(literal) || text.includes(name) || (key.includes('.') && text.includes(family)),
  );
}

/**
 * Where a translation is not the same catalogue in other words.
 * @param {Record<string, string>} english
 * @param {Record<string, string>} other
 * @param {(text: string) => unknown} compile
 * @param {string[]} forms those that a count has in the language
 */
export function translationProblems(english, other, compile, forms) {
  const problems = [];
  for (const key of new Set([...Object.keys(english), ...Object.keys(other)])) {
    if (!(key in other)) problems.push(`'${key}' is not translated`);
    else if (!(key in english)) problems.push(`'${key}' is no sentence any more`);
    else if (namesIn(compile(english[key])) !== namesIn(compile(other[key])))
      problems.push(`'${key}' has other values or tags`);
    else
      for (const form of missingForms(compile(other[key]), forms))
        problems.push(`'${key}' lacks the plural form ${form}`);
  }
  return problems;
}

/** The forms that whole numbers have in a language: `one` and `other` in English, six in Arabic. */
export function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
}

function missingForms(message, forms) {
  const missing = new Set();
  const visit = (node) => {
    if (Array.isArray(node)) {
      for (const part of node) visit(part);
      return;
    }
    if (node === null || typeof node !== 'object') return;
    if ('other' in node && Object.keys(node).some((form) => form === 'one' || /^=\d/.test(form)))
      for (const form of forms) if (!(form in node)) missing.add(form);
    for (const choice of Object.values(node)) visit(choice);
  };
  visit(message);
  return missing;
}

/** The values and tags of a compiled sentence: a list of texts and of `[name, …]`, with further lists in its choices and tags. */
function namesIn(message) {
  const names = new Set();
  const visit = (nodes) => {
    for (const node of nodes) {
      if (!Array.isArray(node)) continue;
      const [name, ...parts] = node;
      names.add(name);
      for (const part of parts) {
        if (Array.isArray(part)) visit([part]);
        else if (typeof part === 'object') for (const choice of Object.values(part)) visit([choice].flat());
      }
    }
  };
  visit([message].flat());
  return [...names].sort().join();
}
