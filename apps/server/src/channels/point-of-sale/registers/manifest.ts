import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  addRegister,
  deleteDevice,
  listRegisters,
  postDevice,
  putTillPin,
  updateRegister,
} from './routes.ts';

export const registers = {
  routes: {
    'GET /marketplace/v1/stores/{id}/registers': staff('sell', listRegisters),
    'POST /marketplace/v1/stores/{id}/registers': staff('useRegister', addRegister),
    'PUT /marketplace/v1/stores/{id}/registers/{register_id}': staff('manageRegisters', updateRegister),
    'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices': staff('useRegister', postDevice),
    'PUT /marketplace/v1/stores/{id}/till-pin': staff('sell', putTillPin),
    'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device': staff(
      'manageRegisters',
      deleteDevice,
    ),
  },
} satisfies Manifest;
