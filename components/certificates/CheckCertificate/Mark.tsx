import styles from './CheckCertificate.module.css';

/** How a certificate is checked, in order. */
export const steps = ['document', 'number', 'body'] as const;

/** The encircled number of a step, which also stands at what the step needs. */
export function Mark({ step }: { readonly step: (typeof steps)[number] }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {steps.indexOf(step) + 1}
    </span>
  );
}
