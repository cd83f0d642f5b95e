/**
 * Keeps the letters that are typed while the palette is on its way, so that none of a fast typist goes astray. What it
 * answers ends that and says them.
 */
export function keepTyped(): () => string {
  let text = '';

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }

  addEventListener('keydown', press, { capture: true });
  return () => {
    removeEventListener('keydown', press, { capture: true });
    return text;
  };
}
