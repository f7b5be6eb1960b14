import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';

/** The environment variables of a site that can send enquiries, with made-up values. */
export const deliveryEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  deliveryVariables.map(({ variable, field }) => [variable, `${field}_under_test`]),
);
