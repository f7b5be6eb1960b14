/** `--paper` of app/css/tokens.css, for the browser's own interface. */
export const paper = '#f5f1e8';
