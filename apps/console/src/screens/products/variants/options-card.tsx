import { combinationLimits, countCombinations } from '@sokoni/rules/products/variant-combinations';
import { ChevronUpIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { flushSync } from 'react-dom';
import { focusPlace, inputId } from '#screens/products/form/field-focus.ts';
import type { OptionFields } from '#screens/products/form/product-fields.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { useSight } from '#screens/products/form/use-product-permissions.ts';
import styles from '#screens/products/product.module.css';
import { productReasonSentence } from '#sentences/products/problems.ts';
import { sayVariants } from '#sentences/products/variants.ts';
import { newId } from '#session/new-id.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChipsInput } from '#ui/menus/chips-input.tsx';

const examples = [1, 2, 3, 4, 5] as const;

/** Another one in each of the first empty fields. */
function exampleName(place: number): string | undefined {
  const example = examples[place];
  return example && sayVariants(`options.example${example}`);
}

const optionPlace = (key: string) => `options.${key}`;

/** Options with their entries; every combination of entries is a variant. */
export function OptionsCard({ form }: { form: ProductForm }) {
  const { typed, problems } = form;
  const tracks = useSight().stock;
  const setOptions = (options: readonly OptionFields[]) => form.setOptions(options, tracks);
  const { options } = typed;
  const count = countCombinations(options.filter(({ entries }) => entries.length > 0));
  const isTooMany = count > combinationLimits.combinations;

  function change(key: string, changed: Partial<OptionFields>): void {
    setOptions(options.map((option) => (option.key === key ? { ...option, ...changed } : option)));
  }

  function raise(place: number): void {
    const moved = [...options];
    moved.splice(place - 1, 0, ...moved.splice(place, 1));
    setOptions(moved);
  }

  function add(): void {
    const key = newId();
    flushSync(() => setOptions([...options, { key, name: '', entries: [] }]));
    focusPlace(optionPlace(key));
  }

  function remove(removed: string): void {
    flushSync(() => setOptions(options.filter(({ key }) => key !== removed)));
    focusPlace('options');
  }

  return (
    <Card
      title={sayVariants('options.title')}
      description={options.length === 0 ? sayVariants('options.hint') : undefined}
    >
      {options.map((option, place) => (
        <fieldset key={option.key} className={styles.option}>
          <legend className="visually-hidden">
            {option.name || sayVariants('options.unnamed', { place: place + 1 })}
          </legend>
          <TextField
            id={inputId(optionPlace(option.key))}
            label={sayVariants('options.name')}
            dir="auto"
            autoComplete="off"
            placeholder={exampleName(place)}
            maxLength={combinationLimits.nameLength}
            value={option.name}
            onChange={(event) => change(option.key, { name: event.target.value })}
          />
          <ChipsInput
            label={sayVariants('options.values')}
            hint={option.entries.length === 0 ? sayVariants('options.valuesHint') : undefined}
            maxLength={combinationLimits.nameLength}
            values={option.entries}
            onChange={(entries) => change(option.key, { entries })}
            onRename={(from, to) => form.renameEntry(option.key, from, to)}
          />
          <div className={styles.optionActs}>
            {place > 0 && (
              <IconButton
                label={
                  option.name
                    ? sayVariants('options.up', { name: option.name })
                    : sayVariants('options.upUnnamed')
                }
                icon={<ChevronUpIcon size={18} />}
                onClick={() => raise(place)}
              />
            )}
            <IconButton
              label={
                option.name
                  ? sayVariants('options.remove', { name: option.name })
                  : sayVariants('options.removeUnnamed')
              }
              icon={<TrashIcon size={18} />}
              onClick={() => remove(option.key)}
            />
          </div>
        </fieldset>
      ))}
      {(problems.options || isTooMany) && (
        <FormError>
          {problems.options ??
            productReasonSentence({
              reason: 'too_many_combinations',
              count,
              max: combinationLimits.combinations,
            })}
        </FormError>
      )}
      {options.length < combinationLimits.options && (
        <div>
          <Button id={inputId('options')} size="sm" icon={<PlusIcon size={16} />} onClick={add}>
            {options.length === 0 ? sayVariants('options.add') : sayVariants('options.addAnother')}
          </Button>
        </div>
      )}
    </Card>
  );
}
