/** Seconds as a clock: `42 s`, `1:05`, `2:00:09`. */
export function countdownText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
