/** A time of day as a field shows it, from the minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The minutes since midnight that a field shows; nothing if it is empty. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d?):(\d\d)$/.exec(text) ?? [];
  const found = Number(hours) * 60 + Number(minutes);
  return hours !== undefined && found < 24 * 60 ? found : null;
}
