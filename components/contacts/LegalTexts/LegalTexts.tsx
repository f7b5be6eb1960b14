import { AccessibilityStatement } from '@/components/contacts/AccessibilityStatement/AccessibilityStatement';
import { Privacy } from '@/components/contacts/Privacy/Privacy';
import { Ruler } from '@/components/ui/Ruler/Ruler';
import styles from './LegalTexts.module.css';

/** Layered: what is essential in each text is seen, the rest opens. Links lead to the sections, so to what is seen. */
export function LegalTexts() {
  return (
    <div className={`section wrap ${styles.section}`}>
      <Ruler />
      <div className={styles.texts}>
        <Privacy />
        <AccessibilityStatement />
      </div>
    </div>
  );
}
