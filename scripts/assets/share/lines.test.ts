import { type Limits, setHeading } from './lines';

/** Every character is four tenths of the type size wide. */
const measure = (text: string) => text.length * 0.4;
const limits: Limits = { width: 750, largest: 112, smallest: 64 };

describe('setHeading', () => {
  it('breaks at the end of a clause', () => {
    const { lines } = setHeading('Three standards, one way of working', 'en', measure, limits);
    expect(lines).toEqual(['Three standards,', 'one way of working']);
  });

  it('leaves no preposition at the end of a line', () => {
    const { lines } = setHeading('Разкажете ни за терена', 'bg', measure, limits);
    expect(lines).toEqual(['Разкажете ни', 'за терена']);
  });

  it('takes smaller type where a line would be too long', () => {
    const { lines, size } = setHeading('Photovoltaikanlagen bauen', 'en', measure, limits);
    expect(lines).toEqual(['Photovoltaikanlagen', 'bauen']);
    expect(size).toBe(98);
  });

  it('keeps words together that a non-breaking space joins', () => {
    const { lines } = setHeading('Tell us about\u00a0the site', 'en', measure, limits);
    expect(lines.join(' ')).toBe('Tell us about\u00a0the site');
    expect(lines.some((line) => line.includes('about\u00a0the'))).toBe(true);
  });

  it('sets a single word on one line', () => {
    expect(setHeading('Contacts', 'en', measure, limits).lines).toEqual(['Contacts']);
  });

  it('refuses what cannot be read', () => {
    expect(() => setHeading('word '.repeat(40), 'en', measure, limits)).toThrow('Shorten it');
  });
});
