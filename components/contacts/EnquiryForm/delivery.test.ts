import { missingVariables } from './delivery';

const env = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
};

test.each(Object.keys(env))('%s is missing if it is empty or not there', (name) => {
  expect(missingVariables(env)).toEqual([]);
  expect(missingVariables({ ...env, [name]: '' })).toEqual([name]);
  expect(missingVariables({ ...env, [name]: undefined })).toEqual([name]);
});
