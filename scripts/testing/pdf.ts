/**
 * Writes a PDF document of one empty page, for tests that read certificates.
 *
 * @param language language of the document, by which screen readers choose a voice; by default it has none
 * @param bytes minimum size of the document
 * @param trailer further entries for its trailer
 * @param catalog further entries for its catalog
 */
export function pdf(language: string | null = null, bytes = 0, trailer = '', catalog = ''): string {
  const lang = language ? `/Lang (${language})` : '';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${lang} ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.7\n${objects.join('')}%${'x'.repeat(bytes)}\ntrailer << /Root 1 0 R /Size 4 ${trailer} >>\n%%EOF\n`;
}
