import { content } from '@/content/current';

/** The real messages: tests read the texts that visitors read. A test may replace those of a language in this copy. */
export const messages = { ...content.messages };
