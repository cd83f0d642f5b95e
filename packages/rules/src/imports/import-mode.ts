/** What a file brings. */
export type ImportKind = 'products' | 'customers';

/** What is to be done with what a file says, and with what it does not know yet. */
export const importModes = ['add_and_update', 'add', 'update'] as const;

export type ImportMode = (typeof importModes)[number];

/** What an import does with one product or customer: make it, change it, leave it as it is or out, refuse it. */
export type ImportAction = 'create' | 'update' | 'same' | 'skip' | 'error';
