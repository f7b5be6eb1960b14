interface Field {
  /** The name of the field in the request, and the key of its texts in `EnquiryForm.fields` and `Privacy.fields`. */
  readonly name: string;
  readonly type: 'text' | 'email' | 'number' | 'textarea';
  readonly autoComplete?: string;
  /**
   * The parts of a contact that belong in this field, but that browsers fill into fields of their own. Each has a
   * helper field (autofill.ts).
   */
  readonly autofillParts?: readonly string[];
}

/**
 * The fields of an enquiry, in the order of the form (docs/specification.md). The form, the privacy notice and the
 * tests follow this table. A new field also needs texts in `messages/` and a line in docs/email-template.html. The
 * checks name what is missing.
 */
export const fields = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  // HTML allows these tokens only on text fields. WCAG 1.3.5 asks for one, and browsers and axe accept it. The value of
  // `tel` begins with "+", which a number field refuses, so the field itself asks for the number without it.
  { name: 'phone', type: 'number', autoComplete: 'tel-national', autofillParts: ['tel'] },
  {
    name: 'address',
    type: 'text',
    autoComplete: 'address-line1',
    autofillParts: ['address-line2', 'address-level2', 'postal-code'],
  },
  { name: 'description', type: 'textarea' },
] as const satisfies readonly Field[];

export type FieldName = (typeof fields)[number]['name'];
