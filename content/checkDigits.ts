import { toolText } from '@/i18n/toolText';

/*
 * The check digits of the numbers in content/company.json, so that a number with a typing mistake is refused. A number
 * that keeps the rules may still be somebody else's: only the register can say whose it is.
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

/** Whether an IBAN has the right check digits (ISO 13616: modulo 97). Spaces of any kind between its groups are allowed. */
export function isIban(written: string): boolean {
  const iban = written.replaceAll(/\s/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const number = moved.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(number) % 97n === 1n;
}

/** The values of content/company.json that these rules read. */
export interface Numbers {
  readonly uic: string;
  readonly vat: string;
  readonly iban: string;
}

/** What is wrong with each number, in an owner's words. */
export function numberAdvice({ uic, vat, iban }: Numbers): Partial<Record<keyof Numbers, string>> {
  const advice: Partial<Record<keyof Numbers, string>> = {};
  if (!isUic(uic)) advice.uic = toolText('Value.uic', { uic });
  // A branch has thirteen digits, of which the first nine are those of the company.
  else if (vat.startsWith('BG') && vat !== `BG${uic.slice(0, 9)}`)
    advice.vat = toolText('Value.vat', { right: `BG${uic.slice(0, 9)}`, vat });
  if (iban !== '' && !isIban(iban)) advice.iban = toolText('Value.iban', { iban });
  return advice;
}
