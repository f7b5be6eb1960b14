import { type Coordinates, openStreetMapOrigin } from '@/site/map';

const metresPerDegreeOfLatitude = 111_320;

/** Five decimals are about one metre, which is enough for a map of a street. */
const degrees = (value: number) => value.toFixed(5);

/** The embedded map shows at least these metres around the office, whatever the proportions of the frame. */
const radius = 400;

/**
 * URL of OpenStreetMap's embeddable map with a marker, as its "Share" panel writes it.
 *
 * @see https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML
 */
export function openStreetMapEmbedUrl({ latitude, longitude }: Coordinates): string {
  const north = radius / metresPerDegreeOfLatitude;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - east, latitude - north, longitude + east, latitude + north];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: [latitude, longitude].map(degrees).join(','),
  });
  return `${openStreetMapOrigin}/export/embed.html?${query}`;
}

/** URL of OpenStreetMap's website with a marker, at a zoom that shows the street and its neighbours. */
export function openStreetMapUrl({ latitude, longitude }: Coordinates): string {
  const [mlat, mlon] = [degrees(latitude), degrees(longitude)];
  return `${openStreetMapOrigin}/?${new URLSearchParams({ mlat, mlon })}#map=17/${mlat}/${mlon}`;
}
