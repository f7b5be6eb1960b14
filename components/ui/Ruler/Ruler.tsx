import styles from './Ruler.module.css';

/** A ruler with a tick at each column; opens a section that has neither a background nor a picture. */
export function Ruler() {
  return <div className={styles.ruler} aria-hidden="true" />;
}
