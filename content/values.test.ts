import { companyProblems, companyValues, readCompanyFile } from './companyValues';

const text = readCompanyFile();
/** The file with another value, whatever it has now. */
const withValue = (name: string, value: string) =>
  text.replace(new RegExp(`("${name}": )[^\\n]*?(,?\\n)`), `$1${value}$2`);
const said = (changed: string) =>
  companyProblems(changed).map(({ line, key, advice }) => `${line > 1} ${key}: ${advice}`);

test('the values keep the rules', () => {
  expect(companyProblems(text)).toEqual([]);
});

test.each([
  ['phone', '"02 000"', 'phone', /"02 000" is no right Telephone\. Write it with \+/],
  ['website', '"izgrev.bg"', 'website', /Write the address alone/],
  ['foundationUrl', '"a.example"', 'foundationUrl', /with https:\/\/ before it/],
  ['x', '"@izgrev"', 'socialProfiles.x', /Copy the address of the profile/],
  ['groundTo', '"80"', 'capacity.groundTo', /A number, such as 80/],
  ['latitude', '4267', 'coordinates.latitude', /Degrees to the north/],
  ['validUntil', '"31.5.2028"', 'certificates.9001.validUntil', /year-month-day/],
])('%s: %s is refused with line, key and advice', (name, value, key, advice) => {
  expect(said(withValue(name, value))).toEqual([
    expect.stringMatching(new RegExp(`^true ${key}: .*${advice.source}`)),
  ]);
});

test('a network without a profile, and a certificate without a last day, are right', () => {
  expect(said(withValue('facebook', '""'))).toEqual([]);
  expect(said(withValue('validUntil', '"2028-05-31"'))).toEqual([]);
});

test('missing and unknown values are named, and a file that cannot be read', () => {
  expect(said(text.replace('"phone"', '"fone"'))).toEqual([
    expect.stringContaining('No page uses the name "fone"'),
    expect.stringContaining('phone: The value "Telephone" is missing.'),
  ]);
  expect(said('[')).toEqual([expect.stringContaining('cannot be read')]);
});

test('values are named for people', () => {
  const titles = companyValues(text).map(({ key, title }) => [key, title]);
  expect(titles).toContainEqual(['socialProfiles.x', 'Social networks › X']);
});
