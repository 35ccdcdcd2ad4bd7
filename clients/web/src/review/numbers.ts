import { words } from '../words/words.svelte';

const MINUS = '−';

function format(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words.language, options).format(value);
}

/** A number with this many digits behind the point, and never a minus before a zero. */
export function decimal(value: number, digits = 0): string {
  const text = format(Math.abs(value), digits);
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/** The same with its sign. */
export function signed(value: number, digits = 0): string {
  const text = decimal(value, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A part of 1 in per cent. */
export const percent = (share: number, digits = 0): string => decimal(share * 100, digits);
