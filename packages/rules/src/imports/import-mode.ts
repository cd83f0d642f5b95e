/** What a file brings. */
export type ImportKind = 'products' | 'customers' | 'prices';

/** What is to be done with what a file says, and with what it does not know yet. */
export const importModes = ['add_and_update', 'add', 'update'] as const;

export type ImportMode = (typeof importModes)[number];

/** Of a price list: what the file says joins what is there, or takes the place of all of it. */
export const priceImportModes = ['add_and_update', 'replace'] as const;

export type PriceImportMode = (typeof priceImportModes)[number];

/** What an import does with one product, customer or variant with its prices: make it, change it, leave it as it is or out, refuse it. */
export type ImportAction = 'create' | 'update' | 'same' | 'skip' | 'error';
