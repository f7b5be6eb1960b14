/*
 * The custom elements and the menu: scripts/assets/browserScripts.ts bundles them into one small file, which every page
 * loads at once.
 */
import './film.element';
import './menu';
import './drawn.element';
import './slideshow.element';
import './sun.element';
