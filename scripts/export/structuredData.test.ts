import type { Graph } from 'schema-dts';
import { addStructuredData } from './structuredData';

const url = 'https://site.example/it/';
const page = `<html><head><link rel="canonical" href="${url}"/></head><body><p>Text</p></body></html>`;

function dataNamed(name: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [{ '@type': 'Service', name }] };
}

test.each(['</script><img src=x>', '<!-- <script>', "$& $1 $'", 'Услуги – „ток“'])(
  '%s stays intact and cannot end the script',
  (name) => {
    const html = addStructuredData(page, dataNamed(name), url);
    const document = new DOMParser().parseFromString(html, 'text/html');
    const script = document.body.lastElementChild;
    expect(script?.getAttribute('type')).toBe('application/ld+json');
    expect(JSON.parse(script?.textContent ?? '')).toEqual(dataNamed(name));
    expect(document.body.children).toHaveLength(2);
  },
);

test('a page with another address is refused', () => {
  expect(() => addStructuredData(page, dataNamed('a'), 'https://other.example/it/')).toThrow(
    /https:\/\/site\.example\/it\/.*https:\/\/other\.example\/it\//,
  );
  expect(() => addStructuredData('<body></body>', dataNamed('a'), url)).toThrow(/undefined/);
});
