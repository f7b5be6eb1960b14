'use client';

import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type EmailJsIds, sendFormUrl } from './delivery';
import { empty, type FieldName, formControl } from './enquiry';
import type { LineTexts } from './firstLine';
import { Linked, type LinkTarget } from './Linked';
import { Recaptcha } from './Recaptcha.client';
import { type SendState, sendEnquiry } from './sendEnquiry';
import { useFirstLine } from './useFirstLine';

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

/** All of it JSON: the browser gets it with the form's HTML (hydrate.tsx). */
export interface EnquiryFormProps {
  /** Class names, which each bundler makes in its own way. */
  readonly classes: Readonly<Record<string, string>>;
  readonly ids: EmailJsIds;
  /** Google's site key; without one there is no reCAPTCHA. */
  readonly recaptchaKey: string;
  readonly fields: Readonly<Record<FieldName, FieldTexts>>;
  readonly labels: Readonly<Record<'name' | 'honeypot' | 'send' | 'sending', string>>;
  readonly lines: LineTexts;
  /** Paragraphs beside the button; these and `failure` have the tags of `links`. */
  readonly statement: readonly string[];
  readonly success: { readonly text: string; readonly lang?: string | undefined };
  /** Null where a failed send shows nothing. */
  readonly failure: string | null;
  readonly links: Readonly<Record<string, LinkTarget>>;
}

const controls = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  // HTML allows the token on text fields only; WCAG 1.3.5 asks for it, and browsers and axe accept it.
  { name: 'phone', type: 'number', autoComplete: 'tel' },
  { name: 'address', autoComplete: 'address-line1' },
  { name: 'description' },
] as const satisfies readonly ({ name: FieldName } & ComponentProps<'input'>)[];

/** How long the success message shows, in ms (docs/specification.md). */
const successDuration = 3000;

/**
 * The enquiry form: browser-native checks only, nothing required, one send at a time (docs/architecture.md). React only shows,
 * hides, adds and removes elements here, never a text beside others: translators put texts into elements of their own, where
 * React would not find them.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { classes, ids, recaptchaKey, fields, labels, lines, statement, success, failure, links } =
    props;
  const { register, handleSubmit, reset } = useForm({ formControl });
  const [state, setState] = useState<SendState>('idle');
  const [isAlive, setAlive] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const busy = state === 'sending';
  const dropLine = useFirstLine(form, lines);

  // Before anything can be sent.
  useLayoutEffect(() => setAlive(true), []);

  useEffect(() => {
    if (state !== 'success') return;
    const end = setTimeout(setState, successDuration, 'idle');
    return () => clearTimeout(end);
  }, [state]);

  const submit = handleSubmit(async () => {
    if (!form.current || isSending.current) return;
    if (honeypot.current?.value)
      return console.warn('The enquiry was not sent: the hidden field was filled in.');
    // A second press beside the message that the first one was sent.
    const typed = [...new FormData(form.current).values()].join('');
    if (state === 'success' && !typed) return;
    isSending.current = true;
    setState('sending');
    const isSent = await sendEnquiry(form.current, ids);
    isSending.current = false;
    if (isSent) {
      form.current.reset();
      reset(empty);
      dropLine();
    }
    setState(isSent ? 'success' : 'failure');
  });

  return (
    <div>
      <form
        ref={form}
        className={`screen-only ${classes.form}`}
        aria-label={labels.name}
        action={sendFormUrl}
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
      >
        {controls.map(({ name, ...attributes }) => {
          const { label, hint, placeholder } = fields[name];
          const shared = {
            id: name,
            className: 'field',
            placeholder,
            'aria-describedby': hint && `${name}-hint`,
            readOnly: busy,
            ...register(name, { onChange: dropLine }),
          };
          return (
            <div key={name} className={name === 'description' ? classes.whole : undefined}>
              <label htmlFor={name} className="label-large">
                {label}
              </label>{' '}
              {hint && (
                <small id={`${name}-hint`} className="note">
                  {hint}
                </small>
              )}{' '}
              {name === 'description' ? (
                <textarea {...shared} />
              ) : (
                <input {...shared} {...attributes} />
              )}
            </div>
          );
        })}
        {/* For the browser's own POST, where React never comes; the SDK adds its own. */}
        {!isAlive && (
          <>
            <input type="hidden" name="service_id" value={ids.serviceId} />
            <input type="hidden" name="template_id" value={ids.templateId} />
            <input type="hidden" name="user_id" value={ids.publicKey} />
          </>
        )}
        {recaptchaKey && (
          <Recaptcha
            siteKey={recaptchaKey}
            form={form}
            sendState={state}
            className={`${classes.whole} ${classes.recaptcha}`}
          />
        )}
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
        <div>
          {statement.map((text, index) => (
            <p key={text} className={index === 0 ? 'strong' : 'note'}>
              <Linked text={text} links={links} />
            </p>
          ))}
        </div>
        <div className={`${classes.whole} ${classes.status}`} role="status">
          {busy && <span className="visually-hidden">{labels.sending}</span>}
          {state === 'success' && (
            <div className={`strong ${classes.message}`} lang={success.lang}>
              {success.text}
            </div>
          )}
          {state === 'failure' && failure !== null && (
            <div className={`strong ${classes.message} ${classes.failure}`}>
              <Linked text={failure} links={links} />
            </div>
          )}
        </div>
      </form>
      {/* Outside the form, so never submitted; bots that fill every input fill it too. Neither its name nor its marks let a
          browser or a password manager do so: the visitor's enquiry would be lost. */}
      <div className={classes.honeypot} aria-hidden="true">
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
