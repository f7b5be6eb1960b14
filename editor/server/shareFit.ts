import type { Edit, Problem } from '../protocol';
import {
  content,
  isShareable,
  looseTranslator,
  phrase,
  routeNames,
  routes,
  type TextFile,
  totalsOf,
} from '../site';

/**
 * Main headings that the pictures of shared links cannot show whole. A build refuses them as it makes these pictures.
 *
 * @param files after the edits; they have no problems
 */
export async function shareWarnings(
  files: readonly TextFile[],
  edits: readonly Edit[],
): Promise<Problem[]> {
  const headings = files.flatMap(({ path, locale, text }) =>
    routeNames.flatMap((route) => {
      const key = routes[route].heading;
      const isChanged = edits.some((edit) => edit.path === path && edit.at.join('.') === key);
      return locale && isChanged ? [{ path, locale, text, route, key }] : [];
    }),
  );
  const warnings = headings.map(async ({ path, locale, text, route, key }) => {
    const heading = looseTranslator(locale, JSON.parse(text))(key, totalsOf(content.certificates));
    return (await isShareable(heading, route))
      ? []
      : [{ path, key, ...phrase('Panel.shareTooLong') }];
  });
  return (await Promise.all(warnings)).flat();
}
