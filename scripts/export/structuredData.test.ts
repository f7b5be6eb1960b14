/** @jest-environment jsdom */
import type { Graph } from 'schema-dts';
import { readPage } from './page';
import { addStructuredData } from './structuredData';

const url = 'https://site.example/it/';
const page = `<html><head><link rel="canonical" href="${url}"/></head><body><p>Text</p></body></html>`;

function dataNamed(name: string): Graph {
  return { '@context': 'https://schema.org', '@graph': [{ '@type': 'Service', name }] };
}

test.each(['</script><img src=x>', '<!-- <script>', "$& $1 $'", 'Услуги – „ток“'])(
  '%s stays intact and cannot end the script',
  (name) => {
    const tree = readPage(page);
    addStructuredData(tree, dataNamed(name), url);
    const document = new DOMParser().parseFromString(tree.toString(), 'text/html');
    const script = document.body.lastElementChild;
    expect(script?.getAttribute('type')).toBe('application/ld+json');
    expect(JSON.parse(script?.textContent ?? '')).toEqual(dataNamed(name));
    expect(document.body.children).toHaveLength(2);
  },
);

test('a page with another address is refused', () => {
  const other = 'https://other.example/it/';
  expect(() => addStructuredData(readPage(page), dataNamed('a'), other)).toThrow(
    /https:\/\/site\.example\/it\/.*https:\/\/other\.example\/it\//,
  );
  expect(() => addStructuredData(readPage('<body></body>'), dataNamed('a'), url)).toThrow(
    /undefined/,
  );
});
