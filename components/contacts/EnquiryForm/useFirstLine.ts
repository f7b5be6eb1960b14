import { type RefObject, useEffect } from 'react';
import { formControl } from './enquiry';
import { firstLine, type LineTexts } from './firstLine';

/**
 * Begins the enquiry with the line of the link that led here. `data-line` on the description keeps it, for the next language.
 *
 * @returns to be called after each change: where the line is gone, neither a reload nor a flag brings it again
 */
export function useFirstLine(form: RefObject<HTMLFormElement | null>, lines: LineTexts) {
  useEffect(() => {
    const description = form.current?.querySelector('textarea');
    const line = firstLine(location.search, lines);
    if (!line || !description) return;
    // Written in another language, before a flag.
    const { line: before } = description.dataset;
    description.dataset.line = line;
    const written = formControl.getValues('description') ?? '';
    if (written.includes(line)) return;
    const isTranslated = before && written.includes(before);
    const typed = written && `${written.trimEnd()}\n`;
    formControl.setValue(
      'description',
      isTranslated ? written.replace(before, line) : typed + line + (typed ? '' : '\n'),
    );
  }, [form, lines]);

  return () => {
    const description = form.current?.querySelector('textarea');
    const line = description?.dataset.line;
    if (!line || description.value.includes(line)) return;
    delete description.dataset.line;
    history.replaceState(history.state, '', location.pathname + location.hash);
  };
}
