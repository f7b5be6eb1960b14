afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

async function withBasePath(value?: string): Promise<typeof import('./basePath')> {
  if (value !== undefined) process.env.NEXT_PUBLIC_BASE_PATH = value;
  let loaded: typeof import('./basePath') | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./basePath');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

test('at the root of a host, URLs do not change', async () => {
  const { fileUrl, belowBasePath } = await withBasePath();
  expect(fileUrl('/media/a.avif')).toBe('/media/a.avif');
  expect(belowBasePath('/it/services/')).toBe('/it/services/');
});

test('below a path, file URLs start with it and pathnames come without it', async () => {
  const { fileUrl, belowBasePath } = await withBasePath('/izgrev');
  expect(fileUrl('/media/a.avif')).toBe('/izgrev/media/a.avif');
  expect(belowBasePath('/izgrev/')).toBe('/');
  expect(belowBasePath('/izgrev/it/services/')).toBe('/it/services/');
});

test('a path that only starts with the same letters does not change', async () => {
  const { belowBasePath } = await withBasePath('/izgrev');
  expect(belowBasePath('/izgrev-2/it/')).toBe('/izgrev-2/it/');
});
