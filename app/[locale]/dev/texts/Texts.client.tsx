'use client';

import { useRef, useState } from 'react';
import { languageKey } from '@/browser/language/recordedLanguage';
import { type Locale, locales } from '@/i18n/locales';
import styles from '../dev.module.css';
import { markTexts, type Places, show } from './marks';

export interface Row {
  readonly key: string;
  /** Its pieces that occur on the page literally. */
  readonly pieces: readonly string[];
  readonly cells: Readonly<
    Record<Locale, { readonly value: string; readonly line: number; readonly advice: string[] }>
  >;
}

interface TextsProps {
  readonly rows: readonly Row[];
  readonly locale: Locale;
  /** URL of the page. */
  readonly src: string;
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[];
  readonly pages: readonly {
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
}

/** The texts of the page in the frame, numbered as they are there. */
export function Texts({ rows, locale, src, languages, pages }: TextsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [places, setPlaces] = useState<Places>(new Map());

  const open = (iframe: HTMLIFrameElement | null) => {
    frame.current = iframe;
    if (!iframe || iframe.src) return;
    // A bare URL shows the session's language.
    sessionStorage.setItem(languageKey, locale);
    iframe.src = src;
  };
  const mark = () => {
    const page = frame.current?.contentDocument;
    if (page) setPlaces(markTexts(page, rows));
  };

  const shown = rows.filter(({ key }) => places.has(key));
  return (
    <main className={styles.texts} lang="en">
      <div className={styles.list}>
        <nav aria-label="Pages">
          {pages.map(({ name, href, current }) => (
            <a key={name} href={href} aria-current={current ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <nav aria-label="Language of the page">
          {languages.map((language) => (
            <a
              key={language.locale}
              href={language.href}
              aria-current={language.locale === locale ? 'true' : undefined}
            >
              {language.locale}
            </a>
          ))}
        </nav>
        <table>
          <thead>
            <tr>
              <th>Place</th>
              {locales.map((column) => (
                <th key={column}>messages/{column}.json</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.key}>
                <td>
                  <button type="button" onClick={() => show(places.get(row.key)?.element)}>
                    {places.get(row.key)?.number}
                  </button>
                </td>
                {locales.map((column) => {
                  const { value, line, advice } = row.cells[column];
                  return (
                    <td key={column} lang={column}>
                      {value}
                      <small lang="en">
                        line {line}, {row.key}
                      </small>
                      {advice.map((sentence) => (
                        <em key={sentence} lang="en">
                          {sentence}
                        </em>
                      ))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <iframe ref={open} title="The page" onLoad={mark} />
    </main>
  );
}
