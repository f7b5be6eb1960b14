import { content } from '@/content/current';
import type { PictureName } from '@/site/pictures';

/** Makes a picture a photograph or a rendering until the end of the test. */
export function setPhotograph(name: PictureName, isPhotograph: boolean): void {
  const facts = { ...content.pictures[name], isPhotograph };
  jest.replaceProperty(content.pictures, name, facts);
}
