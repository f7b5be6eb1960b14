import { socialProfiles, telephoneUri } from './company';
import { content } from './current';

test.each([
  ['+359 2 000 00 00', 'tel:+35920000000'],
  ['+39 06 (000) 00-00', 'tel:+39060000000'],
  ['02 000', 'tel:02000'],
])('a click on %s dials %s', (phone, uri) => {
  expect(telephoneUri(phone)).toBe(uri);
});

test('the social networks are those of the specification, in its order', () => {
  const urls = { facebook: 'f', instagram: 'i', linkedin: 'l', tiktok: 't', x: 'x', youtube: 'y' };
  const shown = socialProfiles({ ...content.company, socialProfiles: urls });
  expect(shown.map(({ url }) => url).join('')).toBe('filtxy');
});

test('a social network without a URL is left out', () => {
  const shown = socialProfiles({
    ...content.company,
    socialProfiles: { facebook: '', instagram: 'i', linkedin: '', tiktok: '', x: '', youtube: '' },
  });
  expect(shown.map(({ network }) => network)).toEqual(['instagram']);
});
