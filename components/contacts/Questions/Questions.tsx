import { useTranslations } from 'next-intl';
import styles from './Questions.module.css';

const questions = ['lease', 'years', 'removal', 'cost', 'size', 'owners'] as const;

/** What landowners ask everywhere, each with a plain answer that opens without a script. All are open in print. */
export function Questions() {
  const t = useTranslations('Questions');
  return (
    <section id="questions" className="section wrap whole">
      <div className="twelve-from-desktop">
        <h2 className={styles.heading}>{t('title')}</h2>
        <div className={`ruled ${styles.list}`}>
          {questions.map((question) => (
            <details key={question} id={`question-${question}`}>
              <summary className="strong">{t(`questions.${question}`)}</summary>
              <p>{t(`answers.${question}`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
