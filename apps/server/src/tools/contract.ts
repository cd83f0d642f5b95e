import { readConfig } from '#core/config/config.ts';
import { ConfigError } from '#core/config/config-error.ts';
import { openPool } from '#core/database/access/connect.ts';
import { runTool, terminalLog, withPlatform } from './platform.ts';
import { setContract } from './set-contract.ts';

// npm run contract -- <business code> enterprise: what a merchant has paid for outside of Sokoni.
await runTool(async () => {
  const [, , businessCode, contractType] = process.argv;
  if (!businessCode || !contractType) {
    throw new ConfigError(
      'No store and contract are named: run npm run contract -- <business code> enterprise.',
    );
  }
  return withPlatform(readConfig(process.env), async (ownerUrl) => {
    const pool = openPool(ownerUrl, { max: 1, applicationName: 'sokoni-contract', log: terminalLog });
    try {
      return await setContract(pool, businessCode, contractType, new Date());
    } finally {
      await pool.end();
    }
  });
});
