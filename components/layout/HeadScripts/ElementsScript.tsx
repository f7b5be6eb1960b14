import { behavioursIntegrity, behavioursScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';

/** The script of all custom elements, for `<head>`; `async`, since every page works without it. */
export function Behaviours() {
  return <script async src={fileUrl(behavioursScript)} integrity={behavioursIntegrity} />;
}
