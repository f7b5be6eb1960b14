import { rowOf } from './catalogue';
import { content } from './current';

/**
 * Whether any page shows a text, or a value of content/company.json. Its section must be on, and the value or the plant
 * to which it belongs must exist.
 */
export function isShown(key: string): boolean {
  const { section, shownIf } = rowOf(key);
  return (section === undefined || content.sections[section]) && (shownIf?.(content, key) ?? true);
}
