import { weighedPrefixes } from '@sokoni/rules/point-of-sale/weighed-goods';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import type { TillLayout } from '#api/sales/till-layout.ts';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import styles from './layout.module.css';
import { RuleModal } from './rule-modal.tsx';
import { useReadingText } from './use-reading-text.ts';
import { useSaveLayout } from './use-save-layout.ts';

/** What the scales of the store print under each prefix. */
export function ScalesCard({ layout }: { layout: TillLayout }) {
  const [adding, setAdding] = useState<TillLayout | null>(null);
  const { save, isSaving } = useSaveLayout();
  const readingText = useReadingText();
  const { barcode_rules } = layout;
  return (
    <Card
      title={say('scales.title')}
      description={say('scales.hint')}
      actions={
        <Button
          icon={<PlusIcon size={18} />}
          disabled={barcode_rules.length >= weighedPrefixes.length}
          onClick={() => setAdding(layout)}
        >
          {say('scales.add')}
        </Button>
      }
    >
      {barcode_rules.length === 0 ? (
        <Muted>{say('scales.none')}</Muted>
      ) : (
        <ul aria-label={say('scales.list')} className={styles.list}>
          {barcode_rules.map((rule) => (
            <li key={rule.prefix}>
              <span className={styles.words}>
                {say('scales.rule', { prefix: rule.prefix, reading: readingText(rule) })}
              </span>
              <IconButton
                label={say('scales.remove', { prefix: rule.prefix })}
                icon={<TrashIcon size={18} />}
                disabled={isSaving}
                onClick={() =>
                  save({ ...layout, barcode_rules: barcode_rules.filter((other) => other !== rule) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {adding && <RuleModal layout={adding} onClose={() => setAdding(null)} />}
    </Card>
  );
}
