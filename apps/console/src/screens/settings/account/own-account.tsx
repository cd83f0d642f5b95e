import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { AccountPage } from '#shell/frames/account-page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AccountCards } from './account-cards.tsx';

/** The own account of somebody who is in no store. */
export function OwnAccountScreen() {
  return (
    <AccountPage>
      <Page width="narrow">
        <PageHeader
          title={sayAccount('title')}
          description={sayAccount('description')}
          back={<BackLink to={paths.selectStore} />}
        />
        <AccountCards />
      </Page>
    </AccountPage>
  );
}
