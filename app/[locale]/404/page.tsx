import { pageMetadata } from '@/app/metadata';
import { NotFound } from '@/components/layout/NotFound/NotFound';
import { Page } from '@/components/layout/Page/Page';

export const generateMetadata = () => pageMetadata('notFound');

/** The 404 page. scripts/export/finishExport.ts moves it to `<locale>/404.html`. */
export default function NotFoundPage() {
  return (
    <Page page="notFound">
      <NotFound />
    </Page>
  );
}
