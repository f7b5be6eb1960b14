import { belowBasePath, fileUrl } from './basePath';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

test('at a host’s root, URLs stay unchanged', () => {
  expect(fileUrl('/media/a.avif')).toBe('/media/a.avif');
  expect(belowBasePath('/it/services/')).toBe('/it/services/');
});

test('under a sub-path, file URLs get it and pathnames lose it', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/izgrev';
  expect(fileUrl('/media/a.avif')).toBe('/izgrev/media/a.avif');
  expect(belowBasePath('/izgrev/')).toBe('/');
  expect(belowBasePath('/izgrev/it/services/')).toBe('/it/services/');
});

test('a path that only begins with the same letters does not change', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/izgrev';
  expect(belowBasePath('/izgrev-2/it/')).toBe('/izgrev-2/it/');
});
