import path from 'node:path';
import { common } from '../../jest.config.mjs';

/** The static suite: reads the files of `out-test/`, without a browser. `npm test static` runs it. */
export default async function exportConfig() {
  return {
    ...(await common()),
    rootDir: path.resolve(import.meta.dirname, '../..'),
    roots: ['<rootDir>/e2e/export'],
    testEnvironment: 'jsdom',
    modulePathIgnorePatterns: [],
    maxWorkers: '100%',
  };
}
