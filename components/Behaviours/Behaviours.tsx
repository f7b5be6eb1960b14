import { behavioursScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';

export function Behaviours() {
  return <script async src={fileUrl(behavioursScript)} />;
}
