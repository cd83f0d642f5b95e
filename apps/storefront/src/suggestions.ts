let lists = 0;

/** Offers the products that what is typed may mean, as the browser offers the entries of a list. */
export function suggestProducts(input: HTMLInputElement): void {
  const list = document.createElement('datalist');
  lists += 1;
  list.id = `suggestions-${lists}`;
  input.setAttribute('list', list.id);
  input.autocomplete = 'off';
  input.after(list);
  let asked: AbortController | undefined;
  input.addEventListener('input', async () => {
    asked?.abort();
    const search = input.value.trim();
    if (search.length < 2) return list.replaceChildren();
    asked = new AbortController();
    try {
      const { prefix = '' } = document.documentElement.dataset;
      const answer = await fetch(`${prefix}/suggestions?q=${encodeURIComponent(search)}`, {
        signal: asked.signal,
      });
      const titles: string[] = answer.ok ? await answer.json() : [];
      list.replaceChildren(...titles.map((title) => new Option(title)));
    } catch {
      // Another letter came, or the line is gone: the search itself needs no suggestions.
    }
  });
}
