import { readConfig } from '#core/config/config.ts';
import { openPool } from '#core/database/access/connect.ts';
import { rebuildSales } from '#insights/sales-summary/fold-sales.ts';
import { runTool, terminalLog, withPlatform } from './platform.ts';

// npm run figures: reckons what reports and home say anew from the orders of every store.
await runTool(() =>
  withPlatform(readConfig(process.env), async (ownerUrl) => {
    const pool = openPool(ownerUrl, { max: 1, applicationName: 'sokoni-figures', log: terminalLog });
    try {
      const stores = await rebuildSales(pool);
      return `Recalculated the sales summary of ${stores} ${stores === 1 ? 'store' : 'stores'}.`;
    } finally {
      await pool.end();
    }
  }),
);
