import { behavioursScript } from '@/generated/browser-scripts';

export function Behaviours() {
  return <script async src={behavioursScript} />;
}
