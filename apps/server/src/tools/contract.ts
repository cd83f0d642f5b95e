import { readConfig } from '#platform/config.ts';
import { openDataDir } from '#platform/data-dir.ts';
import { openPool } from '#platform/database/connect.ts';
import { runTool, terminalLog, withOwner } from './platform.ts';
import { setContract } from './set-contract.ts';

// npm run contract -- <business code> enterprise: what a merchant has paid for outside of Sokoni.
await runTool(async () => {
  const [, , businessCode = '', contractType = ''] = process.argv;
  const config = readConfig(process.env);
  const dataDir = await openDataDir(config.dataDir);
  return withOwner(config, dataDir, async (ownerUrl) => {
    const pool = openPool(ownerUrl, { max: 1, applicationName: 'sokoni-contract', log: terminalLog });
    try {
      return await setContract(pool, businessCode, contractType, new Date());
    } finally {
      await pool.end();
    }
  });
});
