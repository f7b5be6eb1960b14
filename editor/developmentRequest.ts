import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from '@/i18n/locales';
import { strict } from '@/i18n/strict';
import { developmentMessages } from '@/scripts/content/developmentMessages';
import { textKeys } from '@/scripts/content/messageFiles';
import { draftHeader, markedMessages } from './marks';

/**
 * Replaces content/request.ts in development. It reads the messages from disk at every request, so that a change shows at
 * once. If the editor runs, each text has its mark.
 *
 * Next bundles this file into pages, so it imports the site by itself: site.ts would bring the makers of pictures along.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootLocale());
  if (!isLocale(locale)) notFound();
  const messages = developmentMessages(locale);
  /** Unsaved texts by key, for a preview. */
  const drafts = process.env.EDITOR_PORT && ((await headers()).get(draftHeader) ?? '{}');
  return {
    ...strict(locale),
    messages: drafts
      ? markedMessages(messages, textKeys(), JSON.parse(decodeURIComponent(drafts)))
      : messages,
    // A page may be rendered while a list has changed in one language only. As an error, Next.js would show that over the panel.
    onError: ({ message }) => console.warn(`messages/${locale}.json: ${message}`),
  };
});
