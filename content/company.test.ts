import { socialProfiles, telephoneUri } from './company';

test.each([
  ['+359 2 000 00 00', 'tel:+35920000000'],
  ['+39 06 (000) 00-00', 'tel:+39060000000'],
  ['02 000', 'tel:02000'],
])('a click on %s dials %s', (phone, uri) => {
  expect(telephoneUri(phone)).toBe(uri);
});

test('the social networks are those of the specification, in its order', () => {
  const networks = ['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube'];
  const shown: readonly string[] = socialProfiles().map(({ network }) => network);
  expect(shown).toEqual(networks.filter((network) => shown.includes(network)));
});
