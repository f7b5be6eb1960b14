import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config = createJestConfig({
  testEnvironment: 'jsdom',
  // A test that fails half-way leaves its spies to no other.
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/components/testing/setup.ts'],
  testPathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/out', '<rootDir>/.next/'],
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The App Router's link, which a build takes by an alias of its own; the package's entry is the Pages Router's.
    '^next/link$': '<rootDir>/node_modules/next/dist/client/app-dir/link.js',
    // What it pulls in reads server payloads, which only a bundler can load and no unit test fetches.
    '^react-server-dom-webpack/client$': '<rootDir>/components/testing/noPayloads.ts',
  },
});

/** next-intl and its parts ship as ES modules only, which jest does not read as they are. */
export default async function jestConfig() {
  return {
    ...(await config()),
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|intl-messageformat|@formatjs|icu-minify)/)',
      '^.+\\.module\\.css$',
    ],
  };
}
