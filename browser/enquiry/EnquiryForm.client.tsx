'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type EmailJsIds, sendFormUrl } from '@/site/emailjs';
import { settings } from '@/site/settings';
import styles from './EnquiryForm.module.css';
import { type Enquiry, formControl, send } from './enquiry';
import { Recaptcha } from './Recaptcha.client';

type FieldName = Exclude<keyof Enquiry, 'state'>;

interface EnquiryFormProps {
  readonly ids: EmailJsIds;
  /** Google's site key; without one there is no reCAPTCHA. */
  readonly recaptchaKey: string;
  readonly fields: Readonly<
    Record<
      FieldName,
      { readonly label: string; readonly hint?: string; readonly placeholder?: string }
    >
  >;
  readonly labels: {
    readonly name: string;
    readonly honeypot: string;
    readonly send: ReactNode;
    readonly sending: string;
  };
  /** First line of an enquiry about a service, by the id that `?service=` gives. */
  readonly subjects: Readonly<Record<string, string>>;
  /** Paragraphs beside the button. */
  readonly statement: ReactNode;
  readonly success: ReactNode;
  readonly failure: ReactNode;
  /** Stands between fields and button: the ids as hidden inputs for the browser's own POST, where the runtime never loads. */
  readonly children: ReactNode;
}

/** The mouse wheel would change the phone number. */
const onWheel: ComponentProps<'input'>['onWheel'] = ({ currentTarget }) => currentTarget.blur();

const controls = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  // HTML allows the token on text fields only; WCAG 1.3.5 asks for it, and browsers and axe accept it.
  { name: 'phone', type: 'number', autoComplete: 'tel', onWheel },
  { name: 'address', autoComplete: 'address-line1' },
  { name: 'description' },
] as const satisfies readonly ({ name: FieldName } & ComponentProps<'input'>)[];

/** The line that the form has put in last, in the language of that time. */
let subject: string | undefined;

/** The enquiry form: browser-native checks only, nothing required, one send at a time (docs/architecture.md). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { ids, recaptchaKey, fields, labels, subjects, statement, success, failure, children } =
    props;
  const { register, handleSubmit, getValues, setValue, watch } = useForm({ formControl });
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const state = watch('state');
  const busy = state === 'sending';

  useEffect(() => {
    const service = new URLSearchParams(location.search).get('service') ?? '';
    if (!Object.hasOwn(subjects, service)) return;
    const written = getValues('description') ?? '';
    // What the visitor has written stays; an untouched line follows the language.
    if (written !== '' && written !== subject) return;
    subject = `${subjects[service]}\n`;
    setValue('description', subject);
  }, [subjects, getValues, setValue]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const pressedBefore = element.dataset.enquiry === 'pressed';
    element.dataset.enquiry = 'alive';
    // EmailJS would reject an enquiry whose reCAPTCHA is unsolved.
    if (pressedBefore && !recaptchaKey) element.requestSubmit();
  }, [recaptchaKey]);

  const submit = handleSubmit(async () => {
    if (!form.current) return;
    if (honeypot.current?.value) {
      console.warn('The enquiry was not sent: the hidden field was filled in.');
      return;
    }
    await send(form.current, ids);
  });

  return (
    <div>
      <form
        ref={form}
        className={styles.form}
        aria-label={labels.name}
        action={sendFormUrl}
        method="post"
        encType="multipart/form-data"
        data-enquiry={recaptchaKey ? 'guarded' : 'waiting'}
        // The script in <head> may have changed it to "pressed" before hydration.
        suppressHydrationWarning
        onSubmit={submit}
      >
        <div className={styles.fields}>
          {controls.map(({ name, ...attributes }) => {
            const { label, hint, placeholder } = fields[name];
            const described = hint && `${name}-hint`;
            const shared = {
              id: name,
              placeholder,
              'aria-describedby': described,
              ...register(name),
            };
            return (
              <div key={name} className={name === 'description' ? styles.wide : styles.field}>
                <label htmlFor={name}>{label}</label> {hint && <small id={described}>{hint}</small>}{' '}
                {name === 'description' ? (
                  <textarea {...shared} />
                ) : (
                  <input {...shared} {...attributes} />
                )}
              </div>
            );
          })}
        </div>
        {children}
        {recaptchaKey && <Recaptcha siteKey={recaptchaKey} form={form} sendState={state} />}
        <div className={styles.end}>
          <button
            className="button"
            type="submit"
            aria-disabled={busy || undefined}
            // The style sheet shows it for a send that is pressed before the runtime has loaded.
            data-sending={labels.sending}
          >
            {busy ? labels.sending : <span className={styles.ready}>{labels.send}</span>}
          </button>
          <div className={styles.statement}>{statement}</div>
        </div>
        <div className={styles.status} role="status">
          {busy && <span className="visually-hidden">{labels.sending}</span>}
          {state === 'success' && <div className={styles.success}>{success}</div>}
          {state === 'failure' && settings.showSendFailure && (
            <div className={styles.failure}>{failure}</div>
          )}
        </div>
      </form>
      {/* Outside the form, so never submitted; bots that fill every input fill it too. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="company-url">{labels.honeypot}</label>
        <input
          ref={honeypot}
          id="company-url"
          name="company-url"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
