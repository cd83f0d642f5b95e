import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { AccountPage } from '#shell/account-page.tsx';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AccountCards } from './account-cards.tsx';

/** The own account of somebody who is in no store. */
export function OwnAccountScreen() {
  return (
    <AccountPage>
      <Page width="narrow">
        <PageHeader
          title="Account"
          description="You, on every store that you work in."
          back={
            <Link to={paths.selectStore} className={backClass}>
              <BackWords />
            </Link>
          }
        />
        <AccountCards />
      </Page>
    </AccountPage>
  );
}
