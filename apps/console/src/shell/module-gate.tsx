import { moduleOfPath } from '@sokoni/rules/modules/module-routes';
import { modules } from '@sokoni/rules/modules/modules';
import { Outlet, useLocation } from 'react-router';
import { Page } from '#parts/pages/page.tsx';
import { drawingOf } from '#parts/stores/drawing-of.ts';
import { moduleName } from '#parts/stores/module-name.ts';
import { TurnOnModule } from '#parts/stores/turn-on-module.tsx';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { sayModule } from '#sentences/stores/modules.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The pages of a store; one whose module is off says so, and is there as soon as somebody turns it on. */
export function ModuleGate() {
  const module = moduleOfPath(useLocation().pathname);
  const isOn = useSession(({ activeStore }) => module === null || activeStore?.modules[module] === 'active');
  if (module === null || isOn) return <Outlet />;
  const { image } = modules[module];
  return (
    <Page>
      <PageHeader title={moduleName(module)} />
      <Card>
        <EmptyState
          drawing={drawingOf(image) ?? 'forbidden'}
          title={sayStoreFrame('module.off', { module: moduleName(module) })}
          action={<TurnOnModule module={module} />}
        >
          {sayModule(`description.${module}`)}
        </EmptyState>
      </Card>
    </Page>
  );
}
