import type { Edit } from '../protocol';
import { companyFile, type TextFile, valueAt } from '../site';

/** A branch's code has thirteen digits, of which the VAT number has only the nine of the company. */
const vatOf = (uic: unknown) => `BG${String(uic).slice(0, 9)}`;

/**
 * Edits with that of the VAT number, if it has to follow a new company number. The check compares the two, so neither
 * could be saved alone. A VAT number that does not come from the old company number stays as it is.
 */
export function withVat(files: readonly TextFile[], edits: readonly Edit[]): readonly Edit[] {
  const editOf = (name: string) =>
    edits.find(({ path, at }) => path === companyFile && at.join('.') === name);
  const uic = editOf('uic');
  const text = files.find(({ path }) => path === companyFile)?.text;
  if (!uic || !text || editOf('vat')) return edits;
  const vat = valueAt(text, ['vat']);
  if (vat !== vatOf(valueAt(text, ['uic']))) return edits;
  return [...edits, { path: companyFile, at: ['vat'], base: vat, value: vatOf(uic.value) }];
}
