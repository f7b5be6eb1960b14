import { useEffect, useRef, useState } from 'react';
import type { Advice } from '../protocol';
import { drafts } from './drafts';
import { useEditor } from './editor';
import { server } from './server';

/** A whole file, for mistakes that no single text has. */
export function FileView({ path }: { path: string }) {
  const { state, open, say, reload } = useEditor();
  // In place of the key of an unsaved text.
  const place = { path, key: '' };
  const saved = state.files.find((file) => file.path === path)?.text ?? '';
  const [draft, setDraft] = useState(() => drafts.get(place) ?? { base: saved, text: saved });
  const [advice, setAdvice] = useState<readonly Advice[]>(() =>
    state.problems.filter((problem) => problem.path === path),
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const { base, text } = draft;

  const goTo = (line: number) => {
    const before = text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const from = before + (line > 1 ? 1 : 0);
    area.current?.focus();
    area.current?.setSelectionRange(from, text.indexOf('\n', from));
    const { scrollHeight = 0 } = area.current ?? {};
    area.current?.scrollTo(0, (scrollHeight / text.split('\n').length) * (line - 4));
  };
  const first = useRef(() => goTo(advice[0]?.line ?? 1));
  useEffect(() => first.current(), []);
  useEffect(() => {
    const check = () => server.file(path, base, text, false);
    const timer = setTimeout(() => check().then((answer) => setAdvice(answer.advice), say), 200);
    return () => clearTimeout(timer);
  }, [path, base, text, say]);
  const type = (typed: string) => {
    setDraft({ base, text: typed });
    drafts.set(place, { base, text: typed });
  };
  const save = async () => {
    const answer = await server.file(path, base, text, true);
    setAdvice(answer.advice);
    if (answer.advice.length > 0) return say('Not saved: the file still has mistakes.', 'bad');
    drafts.set(place, undefined);
    await reload();
    open({ kind: 'list' });
    say('Saved. The file is in order.', 'good');
  };
  return (
    <div className="file">
      <div>
        <p className="key">
          <code>{path}</code>
        </p>
        <div className="advice" role="status">
          {advice.map((one) => (
            <p key={one.line + one.advice} className="bad">
              <button type="button" onClick={() => goTo(one.line)}>
                Line {one.line}
              </button>{' '}
              {one.key} {one.advice}
            </p>
          ))}
        </div>
        <p>
          <button type="button" className="main" onClick={() => save().catch(say)}>
            Save
          </button>{' '}
          <button
            type="button"
            onClick={() => {
              drafts.set(place, undefined);
              setDraft({ base: saved, text: saved });
            }}
          >
            Discard
          </button>
        </p>
      </div>
      <textarea
        ref={area}
        aria-label={path}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}
