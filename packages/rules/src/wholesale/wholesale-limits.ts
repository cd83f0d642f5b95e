/** What one printed catalogue can hold. */
export const printedCatalogueLimits = { products: 500 } as const;

/** What one store can keep of its wholesale. */
export const wholesaleLimits = {
  companies: 20_000,
  /** People who order for one company. */
  buyersPerCompany: 50,
  companyNameLength: 120,
  introductionLength: 1000,
  messageLength: 1000,
  phoneLength: 30,
  reasonLength: 500,
  taxNumberLength: 40,
  /** Lines of one cart, and of one order. */
  lines: 500,
  /** Codes of one quick order. */
  codes: 500,
  referenceLength: 80,
  noteLength: 1000,
  shoppingListNameLength: 80,
  /** Shopping lists of a store for one supplier. */
  shoppingLists: 50,
  /** Units of one line. */
  quantity: 1_000_000,
} as const;
