import { useState } from 'react';
import { useAddTextPage } from '#api/storefront/text-pages.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayPages as say, sayStarter } from '#sentences/storefront/text-pages.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { emptyPage, type TextPageFields } from './text-page-fields.ts';
import { TextPageForm } from './text-page-form.tsx';

const starters = ['about', 'delivery', 'returns', 'contact'] as const;
type Starter = (typeof starters)[number];

/** A new text page, from nothing or from a text that an owner fills in. */
export function NewTextPageScreen() {
  const store = useSession((session) => session.activeStore?.name ?? '');
  const add = useAddTextPage();
  const { isLeaving, leaveTo } = useLeaveTo();
  const [starter, setStarter] = useState<Starter | null>(null);

  async function save(fields: TextPageFields): Promise<void> {
    const page = await add.mutateAsync(fields);
    toast.success(say('added'));
    leaveTo(paths.textPage(page.id), { replace: true });
  }

  return (
    <Page>
      <PageHeader title={say('new.title')} back={<BackLink to={paths.textPages} />} />
      <Card title={say('start.title')}>
        <Row>
          {starters.map((name) => (
            <Button key={name} aria-pressed={name === starter} onClick={() => setStarter(name)}>
              {sayStarter(`title.${name}`)}
            </Button>
          ))}
        </Row>
      </Card>
      <TextPageForm
        key={starter}
        kept={emptyPage}
        start={starter ? startOf(starter, store) : emptyPage}
        onSave={save}
        isLeaving={isLeaving}
      />
    </Page>
  );
}

function startOf(starter: Starter, store: string): TextPageFields {
  const text = document.createElement('p');
  text.textContent = sayStarter(`body.${starter}`, { store });
  return { ...emptyPage, title: sayStarter(`title.${starter}`), body: text.outerHTML };
}
