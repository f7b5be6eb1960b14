import type { ReactNode } from 'react';
import { checkMessages, problemAsText } from '@/i18n/check/checkMessages';
import styles from './dev/dev.module.css';
import { MessageReload } from './dev/MessageReload.client';
import { messageStamp } from './dev/messageStamp';

/** Development only: shows the problems that `npm run messages` reports, and reloads after each change of a text. */
export default function MessagesTemplate({ children }: { children: ReactNode }) {
  const { problems } = checkMessages();
  return (
    <>
      {children}
      <MessageReload shown={messageStamp()} />
      {problems.length > 0 && (
        <aside className={styles.problems} lang="en" aria-label="Problems in the message files">
          <p>The page shows the last valid texts. {problems.length} problems in messages/:</p>
          <pre>{problems.map(problemAsText).join('\n\n')}</pre>
        </aside>
      )}
    </>
  );
}
