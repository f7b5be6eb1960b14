import { type RefObject, useEffect, useState } from 'react';
import { setControl } from '@/browser/setControl';
import { withoutParameters } from '@/site/query';
import { formControl } from './enquiry';
import { type Carried, carriedBy, type LineTexts, lineParameters } from './lines';

interface FirstLine {
  /** What the link that led here has carried, as long as its line is in the description. */
  readonly carried: Carried | null;
  /**
   * Takes the line out of the description, unless the form is locked, and moves the focus to the first field, because it
   * would be lost with the button.
   */
  readonly remove: () => void;
  /**
   * To call after each change. Once the line is gone, it removes the parameters of the link, so that neither a reload
   * nor a flag brings the line back.
   */
  readonly afterChange: () => void;
}

const descriptionIn = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector('textarea');

/**
 * Begins the enquiry with the line of the link that led here. The attribute `data-line` of the description keeps the
 * line, so that the page in another language can replace it by its own.
 */
export function useFirstLine(form: RefObject<HTMLFormElement | null>, texts: LineTexts): FirstLine {
  const [carried, setCarried] = useState<Carried | null>(null);

  useEffect(() => {
    const description = descriptionIn(form);
    const found = carriedBy(location.search, texts);
    if (!found || !description) return;
    const { line } = found;
    // The line that the page in another language wrote before a flag.
    const { line: before } = description.dataset;
    description.dataset.line = line;
    setCarried(found);
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

  return {
    carried,
    remove: () => {
      const field = descriptionIn(form);
      if (!field || field.readOnly || !carried) return;
      const [before = '', ...after] = field.value.split(carried.line);
      setControl(field, before + after.join(carried.line).replace(/^\n/, ''));
      form.current?.querySelector('input')?.focus();
    },
    afterChange: () => {
      const field = descriptionIn(form);
      const line = field?.dataset.line;
      if (!line || field.value.includes(line)) return;
      delete field.dataset.line;
      setCarried(null);
      const query = withoutParameters(location.search, lineParameters);
      history.replaceState(history.state, '', location.pathname + query + location.hash);
    },
  };
}
