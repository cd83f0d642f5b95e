import { hasWords, searchedWords } from '@sokoni/rules/search/words';

/** Something to be found by its title or its words. */
interface Searchable {
  readonly title: string;
  readonly text: string;
}

/** The topics that have every word of the search by its beginning, those with one of them in the title first. */
export function searchTopics<Topic extends Searchable>(
  topics: readonly Topic[],
  search: string,
): readonly Topic[] {
  const words = searchedWords(search);
  const found = topics.filter(({ title, text }) => hasWords(`${title} ${text}`, words));
  const isInTitle = ({ title }: Topic) => words.some((word) => hasWords(title, [word]));
  return [...found.filter(isInTitle), ...found.filter((topic) => !isInTitle(topic))];
}
