import { createFormControl } from 'react-hook-form';
import { type FieldName, fields } from './fields';

export type Enquiry = Record<FieldName, string>;

/** What the fields hold once an enquiry was sent. */
export const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Enquiry;

/**
 * The typed text. draft.ts keeps it while the visitor is on another page. The phone number is kept as it is typed and
 * never as a number. There are no default values, so that text that was typed before hydration stays.
 */
export const { formControl } = createFormControl<Enquiry>();
