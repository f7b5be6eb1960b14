import { useCallback, useMemo, useRef, useState } from 'react';
import { Refusal } from '../protocol';
import { Button, type Editor, stopped, type Tone } from './editor';

/** What the panel says about one action. */
interface Message {
  /** 0 is the message about the open view. */
  readonly id: number;
  readonly words: string;
  readonly tone: Tone;
  readonly isRunning: boolean;
  /** Whether the person has begun something else while the action ran, and so may miss its failure. */
  readonly isMissed: boolean;
}

/** The words and tone of a message. @param said a text, or an error */
function spoken(said: unknown, tone: Tone): Pick<Message, 'words' | 'tone'> {
  if (!(said instanceof Error)) return { words: String(said), tone };
  if (!(said instanceof Refusal)) console.error(said);
  return { words: said.message, tone: 'bad' };
}

/** The messages of the panel: each action has its own, so that none hides the failure of another. */
export function useMessages() {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const last = useRef(0);

  const say = useCallback<Editor['say']>((said, tone = 'plain') => {
    const message = { id: 0, isRunning: false, isMissed: false, ...spoken(said, tone) };
    setMessages((all) => [
      ...all.filter(({ id }) => id !== 0),
      ...(message.words ? [message] : []),
    ]);
  }, []);
  const begin = useCallback<Editor['begin']>((waiting) => {
    last.current += 1;
    const id = last.current;
    const message: Message = {
      id,
      words: waiting,
      tone: 'plain',
      isRunning: true,
      isMissed: false,
    };
    setMessages((all) => [...all, message]);
    return (said, tone = 'plain') =>
      setMessages((all) =>
        all.map((one) =>
          one.id === id ? { ...one, ...spoken(said, tone), isRunning: false } : one,
        ),
      );
  }, []);
  /** Called when the person does something: what has been read goes away. */
  const forget = useCallback(() => {
    setMessages((all) =>
      all
        .filter(({ isRunning, isMissed, tone }) => isRunning || (isMissed && tone === 'bad'))
        .map((message) => (message.isRunning ? { ...message, isMissed: true } : message)),
    );
  }, []);
  const close = useCallback(
    (id: number) => setMessages((all) => all.filter((message) => message.id !== id)),
    [],
  );
  /** Whether a message says that the editor does not run. */
  const isStopped = messages.some(({ words }) => words === stopped);
  const sayRunning = useCallback(() => {
    setMessages((all) => all.filter(({ words }) => words !== stopped));
    say('The editor is running again.', 'good');
  }, [say]);
  return useMemo(
    () => ({ messages, say, begin, forget, close, isStopped, sayRunning }),
    [messages, say, begin, forget, close, isStopped, sayRunning],
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
              <Button onClick={() => close(id)}>Close this message</Button>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
