'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Reloads the page's texts whenever a message file has changed; typed text in forms stays. */
export function MessageReload({ shown }: { shown: string }) {
  const router = useRouter();
  useEffect(() => {
    const changes = new EventSource('/dev/messages/');
    changes.onmessage = ({ data }) => {
      if (data !== shown) router.refresh();
    };
    return () => changes.close();
  }, [router, shown]);
  return null;
}
