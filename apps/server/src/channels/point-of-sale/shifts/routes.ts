import { signedLink } from '#core/http/downloads.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { readShiftReport, shiftRowView } from './read-shifts.ts';
import type { ShiftFileInput } from './report-file.ts';
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

export const getShiftFile: StoreHandler<'GET /marketplace/v1/stores/{id}/shifts/{shift_id}/file'> = async (
  call,
) => {
  const { storeId, services, now, query } = call;
  const shift_id = call.params.shift_id.toLowerCase();
  await call.read((db) => readShiftReport(db, storeId, shift_id));
  const input: ShiftFileInput = { store_id: storeId, shift_id, ...query };
  return { data: { url: signedLink(services.secrets, 'shift_report', input, now) } };
};
