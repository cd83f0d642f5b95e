import { plain } from '#ui/typeahead.ts';

/** Something to be found by its title or its words. */
interface Searchable {
  readonly title: string;
  readonly text: string;
}

/** The topics that hold every word of the search, those with one of them in the title first. */
export function searchTopics<Topic extends Searchable>(
  topics: readonly Topic[],
  search: string,
): readonly Topic[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = topics.filter((topic) => {
    const text = plain(`${topic.title} ${topic.text}`);
    return words.every((word) => text.includes(word));
  });
  const isInTitle = (topic: Topic) => words.some((word) => plain(topic.title).includes(word));
  return [...found.filter(isInTitle), ...found.filter((topic) => !isInTitle(topic))];
}
