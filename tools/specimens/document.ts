import PDFDocument from 'pdfkit';
import { translator } from '@/scripts/assets/translator';
import type { CertificateLocale, StandardNumber } from '@/site/certificates';
import { cityLine, company } from '@/site/company';
import { drawAnnexPage } from './annexPage';
import { drawCertificatePage } from './certificatePage';
import { fill } from './fill';
import type { CertificateValues, Job } from './sheet';
import { specimenMark, texts } from './texts';
import type { Doc, Fonts } from './typesetting';

/** The edition of each standard that a certificate names. */
const editions: Readonly<Record<StandardNumber, string>> = {
  '9001': '2015',
  '14001': '2015',
  '45001': '2018',
};

/** A constant, so that every run writes the same bytes: pdfkit also derives the file's ID from it. */
const creationDate = new Date('2026-01-01T00:00:00Z');

function createDocument(lang: string, title: string): Doc {
  return new PDFDocument({
    // PDF/UA-1, ISO 14289-1.
    subset: 'PDF/UA',
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    autoFirstPage: false,
    size: 'A4',
    margin: 0,
    info: {
      Title: title,
      Author: company.name,
      Creator: specimenMark,
      CreationDate: creationDate,
    },
  });
}

function bytesOf(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The company's address on one line, which may break at no number and behind no abbreviation. */
function address(locale: CertificateLocale): string {
  const text = translator(locale);
  const city = cityLine(text('Company.city'), text('Company.country'));
  return [text('Company.street'), city]
    .map((part) => part.replace(/(?<=[\d.]) | (?=\d)/g, '\u00a0'))
    .join(', ');
}

function valuesOf(locale: CertificateLocale, number: StandardNumber): CertificateValues {
  return {
    // An identifier, hence the same in every language.
    number: `SPECIMEN-${number}`,
    standard: `ISO\u00a0${number}:${editions[number]}`,
    field: texts[locale].standards[number].field,
    address: address(locale),
  };
}

/** One certificate as the bytes of a PDF/UA-1 file of two pages: the certificate and its annex. */
export async function makeCertificate(
  fonts: Fonts,
  locale: CertificateLocale,
  number: StandardNumber,
): Promise<Buffer> {
  const text = texts[locale];
  const values = valuesOf(locale, number);
  const doc = createDocument(text.lang, fill(text.title, values).replaceAll('\u00a0', ' '));
  const bytes = bytesOf(doc);
  for (const [name, font] of fonts) {
    doc.registerFont(name, font);
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  const job: Job = { doc, root, text, number, values };
  drawCertificatePage(job);
  drawAnnexPage(job);
  root.end();
  doc.end();
  return bytes;
}
