import type { StoreHandler } from '#core/http/route.ts';

export const followStore: StoreHandler<'GET /marketplace/v1/stores/{id}/events'> = async (call) => {
  const { sessionId, userId } = call.caller;
  const reader = { sessionId, userId, role: call.role };
  return { stream: call.services.live.follow(call.storeId, reader, call.lastEventId) };
};
