import { register } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { forgetCustomer } from './forget-customer.ts';
import { recordLeftCommands } from './record-left-commands.ts';
import { postTillSales } from './routes.ts';

/** Fifty sales of many lines. */
const batchBytes = 4 * 1024 * 1024;

/** What registers tell: sales, and all else that happens at a counter. */
export const tillSales = {
  routes: {
    'POST /marketplace/v1/stores/{id}/point-of-sale/sales': register(postTillSales, {
      bodyLimit: batchBytes,
    }),
  },
  tasks: { record_left_commands: (services) => recordLeftCommands(services) },
  cron: [{ task: 'record_left_commands', match: '* * * * *' }],
  hooks: { customerErased: forgetCustomer },
} satisfies Manifest;
