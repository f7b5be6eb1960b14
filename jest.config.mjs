import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config = createJestConfig({
  testEnvironment: 'jsdom',
  // The spies of a failed test must not affect the next one.
  restoreMocks: true,
  // In ms: tests that start git or an encoder wait for a busy machine.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/components/testing/setup.ts'],
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    '<rootDir>/editor/e2e/',
    '<rootDir>/out',
    '<rootDir>/.next/',
    '<rootDir>/.cache/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
});

/** next-intl and its parts are published as ES modules only, which jest does not load without a transform. */
export default async function jestConfig() {
  return {
    ...(await config()),
    // Jest leaves one core free; of two that would be half.
    maxWorkers: '100%',
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|icu-minify)/)',
      '^.+\\.module\\.css$',
    ],
  };
}
