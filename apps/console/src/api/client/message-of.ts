/**
 * The sentence for a person in any error (SPEC section 8), the first available of: response.data.message,
 * response.data.data.message, the error's own message, the error as text.
 */
export function messageOf(error: unknown): string {
  const body = field(field(error, 'response'), 'data');
  return (
    text(field(body, 'message')) ||
    text(field(field(body, 'data'), 'message')) ||
    text(field(error, 'message')) ||
    String(error)
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
