import { readFileSync } from 'node:fs';
import { deliveryOrigins, deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { locales } from '@/i18n/locales';
import { openStreetMapOrigin } from '@/site/map';
import { content } from './current';
import { readMessageFile, textsOf } from './read';
import { hostingParties, type ThirdParty, thirdParties } from './thirdParties';

const parties: readonly ThirdParty[] = Object.values(thirdParties);
const textsIn = (locale: (typeof locales)[number]) =>
  new Map(textsOf(readMessageFile(locale)).map(({ key, value }) => [key, value]));

describe.each(locales)('in %s', (locale) => {
  const texts = textsIn(locale);

  test.each(parties)('$name is named in each text that must name it', ({ name, namedIn }) => {
    for (const key of namedIn)
      expect([key, texts.get(key)]).toEqual([key, expect.stringContaining(name)]);
  });

  test.each(parties.filter(({ receives }) => receives.length > 0))(
    'the privacy notice names $name, which receives data',
    ({ name, namedIn }) => {
      expect(namedIn.some((key) => key.startsWith('Privacy.'))).toBe(true);
      const notice = [...texts].filter(([key]) => key.startsWith('Privacy.'));
      expect(notice.map(([, value]) => value).join(' ')).toContain(name);
    },
  );
});

test.each(locales)('no text in %s points to a policy or terms of Google’s', (locale) => {
  const all = [...textsIn(locale)].filter(([key]) => /^(EnquiryForm|Privacy)\./.test(key));
  for (const [, value] of all) expect(value).not.toMatch(/<(privacy|terms)>|policies\.google/);
});

test.each(parties)('the owner reads of $name', ({ name }) => {
  expect(readFileSync('docs/owner.md', 'utf8')).toContain(name);
});

test.each(hostingParties)(
  'the owner reads of %s, and that the notice does not mention the host',
  (name) => {
    const page = readFileSync('docs/owner.md', 'utf8').replace(/\s+/g, ' ');
    expect(page).toContain(name);
    expect(page).toMatch(/host’s logs|host's logs/);
  },
);

test.each(parties)('.env.example has the variables of $name', ({ name, variables }) => {
  const example = readFileSync('.env.example', 'utf8');
  for (const variable of variables) expect(example).toMatch(new RegExp(`^${variable}=$`, 'm'));
  if (variables.length > 0) expect(example).toContain(name);
});

test.each(parties)('the check of $name is a fact with a next day', ({ fact }) => {
  expect(content.facts.map(({ id }) => id)).toContain(fact);
});

test('the form and the map use the addresses of the list, and no others', () => {
  expect(deliveryOrigins).toEqual(thirdParties.emailjs.sources.form);
  expect(deliveryVariables.map(({ variable }) => variable)).toEqual(thirdParties.emailjs.variables);
  expect([openStreetMapOrigin]).toEqual(thirdParties.openStreetMap.sources.frame);
});
