import { hasConsent } from './references';

test.each([
  [null, false],
  [{ by: ' ', on: '2026-01-15' }, false],
  [{ by: 'A. Client', on: '15.01.2026' }, false],
  [{ by: 'A. Client', on: '2026' }, false],
  [{ by: 'A. Client', on: '2026-02-30' }, false],
  [{ by: 'A. Client', on: '2026-03-02' }, false],
  [{ by: 'A. Client', on: '2026-03-01' }, true],
])('on 1 March 2026 a plant with the consent %j: %s', (consent, isGiven) => {
  expect(hasConsent({ consent }, new Date('2026-03-01T12:00Z'))).toBe(isGiven);
});
