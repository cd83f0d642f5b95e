import type { Permission } from '@sokoni/rules/access/roles';
import { createContext, use } from 'react';

/**
 * Asks for what the cashier may not do; null when it was not approved.
 * @param detail what exactly, in one line
 */
export type AskSupervisor = (
  permission: Permission,
  detail?: string,
) => Promise<{ approved_by: string } | null>;

export const AskSupervisorContext = createContext<AskSupervisor | null>(null);

/** How to ask somebody who may; a part of the screen that has an `ApprovalHost` around it. */
export function useAskSupervisor(): AskSupervisor {
  const ask = use(AskSupervisorContext);
  if (!ask) throw new Error('Nobody can be asked around this component.');
  return ask;
}
