import { securityTxt } from './securityTxt';

test('has the fields that RFC 9116 requires, from the site’s facts', () => {
  expect(securityTxt(new Date('2026-03-01T15:30:00Z'))).toBe(
    `Contact: mailto:office@izgrev.example
Expires: 2027-02-28T00:00:00Z
Preferred-Languages: en, it, bg
Canonical: https://www.izgrev.example/.well-known/security.txt
`,
  );
});
