/** What somebody is in a store (SPEC section 6). */
export const roleLabels = {
  'role.inventory_officer': 'Inventory Officer',
  'role.associate': 'Sales Associate',
  'role.supervisor': 'Sales Supervisor',
  'role.manager': 'Store Manager',
  'role.admin': 'Admin',
  // Who created the store; never offered in an invite
  'role.super_admin': 'Owner',
} as const;
