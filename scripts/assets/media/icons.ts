import { iconPaths } from '@/components/layout/SocialLinks/paths';
import { languages } from '@/i18n/languages';
import { symbolFile } from './drawings';

const attributesOf = (attributes: object) =>
  Object.entries(attributes).map(
    ([name, value]) => ` ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${value}"`,
  );

/** @param attributes under the names that React gives them */
const path = (attributes: object) => `<path${attributesOf(attributes).join('')}/>`;

const symbol = (name: string, viewBox: string, shapes: readonly string[]) =>
  `<symbol id="${name}" viewBox="${viewBox}">${shapes.join('')}</symbol>`;

/** Prepares the file that contains the flags of the languages and the icons of the social networks. */
export function prepareIcons() {
  const flags = Object.entries(languages).map(([locale, { flag }]) =>
    symbol(locale, flag.viewBox, flag.shapes.map(path)),
  );
  const networks = Object.entries(iconPaths).map(([network, d]) =>
    symbol(network, '0 0 16 16', [path({ fill: 'currentColor', d })]),
  );
  const names = [...Object.keys(languages), ...Object.keys(iconPaths)];
  return { ...symbolFile('icons', [...flags, ...networks]), names };
}
