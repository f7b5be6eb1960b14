import { orderFlight } from './orderFlight';

const hints = [':HL["/a.css","style"]\n', ':HL["/b.css","style"]\n'];
const text = 'Т:\n7';
const rows = [
  '1:"$Sreact.fragment"\n',
  `a:T${Buffer.byteLength(text).toString(16)},${text}`,
  '0:{"f":["$","$1",null,{"children":["$La","$Lb","$undefined","$$c"]}]}\n',
  '5:X\n',
  '5:C\n',
  'b:["$","p",null,{"d":"$a","e":"$c:props"}]\n',
  'c:null\n',
];

test.each([
  ['as React may write them', [...rows.slice(0, 5), ...hints, ...rows.slice(5)]],
  ['in another order', [...rows.slice(5), hints[1], ...rows.slice(1, 5), hints[0], rows[0]]],
])('rows %s: hints, then by id, each after those that it needs', (_, written) => {
  const [fragment, long, root, open, closed, paragraph, nothing] = rows;
  expect(orderFlight(written.join(''))).toBe(
    [...hints, fragment, root, open, closed, long, nothing, paragraph].join(''),
  );
});

test.each(['no row', '1:A4,bytes\n', '1:T99,short', '1:"no end"'])('%j is refused', (data) => {
  expect(() => orderFlight(data)).toThrow('has React changed them?');
});
