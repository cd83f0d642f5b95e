import { type ModuleKey, moduleKeys } from '@sokoni/rules/modules/modules';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { refusal } from '#refusals.ts';

export const moduleKey = z.enum(moduleKeys);
export const moduleStatus = z.enum(['active', 'disabled'], { error: refusal('module_status_unknown') });

/** SPEC section 3 "Module entry". */
export const moduleEntry = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  status: moduleStatus,
});

const switches = Object.fromEntries(moduleKeys.map((key) => [key, moduleStatus.exactOptional()])) as Record<
  ModuleKey,
  z.ZodExactOptional<typeof moduleStatus>
>;

export const moduleCalls = defineCalls({
  'GET /marketplace/v1/stores/{storeId}/modules': {
    summary: 'List the modules of the store by key; store 0 returns the catalogue to any logged-in user.',
    data: z.record(moduleKey, moduleEntry),
  },
  'PUT /marketplace/v1/stores/{storeId}/modules': {
    summary: 'Turn modules on or off; returns the whole map.',
    body: z.object(switches),
    data: z.record(moduleKey, moduleEntry),
  },
});
