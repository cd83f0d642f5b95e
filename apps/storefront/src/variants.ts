/** A variant as the page lists it. */
interface Choice {
  input: HTMLInputElement;
  entries: string[];
}

/** Turns the one choice of a variant into a choice of each option. What there is no more of in a combination cannot be chosen. */
export function chooseByOption(form: HTMLFormElement): void {
  const field = form.querySelector('fieldset');
  const names = (field?.querySelector('legend')?.textContent ?? '').split(', ');
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[name=variant_id][type=radio]')].map(
    (input) => ({
      input,
      entries: JSON.parse(input.dataset.entries ?? '[]') as string[],
    }),
  );
  const showPrice = priceOf(form);
  form.addEventListener('change', ({ target }) => {
    const choice = choices.find(({ input }) => input === target);
    if (choice) showPrice(choice);
  });
  if (!field || choices.length === 0 || choices[0]?.entries.length !== names.length) return;
  if (names.length > 1) splitByOption(form, field, names, choices, showPrice);
}

function splitByOption(
  form: HTMLFormElement,
  field: Element,
  names: string[],
  choices: Choice[],
  showPrice: (choice?: Choice) => void,
): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const add = button?.textContent;
  const chosen = [...(choices.find(({ input }) => input.checked)?.entries ?? choices[0]?.entries ?? [])];
  const groups = names.map((name, option) => {
    const group = document.createElement('fieldset');
    group.className = 'options';
    const legend = document.createElement('legend');
    legend.textContent = name;
    group.append(legend);
    for (const entry of new Set(choices.map(({ entries }) => entries[option] ?? ''))) {
      group.append(
        radio(`option-${option}`, entry, () => {
          chosen[option] = entry;
          update();
        }),
      );
    }
    return group;
  });
  field.before(...groups);
  // What is sent is the variant; these only choose it.
  form.addEventListener('formdata', ({ formData }) => {
    for (const option of names.keys()) formData.delete(`option-${option}`);
  });
  (field as HTMLElement).hidden = true;

  function update(): void {
    const match = choices.find(({ entries }) => entries.every((entry, option) => entry === chosen[option]));
    const isThere = match !== undefined && !match.input.disabled;
    if (isThere) {
      match.input.checked = true;
      match.input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // After the price of what would be sent: what is gone has its own, what there never was has none.
    showPrice(match);
    if (button) {
      const { soldOut, missing } = button.dataset;
      button.disabled = !isThere;
      button.textContent = (isThere ? add : match ? soldOut : missing) ?? '';
    }
    groups.forEach((group, option) => {
      for (const input of group.querySelectorAll('input')) {
        input.checked = input.value === chosen[option];
        const others = choices.filter(({ entries }) =>
          entries.every((entry, at) => entry === (at === option ? input.value : chosen[at])),
        );
        input.parentElement?.classList.toggle(
          'choice-gone',
          others.every((choice) => choice.input.disabled),
        );
      }
    });
  }
  update();
}

function radio(name: string, value: string, choose: () => void): HTMLLabelElement {
  const label = document.createElement('label');
  label.className = 'choice';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name, value });
  input.addEventListener('change', choose);
  const text = document.createElement('span');
  text.textContent = value;
  label.append(input, text);
  return label;
}

/** The price follows the choice. */
function priceOf(form: HTMLFormElement): (choice?: Choice) => void {
  const price = form.parentElement?.querySelector('.price');
  return (choice) => {
    if (price) price.textContent = choice?.input.dataset.price ?? '–';
  };
}
