/*
 * The custom elements and the menu. scripts/assets/browserScripts.ts bundles them into one small file that every page
 * loads immediately.
 */
import '@/components/home/Film/film.element';
import '@/components/layout/Header/menu';
import '@/components/drawings/drawn.element';
import '@/components/home/Slideshow/slideshow.element';
import '@/components/home/Daylight/sun.element';
import '@/components/home/Estimate/load';
