import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { readShiftReport, shiftRowView } from './read-shifts.ts';
import { findShifts } from './report-queries.ts';

export const listShifts: StoreHandler<'GET /marketplace/v1/stores/{id}/shifts'> = async (call) => {
  const { query, storeId } = call;
  const { register_id, from, to } = query;
  const filter = { registerId: register_id ?? null, from: from ?? null, to: to ?? null };
  const page = await call.read((db) => findShifts(db, storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, shiftRowView) };
};

export const getShift: StoreHandler<'GET /marketplace/v1/stores/{id}/shifts/{shift_id}'> = async (call) => ({
  data: await call.read((db) => readShiftReport(db, call.storeId, call.params.shift_id)),
});
