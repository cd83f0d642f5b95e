import { dotText } from '@sokoni/messages/list-text';
import type { TillMethod } from '@sokoni/rules/point-of-sale/till-settings';
import { tillSettingsLimits } from '@sokoni/rules/point-of-sale/till-settings';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { methodName } from '#parts/money/method-name.ts';
import { sayTillSettings as say } from '#sentences/point-of-sale/settings.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { MethodModal } from './method-modal.tsx';
import type { SettingsCardProps } from './settings-cards.ts';
import styles from './till-settings.module.css';
import { useKeepSettings } from './use-keep-settings.ts';

/** The ways to pay that a till shows, in their order. */
export function MethodsCard({ settings }: SettingsCardProps) {
  const { pending, keep } = useKeepSettings(settings);
  const [edited, setEdited] = useState<TillMethod | 'new' | null>(null);
  const methods = pending?.methods ?? settings.methods;

  function move(place: number, by: 1 | -1): void {
    const next = [...methods];
    const [moved] = next.splice(place, 1);
    if (moved) next.splice(place + by, 0, moved);
    void keep({ methods: next }, say('methods.moved'));
  }

  return (
    <Card title={say('methods.title')}>
      <Stack>
        <p>{say('methods.hint')}</p>
        <ol className={styles.methods} aria-label={say('methods.title')}>
          {methods.map((method, place) => {
            const name = nameOf(method);
            return (
              <li key={method.id} className={styles.method}>
                <span className={styles.words}>
                  <strong>{name}</strong>
                  {!method.active && <Badge>{say('method.off')}</Badge>}
                  <span className={styles.facts}>{dotText(factsOf(method))}</span>
                </span>
                <IconButton
                  label={say('method.up', { name })}
                  icon={<ArrowUpIcon size={18} />}
                  disabled={place === 0 || pending !== undefined}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  label={say('method.down', { name })}
                  icon={<ArrowDownIcon size={18} />}
                  disabled={place === methods.length - 1 || pending !== undefined}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  label={say('method.edit', { name })}
                  icon={<PencilIcon size={18} />}
                  onClick={() => setEdited(method)}
                />
              </li>
            );
          })}
        </ol>
        {methods.length < tillSettingsLimits.methods && (
          <div>
            <Button icon={<PlusIcon size={18} />} onClick={() => setEdited('new')}>
              {say('method.add')}
            </Button>
          </div>
        )}
      </Stack>
      {edited && (
        <MethodModal
          settings={settings}
          method={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function nameOf({ kind, name }: TillMethod): string {
  return methodName({ method: kind, label: name });
}

/** What is said below a name: its kind where that is another, the drawer, the reference. */
function factsOf({ kind, name, opens_drawer, reference }: TillMethod): string[] {
  return [
    ...(name === '' ? [] : [methodName({ method: kind, label: '' })]),
    ...(opens_drawer ? [say('method.drawer')] : []),
    ...(reference === 'off' ? [] : [say(`method.reference.${reference}`)]),
  ];
}
