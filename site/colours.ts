/** The ground of every page, for what browsers paint around it; style sheets have it as `--paper`, app/tokens.css. */
export const paper = '#f5f1e8';
