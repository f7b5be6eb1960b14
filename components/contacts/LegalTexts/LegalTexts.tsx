import { AccessibilityStatement } from '@/components/contacts/AccessibilityStatement/AccessibilityStatement';
import { Privacy } from '@/components/contacts/Privacy/Privacy';
import styles from './LegalTexts.module.css';

/** Layered: what is essential in each text is seen, the rest opens. Links lead to the sections, so to what is seen. */
export function LegalTexts() {
  return (
    <div id="legal" className={`section shaded ${styles.section}`}>
      <div className={`wrap halves small ${styles.texts}`}>
        <Privacy />
        <AccessibilityStatement />
      </div>
    </div>
  );
}
