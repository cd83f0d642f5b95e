import { can } from '@sokoni/rules/access/roles';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';

/** Says on every page that nothing sold here is real; whoever may end it gets the way there. */
export function TestModeRibbon({ roles }: { roles: readonly string[] }) {
  return (
    <>
      <span>{sayStoreFrame('mode.test')}</span>
      {can.goLive(roles) && <Link to={paths.modeSettings}>{sayStoreFrame('mode.goLive')}</Link>}
    </>
  );
}
