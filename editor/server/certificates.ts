import { rowOf } from '@/content/catalogue';
import {
  type CertificateSet,
  certificateName,
  certificatePath,
  certificateSets,
} from '@/content/certificates';
import { content } from '@/content/current';
import { certificatesFile } from '@/content/files';
import type { Certificate } from '@/content/model';
import type { MessageFile } from '@/content/read';
import { ruleInLanguage, schemas } from '@/content/schemas';
import { howTo, titleOf } from '@/content/values';
import { type Locale, locales } from '@/i18n/locales';
import { dayInWords, say, toolText } from '@/i18n/toolText';
import { Refusal } from '../protocol';
import { checkDocument, languagesOf, oldDocuments } from './media';
import { namesSubject, textsThat } from './mentions';
import {
  answersOf,
  type CheckedQuestion,
  checkedAnswers,
  fileNameOf,
  recordOf,
  unless,
} from './questions';
import type { RecordKind } from './recordKind';

/* The certificates: their values, texts and documents. */

/** The path of a certificate's document in the project. */
const documentOf = (set: CertificateSet, id: string) => `public${certificatePath(set, { id })}`;

/** The questions for the values, with the names and rules of content/schemas.ts. */
function valueQuestions(): CheckedQuestion[] {
  const { shape } = schemas.certificates.element;
  return Object.entries(shape).flatMap(([name, rule]) => {
    // A person does not need to know the name of the files.
    if (name === 'id') return [];
    const inLanguage = ruleInLanguage(rule);
    const value = inLanguage ?? rule;
    const isRight = (answer: string) => value.safeParse(answer).success;
    const how = say(howTo(certificatesFile, [0, name]) ?? '');
    const isDay = name.startsWith('valid');
    const question: CheckedQuestion = {
      name,
      words: say(titleOf(certificatesFile, [0, name])),
      kind: isDay ? 'day' : 'text',
      isOptional: isRight(''),
      // The field for a day shows by itself how a day is written.
      hint: isDay ? toolText('Certificate.dayHint') : how,
      problem: unless(isRight, how),
    };
    if (!inLanguage) return [question];
    return locales.map((locale) => ({ ...question, name: `${name}.${locale}`, locale }));
  });
}

/** A question for the document that the pages of some languages link to. */
function documentQuestion(set: CertificateSet, isNew: boolean): CheckedQuestion {
  return {
    name: `document.${set}`,
    words: toolText('Certificate.document', { languages: languagesOf([set]) }),
    hint: toolText(isNew ? 'Certificate.documentHint' : 'Certificate.documentStays'),
    kind: 'file',
    accept: 'application/pdf',
    isOptional: !isNew,
    problem: (answer) => (isNew && !answer ? toolText('Certificate.chooseDocument') : undefined),
  };
}

/** Values that are different on the document of a renewed certificate. */
const renewed = ['edition', 'number', 'validFrom', 'validUntil'] as const;

/** The texts that name a certificate's standard or subject. */
function textsAbout(certificate: Certificate, messages: readonly MessageFile[]): string[] {
  const others = content.certificates.filter(({ id }) => id !== certificate.id);
  const { standard, title } = certificate;
  const subjects = (locale: Locale) => others.map((one) => one.title[locale]);
  const number = standard.match(/\d{4,}/)?.[0];
  return textsThat(messages, ({ key, value }, locale) => {
    const isNamed = number ? value.match(/\d+/g)?.includes(number) : value.includes(standard);
    if (isNamed) return true;
    if (rowOf(key).page !== 'certificates') return false;
    return namesSubject(value, title[locale], subjects(locale), locale);
  });
}

const questions = (isNew: boolean) => [
  ...valueQuestions(),
  ...certificateSets.map((set) => documentQuestion(set, isNew)),
];

export const certificates: RecordKind<Certificate> = {
  file: certificatesFile,
  read: () => content.certificates,
  questions,
  nameOf: certificateName,
  noteOf: ({ validUntil }) =>
    validUntil
      ? toolText('Certificate.until', { day: dayInWords(validUntil) })
      : toolText('Certificate.noLastDay'),
  answersOf,
  async make({ answers: given, files: uploads, old, others }) {
    const all = questions(!old);
    const answers = checkedAnswers(all, given);
    const names = all.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
    const { standard, edition } = recordOf(answers, names) as unknown as Certificate;
    const name = certificateName({ standard, edition });
    if (others.some((one) => certificateName(one) === name))
      throw new Refusal(toolText('Certificate.exists', { name }));
    const taken = others.map(({ id }) => id);
    const isTaken = taken.includes(fileNameOf(standard, []));
    const id = old?.id ?? fileNameOf(isTaken ? `${standard} ${edition}` : standard, taken);
    const files: Record<string, Buffer> = {};
    for (const set of certificateSets) {
      const bytes = uploads[`document.${set}`];
      if (!bytes) continue;
      await checkDocument(bytes);
      files[documentOf(set, id)] = bytes;
    }
    return {
      record: { id, ...recordOf(answers, names) } as unknown as Certificate,
      edits: [],
      files,
    };
  },
  removal: ({ id }) => ({
    edits: [],
    files: Object.fromEntries(certificateSets.map((set) => [documentOf(set, id), undefined])),
  }),
  beforeRemoval: (certificate, messages) => ({
    words: toolText('Certificate.removal', {
      name: certificateName(certificate),
      documents: certificateSets.length,
      count: locales.length,
    }),
    texts: textsAbout(certificate, messages),
  }),
  afterSave(certificate, saved, old) {
    const shown = toolText('Certificate.shown');
    if (!old) return shown;
    const replaced = certificateSets.filter((set) => saved.includes(documentOf(set, old.id)));
    const isRenewed = renewed.some((name) => certificate[name] !== old[name]);
    const left = replaced.length > 0 || isRenewed ? oldDocuments(replaced) : '';
    return [shown, left].filter(Boolean).join(' ');
  },
};
