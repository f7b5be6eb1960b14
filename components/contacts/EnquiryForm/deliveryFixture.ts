import { deliveryVariables } from './delivery';

/* What the form's unit tests, the browser tests and the build for those agree on. */

/** The environment variables of a site that can send enquiries, with made-up values. */
export const deliveryEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  deliveryVariables.map(({ variable, field }) => [variable, `${field}_under_test`]),
);

/** What the service's SDK adds to a form by itself, each with its pattern: its version. */
export const addedBySdk: Readonly<Record<string, RegExp>> = { lib_version: /^4\.\d+\.\d+$/ };
