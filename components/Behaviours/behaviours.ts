/*
 * What moves and plays on a page, as custom elements: scripts/browser-scripts.ts bundles them into one small file, which
 * every page loads at once. They need no runtime, and React renders around them.
 */
import '@/components/Film/film.element';
import '@/components/Motion/drawn.element';
import '@/components/Slideshow/slideshow.element';
