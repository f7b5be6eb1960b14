'use client';

import { useRef } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { type DeliverySettings, deliver, deliveryUrl } from './delivery';
import { formControl } from './enquiry';
import { type FieldName, fields } from './fields';
import type { LineTexts } from './lines';
import { Recaptcha } from './Recaptcha.client';
import { sendOnce } from './send';
import { useFirstLine } from './useFirstLine';

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

type Classes = Readonly<Record<string, string>>;

/** All values are JSON, because the browser gets them with the HTML of the form (hydrate.tsx). */
export interface EnquiryFormProps {
  /** Class names, because each bundler names the classes of a CSS module in its own way. */
  readonly classes: Classes;
  readonly delivery: DeliverySettings;
  /** Google's site key. If it is empty, there is no reCAPTCHA. */
  readonly recaptchaKey: string;
  readonly texts: Readonly<Record<FieldName, FieldTexts>>;
  readonly labels: Readonly<Record<'name' | 'honeypot' | 'remove' | 'send' | 'sending', string>>;
  readonly lines: LineTexts;
  /** Paragraphs beside or above the button. */
  readonly statement: readonly string[];
}

/**
 * The form itself, which is the part of EnquiryIsland.tsx that React runs in the browser. It has no required field and
 * only the browser's own checks (docs/specification.md, 5). What it shows and locks while it sends is not React's: states.ts
 * does that, also before React has come.
 *
 * React adds and removes only elements here, and never a text beside other nodes. Translators move texts into elements
 * of their own, where React would not find them.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { classes, delivery, recaptchaKey, texts, labels, lines, statement } = props;
  const { register, handleSubmit } = useForm({ formControl });
  const form = useRef<HTMLFormElement>(null);
  const renewRecaptcha = useRef(() => {});
  const { carried, remove, afterChange } = useFirstLine(form, lines);

  const submit = handleSubmit(async () => {
    const container = form.current?.closest<HTMLElement>('[data-enquiry]');
    if (!container) return;
    const outcome = await sendOnce(container, (sent) => deliver(sent, delivery));
    if (outcome) renewRecaptcha.current();
    if (outcome === 'sent') afterChange();
  });

  return (
    <div>
      <form
        ref={form}
        className={`screen-only ${classes.form}`}
        aria-label={labels.name}
        action={deliveryUrl}
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
      >
        {carried && (
          <p className={`${classes.row} ${classes.carried}`}>
            <span id="carried" className="strong">
              {carried.summary}
            </span>{' '}
            <button type="button" className="text-link" aria-describedby="carried" onClick={remove}>
              {labels.remove}
            </button>
          </p>
        )}
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            className={field.type === 'textarea' ? classes.row : undefined}
            texts={texts[field.name]}
            helperClass={`${classes.unseen} ${classes.helper}`}
            registered={register(field.name, { onChange: afterChange })}
          />
        ))}
        {/* For a POST by the browser itself, and for one by the loader. */}
        {Object.entries(delivery).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {recaptchaKey && (
          <Recaptcha
            siteKey={recaptchaKey}
            form={form}
            renew={renewRecaptcha}
            className={`${classes.row} ${classes.recaptcha}`}
          />
        )}
        <div className={`${classes.row} ${classes.end}`}>
          <SendButton classes={classes} labels={labels} />
          <div className={classes.answer}>
            <div>
              {statement.map((text, index) => (
                <p key={text} className={index === 0 ? 'strong' : 'note'}>
                  {text}
                </p>
              ))}
            </div>
            {/* Everybody sees a message, because it takes the place of the statement, and screen readers announce it. */}
            <div className={classes.status} role="status" />
          </div>
        </div>
      </form>
      {/*
       * This field is outside the form, so that it is never submitted. Bots that fill in every input fill it in,
       * too. Its name and attributes keep browsers and password managers from filling it in, because the visitor's
       * enquiry would then be lost.
       */}
      <div className={classes.unseen} aria-hidden="true">
        <label htmlFor="topic">{labels.honeypot}</label>
        <input
          id="topic"
          name="topic"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </div>
    </div>
  );
}

interface FieldProps {
  readonly name: FieldName;
  readonly type: (typeof fields)[number]['type'];
  readonly autoComplete?: string;
  readonly autofillParts?: readonly string[];
  readonly className: string | undefined;
  readonly texts: FieldTexts;
  readonly helperClass: string;
  readonly registered: UseFormRegisterReturn;
}

/** A field with its label, its hint if the messages have one, and the helper fields for autofill. */
function Field(props: FieldProps) {
  const {
    name,
    type,
    autoComplete,
    autofillParts = [],
    className,
    texts,
    helperClass,
    registered,
  } = props;
  const { label, hint, placeholder } = texts;
  const shared = {
    id: name,
    className: 'field',
    placeholder,
    'aria-describedby': hint && `${name}-hint`,
    ...registered,
  };
  return (
    <div className={className}>
      <label htmlFor={name} className="label-large">
        {label}
      </label>{' '}
      {hint && (
        <>
          <small id={`${name}-hint`} className="note">
            {hint}
          </small>{' '}
        </>
      )}
      {autofillParts.map((part) => (
        // Browsers fill in one phone number only, the first, so the helpers come before the field.
        <input
          key={part}
          className={helperClass}
          data-autofill-for={name}
          autoComplete={part}
          tabIndex={-1}
          aria-hidden="true"
        />
      ))}
      {type === 'textarea' ? (
        <textarea {...shared} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} enterKeyHint="next" />
      )}
    </div>
  );
}

interface SendButtonProps {
  readonly classes: Classes;
  readonly labels: EnquiryFormProps['labels'];
}

/** The button contains both of its texts, and states.ts hides one of them. */
function SendButton({ classes, labels }: SendButtonProps) {
  return (
    <button id="send" className="button" type="submit">
      <span className={classes.words} data-busy="false">
        {labels.send}
        <svg viewBox="0 0 22 14" width={22} height={14} aria-hidden="true">
          <path d="M0 7h20M14 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
      </span>
      <span className={classes.words} data-busy="true" hidden>
        {labels.sending}
      </span>
    </button>
  );
}
