import { type RefObject, useEffect, useRef } from 'react';

/** The part of Google's API that the form uses: https://developers.google.com/recaptcha/docs/display */
interface Grecaptcha {
  ready(callback: () => void): void;
  render(place: HTMLElement, options: { sitekey: string; size: 'normal' | 'compact' }): number;
  reset(widget: number): void;
}

/** With `trustedtypes`, Google's script works on pages that enforce Trusted Types (google/recaptcha#387). */
const recaptchaScript = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true';

/** Width of the widget at its normal size, in px. */
const normalWidth = 304;

let script: Promise<Grecaptcha> | null = null;

/**
 * Loads Google's script once. After a failure the next call tries again. The script uses the language of the page that
 * loads it, and Google offers no way to change it later.
 */
function loadScript(): Promise<Grecaptcha> {
  script ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const url = `${recaptchaScript}&hl=${document.documentElement.lang}`;
    // It has its own policy, so that the CSP of the page names it only if a key is set.
    const policy = window.trustedTypes?.createPolicy('site-recaptcha', {
      createScriptURL: () => url,
    });
    element.src = (policy?.createScriptURL('') ?? url) as string;
    element.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    element.onerror = () => {
      script = null;
      element.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(element);
  });
  return script;
}

interface RecaptchaProps {
  readonly siteKey: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Gets the function that asks for a new answer, because one is valid for one request, even if that fails. */
  readonly renew: RefObject<() => void>;
  readonly className: string | undefined;
}

/** Google's checkbox. It loads as the visitor begins to use the form, and adds `g-recaptcha-response` to the form. */
export function Recaptcha({ siteKey, form, renew, className }: RecaptchaProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const around = form.current;
    // A press of Send counts too, because buttons get no focus in Safari.
    const wait = () => {
      for (const sign of ['focusin', 'submit'])
        around?.addEventListener(sign, show, { once: true });
    };

    async function show(): Promise<void> {
      try {
        const grecaptcha = await loadScript();
        // The visitor has left the page, or the widget exists already.
        if (!place.current || place.current.firstChild) return;
        const size = place.current.clientWidth < normalWidth ? 'compact' : 'normal';
        const box = place.current.appendChild(document.createElement('div'));
        const widget = grecaptcha.render(box, { sitekey: siteKey, size });
        renew.current = () => grecaptcha.reset(widget);
      } catch (error) {
        console.error('reCAPTCHA is missing, so the enquiry cannot be sent.', error);
        wait();
      }
    }

    if (around?.contains(document.activeElement)) show();
    else wait();
  }, [form, siteKey, renew]);

  return <div ref={place} className={className} />;
}
