import { landingAfterStoreSelect } from '@sokoni/rules/navigation/landing-after-store-select';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Look as EditedLook, useLook, useSaveDraft, useShopPreview } from '#api/storefront/looks.ts';
import { useUpdateStore } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayTheme } from '#sentences/theme.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LookCard } from './look-card.tsx';
import { type Look, looks } from './looks.ts';
import styles from './theme.module.css';

/** Four looks, one of them the store's (`default_theme`). A new store's owner comes here first, and goes on from here. */
export function ThemeScreen() {
  const store = useSession((session) => session.activeStore);
  return store && <Looks key={store.id} store={store} />;
}

function Looks({ store }: { store: Store }) {
  const roles = useSession(rolesHere);
  const update = useUpdateStore();
  const { data: edited } = useLook();
  const { data: preview } = useShopPreview({ collections: [], products: [] });
  const changeDraft = useChangeDraft();
  const [choosing, setChoosing] = useState<Look | null>(null);
  const [isFirstChoice] = useState(!store.default_theme);
  const continueLink = useRef<HTMLAnchorElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = looks.find(({ id }) => id === store.default_theme);
  const shown = useRef(chosen);

  // The button that was pressed has made place for a badge: the keyboard goes on at what comes next.
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (document.activeElement !== document.body) return;
    (continueLink.current ?? list.current?.querySelector<HTMLElement>('[data-chosen] h2'))?.focus();
  }, [chosen]);

  const next = landingAfterStoreSelect({
    roles,
    default_theme: store.default_theme,
    product_count: store.stats.product_count,
  });

  async function choose(look: Look): Promise<void> {
    setChoosing(look);
    try {
      await update.mutateAsync({ default_theme: look.id });
      if (edited?.is_draft) await changeDraft(edited, look.id);
      toast.success(sayTheme('chosen', { look: sayTheme(`name.${look.id}`) }));
    } catch (error) {
      showFailure(error);
    } finally {
      setChoosing(null);
    }
  }

  return (
    <Page width="wide">
      <PageHeader
        title={sayTheme('title')}
        description={sayTheme(chosen ? 'description' : 'choose')}
        actions={
          chosen && (
            <>
              <a href={store.storefront_url} target="_blank" rel="noreferrer" className={buttonClass()}>
                {sayTheme('viewShop')}
              </a>
              <Link
                to={paths.themeEditor}
                className={buttonClass({ variant: isFirstChoice ? 'secondary' : 'primary' })}
              >
                {sayTheme('customise')}
              </Link>
            </>
          )
        }
      />
      <ul ref={list} className={styles.looks}>
        {looks.map((look) => (
          <LookCard
            key={look.id}
            look={look}
            shown={edited && preview && { document: edited.document, data: preview }}
            isChosen={look.id === chosen?.id}
            busy={look === choosing}
            disabled={choosing !== null}
            onChoose={() => void choose(look)}
          />
        ))}
      </ul>
      {isFirstChoice && chosen && (
        <section aria-label={sayTheme('next')} className={styles.next}>
          <p>
            {richText(
              sayTheme.rich(next === paths.products ? 'next.products' : 'next.home', {
                look: sayTheme(`name.${chosen.id}`),
                strong: (words) => <strong>{words}</strong>,
              }),
            )}
          </p>
          <Link ref={continueLink} to={next} className={buttonClass({ variant: 'primary' })}>
            {sayTheme('continue')}
          </Link>
        </section>
      )}
    </Page>
  );
}

/** What is being edited is in the chosen theme from then on, too. */
function useChangeDraft() {
  const save = useSaveDraft();
  return async ({ document, version }: EditedLook, theme: string) => {
    const { withTheme } = await import('@sokoni/themes/document/with-theme.ts');
    await save.mutateAsync({ version, document: withTheme(document, theme) as EditedLook['document'] });
  };
}
