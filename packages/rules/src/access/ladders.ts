/** Roles that stand on each other: each list is the one below, and whoever may more. */
export const creator = ['super_admin'] as const;
export const admins = ['admin', ...creator] as const;
export const managers = ['manager', ...admins] as const;
export const supervisors = ['supervisor', ...managers] as const;
export const sellers = ['associate', ...supervisors] as const;
/** Beside who sells: no money. */
export const stockKeepers = ['inventory_officer', ...managers] as const;
