import { type ModuleKey, moduleKeys } from '@sokoni/rules/modules';
import { z } from 'zod';
import { defineCalls } from './call.ts';

export const moduleKey = z.enum(moduleKeys);
export const moduleStatus = z.enum(['active', 'disabled'], { error: "Send 'active' or 'disabled'" });

/** SPEC section 3 "Module entry". */
export const moduleEntry = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  status: moduleStatus,
});

const switches = Object.fromEntries(moduleKeys.map((key) => [key, moduleStatus.optional()])) as Record<
  ModuleKey,
  z.ZodOptional<typeof moduleStatus>
>;

export const moduleCalls = defineCalls({
  'GET /marketplace/v1/stores/{storeId}/modules': {
    summary: 'The modules of the store by key; store 0 answers the catalogue to any signed-in user.',
    data: z.record(moduleKey, moduleEntry),
  },
  'PUT /marketplace/v1/stores/{storeId}/modules': {
    summary: 'Switch modules on or off; answers the whole map.',
    body: z.object(switches),
    data: z.record(moduleKey, moduleEntry),
  },
});
