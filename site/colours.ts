/** Background of every page, for the browser's own interface; `--paper` in app/css/tokens.css. */
export const paper = '#f5f1e8';
