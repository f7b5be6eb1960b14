interface Field {
  /** The field's name in what is sent, and the key of its texts: `EnquiryForm.fields` and `Privacy.fields`. */
  readonly name: string;
  readonly type: 'text' | 'email' | 'number' | 'textarea';
  readonly autoComplete?: string;
}

/**
 * The fields of an enquiry, in the order of the form (docs/specification.md). The form, the privacy notice and the tests follow
 * this table. A field more also needs its texts in `messages/` and a line in the e-mail's template (docs/owner.md, part 3): the
 * checks name what is missing.
 */
export const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  // HTML allows this token on text fields only. WCAG 1.3.5 asks for it, and browsers and axe accept it.
  { name: 'phone', type: 'number', autoComplete: 'tel' },
  { name: 'address', type: 'text', autoComplete: 'address-line1' },
  { name: 'description', type: 'textarea' },
] as const satisfies readonly Field[];

export type FieldName = (typeof fields)[number]['name'];
