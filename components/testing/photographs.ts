import facts from '@/media/pictures.json';
import type { PictureName } from '@/site/pictures';

/** Makes a picture a photograph or a rendering until the end of the test. */
export function setPhotograph(name: PictureName, isPhotograph: boolean): void {
  jest.replaceProperty(facts, name, Object.assign({}, facts[name], { isPhotograph }));
}
