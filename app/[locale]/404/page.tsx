import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/NotFound/NotFound';
import { Page } from '@/components/layout/Page/Page';
import { pageMetadata } from '@/i18n/metadata';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('notFound');

/** Exported, then moved to `<locale>/404.html` by scripts/export/finishExport.ts. */
export default function NotFoundPage() {
  return (
    <Page page="notFound">
      <NotFound />
    </Page>
  );
}
