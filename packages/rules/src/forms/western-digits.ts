/** The same text with Arabic-Indic and Persian digits as 0 to 9. */
export function westernDigits(text: string): string {
  // Both rows of digits begin at a multiple of 16.
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
