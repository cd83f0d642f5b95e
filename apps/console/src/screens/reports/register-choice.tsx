import { useRegisters } from '#api/sales/registers.ts';
import { RegisterFilter } from '#parts/registers/register-filter.tsx';
import type { ReportAddress } from './use-report-address.ts';

/** Narrows a report to what was rung at one register. */
export function RegisterChoice({ address }: { address: ReportAddress }) {
  return (
    <RegisterFilter
      registers={useRegisters().data ?? []}
      value={address.param('register')}
      onChange={(id) => address.change({ register: id })}
    />
  );
}
