'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Answer, type AnswerTexts } from './Answer';
import { type DeliverySettings, deliveryUrl } from './delivery';
import { empty, formControl } from './enquiry';
import { type FieldName, fields } from './fields';
import type { LineTexts } from './lines';
import { Recaptcha } from './Recaptcha.client';
import { sendEnquiry } from './sendEnquiry';
import { type SendState, successDuration } from './sending';
import { useFirstLine } from './useFirstLine';

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

type Classes = Readonly<Record<string, string>>;

/** All values are JSON, because the browser gets them with the HTML of the form (hydrate.tsx). */
export interface FormProps extends AnswerTexts {
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
 * The form itself, which is the part of EnquiryForm.tsx that React runs in the browser. It has no required field and
 * only the browser's own checks, and sends one enquiry at a time
 * (docs/architecture.md).
 *
 * React shows, hides, adds and removes only elements here, and never a text beside other nodes. Translators move texts
 * into elements of their own, where React would not find them.
 */
export function Form(props: FormProps) {
  const { classes, delivery, recaptchaKey, texts, labels, lines, statement } = props;
  const { register, handleSubmit, reset } = useForm({ formControl });
  const [state, setState] = useState<SendState>('idle');
  const [isAlive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const busy = state === 'sending';
  const { carried, remove, afterChange } = useFirstLine(form, lines);

  // A layout effect, so that nothing can be sent before it.
  useLayoutEffect(() => setAlive(true), []);

  // The answer appears beside the button, which is out of the window if a key has sent the enquiry.
  useLayoutEffect(() => {
    if (state !== 'idle') end.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(setState, successDuration, 'idle');
    return () => clearTimeout(timer);
  }, [state]);

  const submit = handleSubmit(async () => {
    if (!form.current || isSending.current) return;
    if (honeypot.current?.value) {
      console.warn('The enquiry was not sent: the hidden field was filled in.');
      return;
    }
    // The visitor has clicked once more while the message still says that the enquiry was sent.
    const isEmpty = [...new FormData(form.current).values()].join('') === '';
    if (state === 'success' && isEmpty) return;

    isSending.current = true;
    setState('sending');
    const isSent = await sendEnquiry(form.current, delivery);
    isSending.current = false;
    if (isSent) {
      form.current.reset();
      reset(empty);
      afterChange();
    }
    setState(isSent ? 'success' : 'failure');
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
          <p className={`${classes.whole} ${classes.carried}`}>
            <span id="carried" className="strong">
              {carried.summary}
            </span>{' '}
            <button
              type="button"
              className="text-link"
              aria-describedby="carried"
              disabled={busy}
              onClick={() => {
                remove();
                // Otherwise the focus would be lost with the button.
                form.current?.querySelector('input')?.focus();
              }}
            >
              {labels.remove}
            </button>
          </p>
        )}
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            className={field.type === 'textarea' ? classes.whole : undefined}
            texts={texts[field.name]}
            readOnly={busy}
            helperProps={{ className: classes.unseen, hidden: !isAlive }}
            registered={register(field.name, { onChange: afterChange })}
          />
        ))}
        {!isAlive &&
          // For a POST by the browser itself, without React. A send by script adds these values itself.
          Object.entries(delivery).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        {recaptchaKey && (
          <Recaptcha
            siteKey={recaptchaKey}
            form={form}
            sendState={state}
            className={`${classes.whole} ${classes.recaptcha}`}
          />
        )}
        <div ref={end} className={`${classes.whole} ${classes.end}`}>
          <SendButton classes={classes} labels={labels} busy={busy} />
          <div className={classes.answer}>
            <div>
              {statement.map((text, index) => (
                <p key={text} className={index === 0 ? 'strong' : 'note'}>
                  {text}
                </p>
              ))}
            </div>
            <Status {...props} state={state} />
          </div>
        </div>
      </form>
      {/*
       * This field is outside of the form, so that it is never submitted. Bots that fill in every input fill it in,
       * too. Its name and attributes keep browsers and password managers from filling it in, because the visitor's
       * enquiry would then be lost.
       */}
      <div className={classes.unseen} aria-hidden="true">
        <label htmlFor="topic">{labels.honeypot}</label>
        <input
          ref={honeypot}
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
  readonly parts?: readonly string[];
  readonly className: string | undefined;
  readonly texts: FieldTexts;
  readonly readOnly: boolean;
  /**
   * They are hidden until a script moves what they receive, because browsers fill in only fields that are displayed.
   */
  readonly helperProps: { readonly className: string | undefined; readonly hidden: boolean };
  readonly registered: UseFormRegisterReturn;
}

/** A field with its label, its hint if the messages have one, and the helper fields for autofill. */
function Field(props: FieldProps) {
  const { name, type, autoComplete, parts = [], className, texts, readOnly } = props;
  const { helperProps, registered } = props;
  const { label, hint, placeholder } = texts;
  const shared = {
    id: name,
    className: 'field',
    placeholder,
    'aria-describedby': hint && `${name}-hint`,
    readOnly,
    ...registered,
  };
  return (
    <div className={className}>
      <label htmlFor={name} className="label-large">
        {label}
      </label>{' '}
      {hint && (
        <small id={`${name}-hint`} className="note">
          {hint}
        </small>
      )}{' '}
      {parts.map((part) => (
        // Browsers fill in one phone number only, the first, so the helpers come before the field.
        <input
          key={part}
          {...helperProps}
          data-part-of={name}
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
  readonly labels: FormProps['labels'];
  readonly busy: boolean;
}

/** The button contains both of its texts and hides one of them. `setBusy` does the same before React has loaded. */
function SendButton({ classes, labels, busy }: SendButtonProps) {
  return (
    <button id="send" className="button" type="submit" aria-disabled={busy || undefined}>
      <span className={classes.words} data-sending="false" hidden={busy}>
        {labels.send}
        <svg viewBox="0 0 22 14" width={22} height={14} aria-hidden="true">
          <path d="M0 7h20M14 1l6 6-6 6" fill="none" stroke="currentColor" strokeWidth={2} />
        </svg>
      </span>
      <span className={classes.words} data-sending="true" hidden={!busy}>
        {labels.sending}
      </span>
    </button>
  );
}

interface StatusProps extends Pick<FormProps, 'classes' | 'labels' | keyof AnswerTexts> {
  readonly state: SendState;
}

/**
 * The result of a send. Everybody can see it, because it takes the place of the statement at the button, and screen
 * readers announce it.
 */
function Status(props: StatusProps) {
  const { classes, labels, state } = props;
  return (
    <div className={classes.status} role="status">
      {state === 'sending' && <span className="visually-hidden">{labels.sending}</span>}
      {(state === 'success' || state === 'failure') && <Answer key={state} {...props} of={state} />}
    </div>
  );
}
