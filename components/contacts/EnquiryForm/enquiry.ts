import { createFormControl } from 'react-hook-form';

/** The fields of an enquiry (docs/specification.md), empty. The phone is kept as typed, never as a parsed number. */
export const empty = { name: '', email: '', phone: '', address: '', description: '' };

export type FieldName = keyof typeof empty;

/**
 * The typed text, which is never stored elsewhere. It has no default values: what was typed before hydration stays.
 */
export const { formControl } = createFormControl<Record<FieldName, string>>();
