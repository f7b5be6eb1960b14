/*
 * The check digits of the company's number, so that a number with a typing mistake is refused. A number that keeps the
 * rules may still be somebody else's: only the register can say whose it is. (No package knows Bulgaria's thirteen
 * digits.)
 */

const digitsOf = (number: string) => Array.from(number, Number);

/** The sum of each digit times its weight, modulo 11. The result may be 10. */
function weighted(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;
}

/** The check digit by the first weights; if these give 10, by the others; if these give 10 too, it is 0. */
function bulgarianCheckDigit(
  digits: readonly number[],
  first: readonly number[],
  second: readonly number[],
): number {
  const one = weighted(digits, first);
  return one < 10 ? one : weighted(digits, second) % 10;
}

/** Whether a unified identification code (ЕИК) of nine or thirteen digits has the right check digits. */
export function isUic(number: string): boolean {
  if (!/^\d{9}(\d{4})?$/.test(number)) return false;
  const digits = digitsOf(number);
  const ninth = bulgarianCheckDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10]);
  if (digits[8] !== ninth) return false;
  if (digits.length === 9) return true;
  // The thirteenth digit checks the ninth to the twelfth.
  return digits[12] === bulgarianCheckDigit(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7]);
}
