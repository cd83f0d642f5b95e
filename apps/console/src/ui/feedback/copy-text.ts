/**
 * Puts a text on the clipboard; answers whether the browser let us. Over plain http, as on a shop's own network, there
 * is no clipboard to write to: a selected text is copied the old way there. `beside` is an element whose place in the
 * page can take the focus.
 */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Refused by a setting or a policy; the other way asks for no permission.
    }
  }
  return copySelected(text, beside);
}

function copySelected(text: string, beside: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  beside.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  beside.focus();
  return isCopied;
}
