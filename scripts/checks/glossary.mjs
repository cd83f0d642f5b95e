/**
 * Where a term of the trade has a second translation: a sentence that is the term alone, and is translated without the words of the
 * glossary. Inflections count as the same word; several words for one term stand in its row, behind a slash.
 * @param {string} glossary Markdown: a table of English terms, those of the language, and notes
 * @param {Record<string, Record<string, string>>} english catalogues by name
 * @param {Record<string, Record<string, string>>} other the same in the language
 */
export function glossaryProblems(glossary, english, other) {
  const problems = [];
  for (const { term, translations } of termsOf(glossary)) {
    for (const [name, sentences] of Object.entries(english)) {
      for (const [key, text] of Object.entries(sentences)) {
        if (text.toLowerCase() !== term.toLowerCase()) continue;
        const said = other[name]?.[key] ?? '';
        if (!translations.some((translation) => isRelated(translation, said)))
          problems.push(`${term} is ${translations.join(' / ')}, not ${said} (${name} '${key}')`);
      }
    }
  }
  return problems;
}

/** A term with an explanation in parentheses is one of several meanings: which of them a sentence has cannot be seen here. */
export function termsOf(glossary) {
  return glossary
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(
      ([, term, translation]) => term && translation && !/^(English|-+)$/.test(term) && !/[(,]/.test(term),
    )
    .map(([, term, translation]) => ({ term, translations: translation.split(/\s*\/\s*/) }));
}

/** Whether two texts share a root: four letters in a row, or the whole of a shorter word. Accents and case do not count. */
function isRelated(one, other) {
  const [first, second] = [bare(one), bare(other)];
  const length = Math.min(4, first.length, second.length);
  return Array.from({ length: first.length - length + 1 }, (_, at) => first.slice(at, at + length)).some(
    (root) => second.includes(root),
  );
}

function bare(text) {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
