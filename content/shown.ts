import { rowOf } from './catalogue';
import type { Content } from './model';

/**
 * Whether any page shows a text, or a value of content/company.json. Its section must be on, and the value or the plant
 * to which it belongs must exist.
 */
export function isShown(content: Content, key: string): boolean {
  const { section, shownIf } = rowOf(key);
  return (section === undefined || content.sections[section]) && (shownIf?.(content, key) ?? true);
}
