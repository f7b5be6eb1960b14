/*
 * What moves and plays on a page, as custom elements: scripts/assets/browserScripts.ts bundles them into one small file, which
 * every page loads at once. They need no runtime, and React renders around them.
 */
import './film.element';
import './menu';
import './drawn.element';
import './slideshow.element';
