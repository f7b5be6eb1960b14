import type { ShownState } from './editor';
import { inWords } from './language';

type Searched = Pick<ShownState, 'files' | 'names' | 'toDo'>;

/**
 * The keys of the texts and values in which words occur: in the text of any language, in its name, in its key, or in
 * what is to do about it.
 *
 * @param typed in small or capital letters, with any spaces
 */
export function keysWith({ files, names, toDo }: Searched, typed: string): string[] {
  const comparable = (text: string) => text.toLowerCase().replace(/[^\S\n]+/g, ' ');
  const words = comparable(typed).trim();
  return Object.keys(names).filter((key) => {
    const texts = files.map((file) => file.texts[key]?.value);
    return comparable(
      [key, names[key], toDo[key] && inWords(toDo[key]), ...texts].join('\n'),
    ).includes(words);
  });
}
