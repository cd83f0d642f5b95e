import { documentLimits, type Section } from '@sokoni/themes/document/document.ts';
import { addBlock, moveBlock, removeBlock, setValue } from '@sokoni/themes/document/edit-page.ts';
import { sectionTypes } from '@sokoni/themes/sections/section-types.ts';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { newUuid } from '#offline/new-uuid.ts';
import { blockName, sayEditor } from '#sentences/storefront/editor.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './editor.module.css';
import { SchemaForm } from './schema-form.tsx';

interface SectionFormProps {
  section: Section;
  /** @param subject what the change is about: the keys of one text are one step */
  onChange: (change: (section: Section) => Section, subject?: string) => void;
}

/** What can be set of a section, and its blocks. */
export function SectionForm({ section, onChange }: SectionFormProps) {
  const definition = sectionTypes[section.type];
  if (!definition) return null;
  const types = Object.keys(definition.blocks);
  const { block_order } = section;

  return (
    <Stack>
      <SchemaForm
        schema={definition.settings}
        values={section.settings}
        onChange={(key, value) =>
          onChange((before) => ({ ...before, settings: setValue(before.settings, key, value) }), key)
        }
      />
      {block_order.map((id, place) => {
        const block = section.blocks[id];
        const schema = block && definition.blocks[block.type];
        if (!schema) return null;
        return (
          <fieldset key={id} className={styles.block}>
            <legend className={styles.blockName}>{`${blockName(block.type)} ${place + 1}`}</legend>
            <div className={styles.blockActs}>
              <IconButton
                size="sm"
                label={sayEditor('block.up')}
                icon={<ChevronUpIcon size={16} />}
                disabled={place === 0}
                onClick={() => onChange((before) => moveBlock(before, id, place - 1))}
              />
              <IconButton
                size="sm"
                label={sayEditor('block.down')}
                icon={<ChevronDownIcon size={16} />}
                disabled={place === block_order.length - 1}
                onClick={() => onChange((before) => moveBlock(before, id, place + 1))}
              />
              <IconButton
                size="sm"
                label={sayEditor('block.remove')}
                icon={<TrashIcon size={16} />}
                onClick={() => onChange((before) => removeBlock(before, id))}
              />
            </div>
            <SchemaForm
              schema={schema}
              values={block.settings}
              onChange={(key, value) =>
                onChange((before) => {
                  const settings = setValue(before.blocks[id]?.settings ?? {}, key, value);
                  return { ...before, blocks: { ...before.blocks, [id]: { ...block, settings } } };
                }, `${id}.${key}`)
              }
            />
          </fieldset>
        );
      })}
      {block_order.length < documentLimits.blocks
        ? types.map((type) => (
            <Button
              key={type}
              icon={<PlusIcon size={18} />}
              onClick={() =>
                onChange((before) =>
                  addBlock(before, { id: newUuid().slice(-12), thing: { type, settings: {} } }),
                )
              }
            >
              {sayEditor('block.add', { block: blockName(type) })}
            </Button>
          ))
        : types.length > 0 && <p>{sayEditor('block.limit', { most: documentLimits.blocks })}</p>}
    </Stack>
  );
}
