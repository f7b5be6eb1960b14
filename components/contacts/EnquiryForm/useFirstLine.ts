import { type RefObject, useEffect } from 'react';
import { withoutParameters } from '@/site/query';
import { formControl } from './enquiry';
import { firstLine, type LineTexts, lineParameters } from './lines';

/**
 * Begins the enquiry with the line of the link that led here. The attribute `data-line` of the description keeps the
 * line, so that the page in another language can replace it by its own.
 *
 * @returns a function to call after each change. Once the line is gone, it removes the parameters of the link, so that
 * neither a reload nor a flag brings the line back.
 */
export function useFirstLine(form: RefObject<HTMLFormElement | null>, texts: LineTexts) {
  useEffect(() => {
    const description = form.current?.querySelector('textarea');
    const line = firstLine(location.search, texts);
    if (!line || !description) return;
    // The line that the page in another language wrote before a flag.
    const { line: before } = description.dataset;
    description.dataset.line = line;
    const written = formControl.getValues('description') ?? '';
    if (written.includes(line)) return;
    if (before && written.includes(before))
      formControl.setValue(
        'description',
        written.replace(before, () => line),
      );
    else if (written) formControl.setValue('description', `${written.trimEnd()}\n${line}`);
    else formControl.setValue('description', `${line}\n`);
  }, [form, texts]);

  return () => {
    const description = form.current?.querySelector('textarea');
    const line = description?.dataset.line;
    if (!line || description.value.includes(line)) return;
    delete description.dataset.line;
    const query = withoutParameters(location.search, lineParameters);
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  };
}
