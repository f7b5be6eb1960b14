import styles from './Ruler.module.css';

/** The drawing's ruler: opens a section on paper where no colour or picture does. */
export function Ruler() {
  return <div className={styles.ruler} aria-hidden="true" />;
}
