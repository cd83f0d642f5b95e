import type { RegisterHandler } from '#core/http/route.ts';
import { takeCommands } from './take-commands.ts';

export const postTillSales: RegisterHandler<'POST /marketplace/v1/stores/{id}/point-of-sale/sales'> = async ({
  services,
  device,
  body,
  networkAddress,
  requestId,
}) => {
  const { pool, clock, secrets } = services;
  return {
    data: { results: await takeCommands({ pool, clock, secrets, networkAddress, requestId }, device, body) },
  };
};
