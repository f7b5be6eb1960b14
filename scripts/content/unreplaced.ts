import { readFileSync } from 'node:fs';
import { rowOf } from '@/content/catalogue';
import { contentFileAt, contentPaths, isListFile } from '@/content/contentFiles';
import { type Locale, locales } from '@/i18n/locales';
import { phrase } from '@/i18n/toolText';
import type { Finding } from './finding';
import { textsOf } from './messageFiles';
import { isSampleFile, placesInSample, sampleFiles } from './sample';
import { valuesOf } from './values';

const advice = phrase('ToDo.sample');

/** Texts and values of the sample company that the owner has not replaced. */
export function unreplacedTexts(root = '.'): Finding[] {
  const files = sampleFiles(root);
  const textsIn = (file: string, locale: Locale) =>
    textsOf({ locale, path: file, text: readFileSync(file, 'utf8') });
  const texts = locales.flatMap((locale) => {
    const file = `messages/${locale}.json`;
    if (!files.includes(file)) return [];
    const { own, sample } = placesInSample(file, root);
    const ofSample = new Map(textsIn(sample, locale).map(({ key, value }) => [key, value]));
    return textsIn(own, locale)
      .filter(({ key, value }) => ofSample.get(key) === value)
      .map(({ key, line }) => ({ path: file, key, line, ...advice }));
  });
  const values = contentPaths.flatMap((file) => {
    const { ownValues } = contentFileAt(file);
    if (!ownValues) return [];
    const isOwn = (key: string) => ownValues.test(key) && !rowOf(key).asInSample;
    const { own, sample } = placesInSample(file, root);
    const [ofOwner, ofSample] = [own, sample].map((one) =>
      valuesOf(file, readFileSync(one, 'utf8')),
    );
    // The order of a list may change, so its keys are not compared.
    const isInSample = (key: string, value: string) =>
      ofSample?.some((one) => one.value === value && (isListFile(file) || one.key === key));
    return (ofOwner ?? [])
      .filter(({ key, value }) => value !== '' && isOwn(key) && isInSample(key, value))
      .map(({ key, line }) => ({ path: file, key, line, ...advice }));
  });
  return [...texts, ...values];
}

/** Documents and drawings of the sample company that the owner has not replaced. */
export function unreplacedFiles(root = '.'): Finding[] {
  return sampleFiles(root)
    .filter((file) => !file.endsWith('.json') && isSampleFile(file, root))
    .map((file) => ({ path: file, key: '', line: 1, ...advice }));
}
