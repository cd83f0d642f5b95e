/** Of the pages of products that a merchant arranges for the tills. */
export const tillLayoutLimits = { pages: 20, nameLength: 40, products: 60 } as const;

/** The hues that a page can have, in degrees: among those that the tiles of products have. */
export const pageTints = [30, 60, 90, 150, 180, 240, 300, 330] as const;

export type PageTint = (typeof pageTints)[number];
