import { AccessibilityStatement } from '@/components/contacts/AccessibilityStatement/AccessibilityStatement';
import { Privacy } from '@/components/contacts/Privacy/Privacy';
import styles from './LegalTexts.module.css';

/** Each text shows its summary; the rest is in a `<details>`. Links lead to the section, so the summary is visible. */
export function LegalTexts() {
  return (
    <div id="legal" className={`section shaded ${styles.legal}`}>
      <div className={`wrap two-from-tablet small ${styles.texts}`}>
        <Privacy />
        <AccessibilityStatement />
      </div>
    </div>
  );
}
