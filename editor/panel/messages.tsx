import { useCallback, useMemo, useRef, useState } from 'react';
import { Refusal } from '../siteInBrowser';
import { Button, type Editor, type Tone } from './editor';
import { errorInWords, toolText } from './language';
import { Stopped } from './request';

/** What the panel says about one action. */
interface Message {
  /** 0 is the message about the open view. */
  readonly id: number;
  /** What the action is about, such as a picture. Empty if it is about nothing that another action could be about. */
  readonly place: string;
  readonly words: string;
  readonly tone: Tone;
  readonly isRunning: boolean;
  /** Whether the person has begun something else while the action ran, and so may miss its failure. */
  readonly isMissed: boolean;
  /** Whether it says that the editor is not running. */
  readonly isStopped: boolean;
}

/**
 * What a message says.
 *
 * @param said a text, or an error
 */
function spoken(said: unknown, tone: Tone): Pick<Message, 'words' | 'tone' | 'isStopped'> {
  if (!(said instanceof Error)) return { words: String(said), tone, isStopped: false };
  if (!(said instanceof Refusal)) console.error(said);
  return { words: errorInWords(said), tone: 'bad', isStopped: said instanceof Stopped };
}

/** What is left of the messages after the person has read them and does something else. */
function unread(messages: readonly Message[]): Message[] {
  return messages
    .filter(({ isRunning, isMissed, tone }) => isRunning || (isMissed && tone === 'bad'))
    .map((message) => (message.isRunning ? { ...message, isMissed: true } : message));
}

/** The messages of the panel: each action has its own, so that none hides the failure of another. */
export function useMessages() {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const last = useRef(0);

  const notify = useCallback<Editor['notify']>((said, tone = 'plain') => {
    const message = { id: 0, place: '', isRunning: false, isMissed: false, ...spoken(said, tone) };
    setMessages((all) => [
      ...all.filter(({ id }) => id !== 0),
      ...(message.words ? [message] : []),
    ]);
  }, []);
  const begin = useCallback<Editor['begin']>((waiting, place) => {
    last.current += 1;
    const id = last.current;
    const message = { id, place, isRunning: true, isMissed: false, ...spoken(waiting, 'plain') };
    setMessages((all) => [
      ...unread(all).filter((one) => place === '' || one.place !== place),
      message,
    ]);
    return (said, tone = 'plain') =>
      setMessages((all) =>
        all.map((one) =>
          one.id === id ? { ...one, ...spoken(said, tone), isRunning: false } : one,
        ),
      );
  }, []);
  /** Removes what the person has read. Called when they do something. */
  const forget = useCallback(() => setMessages(unread), []);
  const close = useCallback(
    (id: number) => setMessages((all) => all.filter((message) => message.id !== id)),
    [],
  );
  const isStopped = messages.some((message) => message.isStopped);
  const notifyRunning = useCallback(() => {
    setMessages((all) => all.filter((message) => !message.isStopped));
    notify(toolText('Panel.editorRuns'), 'good');
  }, [notify]);
  return useMemo(
    () => ({ messages, notify, begin, forget, close, isStopped, notifyRunning }),
    [messages, notify, begin, forget, close, isStopped, notifyRunning],
  );
}

export function Messages({
  messages,
  close,
}: Pick<ReturnType<typeof useMessages>, 'messages' | 'close'>) {
  return (
    <div className="status" role="status">
      {messages.map(({ id, words, tone, isRunning, isMissed }) => (
        <p key={id} className={tone}>
          {words}
          {isMissed && !isRunning && tone === 'bad' && (
            <>
              {' '}
              <Button onClick={() => close(id)}>{toolText('Panel.closeMessage')}</Button>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
