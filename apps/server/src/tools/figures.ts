import { readConfig } from '#platform/config.ts';
import { openPool } from '#platform/database/connect.ts';
import { rebuildSales } from '#platform/database/fold-sales.ts';
import { runTool, terminalLog, withPlatform } from './platform.ts';

// npm run figures: reckons what reports and home say anew from the orders of every store.
await runTool(() =>
  withPlatform(readConfig(process.env), async (ownerUrl) => {
    const pool = openPool(ownerUrl, { max: 1, applicationName: 'sokoni-figures', log: terminalLog });
    try {
      const stores = await rebuildSales(pool);
      return `The figures of ${stores} ${stores === 1 ? 'store' : 'stores'} are reckoned anew.`;
    } finally {
      await pool.end();
    }
  }),
);
