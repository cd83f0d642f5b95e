import type { CallRoute } from '@sokoni/contract/calls';
import type { Role } from '@sokoni/rules/access/roles';

/** Who may use a call: everybody, any session, any verified session, a register by its key, or these roles in the store of the path. */
export type Access = 'anyone' | 'signed in' | 'verified' | 'register' | readonly Role[];

export type AccessTable = Partial<Record<CallRoute, Access>>;
