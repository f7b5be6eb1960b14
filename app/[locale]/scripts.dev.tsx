'use client';

import { useEffect } from 'react';
import { behavioursScript, estimateScript } from '@/generated/browser-scripts';

/** Loads the custom elements after hydration, which would find what they have changed. */
export function DevelopmentScripts() {
  useEffect(() => {
    for (const url of [behavioursScript, estimateScript]) {
      if (document.querySelector(`script[src="${url}"]`)) continue;
      const script = document.createElement('script');
      script.src = url;
      document.head.append(script);
    }
  }, []);
  return null;
}
