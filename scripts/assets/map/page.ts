import { cityLine } from '@/site/company';
import { openStreetMapEmbedUrl, openStreetMapUrl } from '@/site/map';
import { type DrawingContext, mapDrawing } from './drawing';
import { escapeHtml } from './html';

/**
 * The page needs its stylesheet and the site's fonts, and nothing else. The policy stands in the page too, so that it
 * also holds where the host sends no headers.
 */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const arrow =
  '<svg class="arrow" viewBox="0 0 22 14" aria-hidden="true"><path d="M0 7h20M14 1l6 6-6 6"/></svg>';

/**
 * The whole document of the map frame in a language. The button has no target: OpenStreetMap opens in the frame
 * itself, so the frame needs no script.
 */
export function mapPage(context: DrawingContext): string {
  const { locale, messages, office } = context;
  const embed = escapeHtml(openStreetMapEmbedUrl(office));
  const larger = escapeHtml(openStreetMapUrl(office));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(messages.title)}</title>
<link rel="stylesheet" href="../map.css">
</head>
<body>
<main aria-label="${escapeHtml(messages.title)}">
${mapDrawing(context)}
<div class="panel">
<div class="words">
<h1>${escapeHtml(messages.street)}</h1>
<p class="place">${escapeHtml(cityLine(messages.city, messages.country))}</p>
<p>${escapeHtml(messages.consent)}</p>
</div>
<div class="actions">
<a class="button" href="${embed}">${escapeHtml(messages.load)}${arrow}</a>
<a class="link" href="${larger}" target="_blank" rel="noopener noreferrer">${escapeHtml(messages.larger)} <span>${escapeHtml(messages.newTab)}</span></a>
</div>
</div>
<p class="credit">${escapeHtml(messages.credit)}</p>
</main>
</body>
</html>
`;
}
