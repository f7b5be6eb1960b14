import { missingVariables } from './delivery';

const ids = { serviceId: 'service', templateId: 'template', publicKey: 'key' };

test.each([
  [ids, []],
  [{ ...ids, serviceId: '' }, ['NEXT_PUBLIC_EMAILJS_SERVICE_ID']],
  [{ ...ids, templateId: '' }, ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID']],
  [{ ...ids, publicKey: '' }, ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY']],
  [
    { serviceId: '', templateId: '', publicKey: '' },
    [
      'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
      'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
      'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    ],
  ],
])('%j lacks %j', (given, missing) => {
  expect(missingVariables(given)).toEqual(missing);
});
