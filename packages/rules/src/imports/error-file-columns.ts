/** What our file of the rows with errors adds to the columns that were brought: it comes back corrected. */
export const errorFileHeaders = ['Row', 'Problem'] as const;

/** Whether a header, as it is compared, is one of them. */
export function isOfErrorFile(name: string): boolean {
  return errorFileHeaders.some((header) => header.toLowerCase() === name);
}
