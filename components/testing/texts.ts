/**
 * Options for `getByText`. Its default normalizer replaces the no-break spaces of the page, but not those of the text
 * that it looks for. (`toHaveTextContent` always normalizes, so compare `textContent` instead.)
 */
export const verbatim = { normalizer: (text: string) => text };
