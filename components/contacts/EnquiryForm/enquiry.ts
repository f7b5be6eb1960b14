import { createFormControl } from 'react-hook-form';
import type { FieldName } from './fields';

export type Enquiry = Record<FieldName, string>;

/**
 * The text that was typed before React came (hydrate.tsx), and what is typed then. The phone number is kept as it is
 * typed and never as a number. There are no default values, so that text that was typed before hydration stays. What is
 * sent is in the fields themselves.
 */
export const { formControl } = createFormControl<Enquiry>();
