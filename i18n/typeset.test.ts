import { typeset, typesetMessages } from './typeset';

test.each([
  ['sotto i moduli e la rete', 'sotto i\u00a0moduli e\u00a0la rete'],
  ['сутрин с −15', 'сутрин с\u00a0−15'],
  ['редове в „София“', 'редове в\u00a0„София“'],
  ['по-малка', 'по-\u2060малка'],
  ['строително-монтажни', 'строително-монтажни'],
  ['IEC 62446-3', 'IEC 62446-\u20603'],
  ['мрежа – преди', 'мрежа\u00a0– преди'],
  ['as-built', 'as-\u2060built'],
  ['curva I–V', 'curva I–\u2060V'],
  ['{a, number} MW e {count, number}', '{a, number} MW e\u00a0{count, number}'],
  ['<a>testo</a> e <b>altro</b>', '<a>testo</a> e\u00a0<b>altro</b>'],
  [
    '{metres, number, ::sign-except-zero} e-mail',
    '{metres, number, ::sign-except-zero} e-\u2060mail',
  ],
  ['10–12 V a 5', '10–12 V\u00a0a\u00a05'],
])('%s', (text, expected) => {
  expect(typeset(text)).toBe(expected);
});

test('in a heading a short word stays with the next, where a phone’s line has room', () => {
  const text = 'Фирма от София, терен или точка на хоризонталите';
  expect(typesetMessages({ title: text, text }, 'bg')).toEqual({
    title: 'Фирма от\u00a0София, терен или\u00a0точка на хоризонталите',
    text,
  });
  expect(typesetMessages({ title: 'ценности и по какво' }, 'bg')).toEqual({
    title: 'ценности и\u00a0по\u00a0какво',
  });
  // The pronoun belongs to its verb.
  expect(typesetMessages({ title: 'Разкажете ни за терена' }, 'bg')).toEqual({
    title: 'Разкажете ни за\u00a0терена',
  });
  // A word that is kept on its other side already.
  expect(typesetMessages({ title: 'песиши\u00a0пе окдсиг' }, 'bg')).toEqual({
    title: 'песиши\u00a0пе окдсиг',
  });
  // Of two, the one that is nearest.
  expect(typesetMessages({ title: 'lampade che si accendono' }, 'it')).toEqual({
    title: 'lampade che si\u00a0accendono',
  });
  expect(typesetMessages({ title: 'la rete di un’impresa' }, 'it')).toEqual({
    title: 'la\u00a0rete di\u00a0un’impresa',
  });
});

test('a lead does not end with one short word on a line of its own', () => {
  const long = 'Договор при непредвидени обстоятелства.';
  const messages = { lead: 'Пише го в договора.', text: 'Пише го накрая.', long: { lead: long } };
  expect(typesetMessages(messages, 'bg')).toEqual({
    ...messages,
    lead: 'Пише го в\u00a0договора.',
  });
  expect(typesetMessages({ lead: 'от тук до края' }, 'bg')).toEqual({
    lead: 'от тук до\u00a0края',
  });
});

test('English stays as it is', () => {
  const messages = { a: 'a plant', b: { c: 'I–V' } };
  expect(typesetMessages(messages, 'en')).toBe(messages);
  expect(typesetMessages(messages, 'it')).toEqual({ a: 'a\u00a0plant', b: { c: 'I–\u2060V' } });
});
