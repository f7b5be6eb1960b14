import { render } from '@testing-library/react';
import { Drawing } from './Drawing';

const labels = { north: 'N', east: 'E', south: 'S', west: 'W', june: 'June', december: 'December' };

test('a drawing has its lines and its words in the page', () => {
  const { container } = render(<Drawing drawing="sunArcs" labels={labels} />);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(3);
  expect(container.querySelector('use')).toBeNull();
  const words = Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent);
  expect(words).toEqual(expect.arrayContaining(['N', 'June', '30°']));
});

test('the error names words that are missing', () => {
  const { june: _, ...others } = labels;
  expect(() => render(<Drawing drawing="sunArcs" labels={others} />)).toThrow(
    'The drawing “sunArcs” needs the words “june”',
  );
});

test('the error names words that the drawing does not have', () => {
  expect(() =>
    render(<Drawing drawing="sunArcs" labels={{ ...labels, march: 'March' }} />),
  ).toThrow('The drawing “sunArcs” has no label “march”');
});

test('words about a value are given that value', () => {
  const { container } = render(
    <Drawing
      drawing="ivCurves"
      labels={{
        irradiance: (value) => `${value} W/m²`,
        number: (value) => value,
        current: 'A',
        voltage: 'V',
      }}
    />,
  );
  expect(container).toHaveTextContent('400 W/m²');
});
