/** @jest-environment jsdom */
import type { Graph } from 'schema-dts';
import { dataElement } from './structuredData';

test.each(['</script><img src=x>', '<!-- <script>', "$& $1 $'", 'Услуги – „ток“'])(
  '%s stays intact and cannot end the script',
  (name) => {
    const data: Graph = {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Service', name }],
    };
    const { body } = new DOMParser().parseFromString(`<p>A</p>${dataElement(data)}`, 'text/html');
    expect(body.children).toHaveLength(2);
    expect(JSON.parse(body.lastElementChild?.textContent ?? '')).toEqual(data);
  },
);
