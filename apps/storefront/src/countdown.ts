const parts = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Turns the date until which something is on into what is left of it; what is no date stays as it was written. */
export function countDown(element: HTMLElement): void {
  const end = Date.parse(element.dataset.countdown ?? '');
  if (Number.isNaN(end)) return;
  const written = element.textContent;
  const show = () => {
    const left = Math.ceil((end - Date.now()) / 1000);
    element.textContent = left > 0 ? leftText(left, document.documentElement.lang) : written;
    if (left <= 0) clearInterval(timer);
  };
  const timer = setInterval(show, 1000);
  show();
}

/** Seconds as days, hours, minutes and seconds, without those at the front that are none. */
export function leftText(seconds: number, language: string): string {
  const units = parts.map(([unit, size], index) => {
    const above = parts[index - 1]?.[1];
    return { unit, value: Math.floor((above ? seconds % above : seconds) / size) };
  });
  const first = units.findIndex(({ value }) => value > 0);
  return units
    .slice(Math.max(0, first))
    .map(({ unit, value }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value),
    )
    .join(' ');
}
