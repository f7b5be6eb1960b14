import { inSeries, toolText } from './panel/language';
/**
 * The parts of a text that the editor shows as chips: placeholders, tags, the frame of a placeholder with several
 * forms, and spaces and hyphens that are invisible.
 */
export const chips =
  /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,[^{}]*\{|\}[^{}]*\{|\}\s*\}|\{[^{}]*\}|<\/?[^<>\s/]+>|[\u00a0\u202f\u00ad]/g;

/** The signs of the invisible spaces and hyphens, and their names. */
const invisible = {
  '\u00a0': ['⍽', 'noBreak'],
  '\u202f': ['⍽', 'narrow'],
  '\u00ad': ['‧', 'hyphen'],
} as const;

const isInvisible = (raw: string): raw is keyof typeof invisible => Object.hasOwn(invisible, raw);

/** Sign and name of an invisible space or hyphen. */
export function invisibleSign(raw: string): { sign: string; name: string } | undefined {
  if (!isInvisible(raw)) return undefined;
  const [sign, name] = invisible[raw];
  return { sign, name: toolText(`Panel.invisible.${name}`) };
}

/** The placeholders and tags of a text, each as often as it occurs. */
export function slotsOf(text: string): string[] {
  return (text.match(chips) ?? []).filter((raw) => !isInvisible(raw));
}

/** What a chip shows for a placeholder or a tag. */
export function chipName(raw: string): string {
  return raw
    .replace(/^<\/(.*)>$/, '◂ $1')
    .replace(/^<(.*)>$/, '$1 ▸')
    .replace(/^\{\s*(\w+).*\}$/s, '$1');
}

/**
 * The chips that a text has lost, and what is wrong with its chips. The build only compares the languages with each
 * other, so it does not notice a chip that all of them have lost. A chip that only one language has is a mistake and
 * may be removed.
 *
 * @param base the text before the change
 * @param all the saved texts in every language
 */
export function wrongChips(text: string, base: string, all: readonly string[]) {
  const left = slotsOf(text).map(chipName);
  const theirs = all.flatMap(slotsOf).map(chipName);
  const lost = slotsOf(base).filter((raw) => {
    const at = left.indexOf(chipName(raw));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && theirs.includes(chipName(raw));
  });
  const known = [...slotsOf(base).map(chipName), ...theirs];
  const unknown = slotsOf(text).filter(
    (raw) => !/[{}]/.test(chipName(raw)) && !known.includes(chipName(raw)),
  );
  const named = (raws: readonly string[]) => ({
    count: raws.length,
    chips: inSeries(raws.map((raw) => toolText('Panel.chip', { name: chipName(raw) }))),
  });
  const problems = [
    lost.length > 0 && toolText('Panel.chipsLost', named(lost)),
    unknown.length > 0 && toolText('Panel.chipsUnknown', named(unknown)),
  ].filter((words) => words !== false);
  return { lost, problems };
}

/**
 * The values that the website fills in for the placeholders of a text, by name. Empty if the page does not show which
 * value belongs to which.
 *
 * @param shown the text as a page shows it
 */
export function chipValues(text: string, shown: string): Record<string, string> {
  const names: string[] = [];
  let from = 0;
  let pattern = '';
  const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const { 0: raw, index } of text.matchAll(chips)) {
    const isPlaceholder = /^\{.*\}$/s.test(raw);
    if (!isPlaceholder && /[{}]/.test(raw)) return {};
    pattern += escaped(text.slice(from, index));
    pattern += isPlaceholder ? '(.+?)' : escaped(isInvisible(raw) ? raw : '');
    if (isPlaceholder) names.push(chipName(raw));
    from = index + raw.length;
  }
  const found = new RegExp(`^\\s*${pattern}${escaped(text.slice(from))}\\s*$`, 's').exec(shown);
  return Object.fromEntries(names.map((name, index) => [name, found?.[index + 1] ?? '']));
}
