import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { formatMessage as formatCompiled, type Pieces, type Values } from './format-compiled.ts';

const compiled = new Map<string, CompiledMessage>();

/**
 * Formats a sentence as the catalogue has it; it is compiled when it is first said. The console's build puts
 * `format-compiled.ts` in this place and compiles the catalogues beforehand (`apps/console/build/compile-catalogues.ts`), so that no
 * parser travels to a browser.
 */
export function formatMessage(language: string, text: string | CompiledMessage, values?: Values): Pieces {
  if (typeof text !== 'string') return formatCompiled(language, text, values);
  let message = compiled.get(text);
  if (message === undefined) {
    message = compile(text);
    compiled.set(text, message);
  }
  return formatCompiled(language, message, values);
}
