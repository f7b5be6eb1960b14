import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { makeAssets } from '@/scripts/assets/makeAssets';
import { requireBuildInput } from '@/scripts/lib/buildInput';
import { checksums, replaceFolder, writeWhole } from '@/scripts/lib/files';
import { run } from '@/scripts/lib/run';
import { sourceDate } from '@/scripts/lib/sourceDate';

/**
 * Builds the site: checks its input, makes the assets, exports, finishes the export. The folder is replaced at the end,
 * so a failed build leaves the last good one in place. The sums of its files are beside it, in `<folder>.sha256`.
 *
 * @throws when one of the steps fails
 */
export async function buildSite(folder: string): Promise<void> {
  await requireBuildInput(folder);
  process.env.SOURCE_DATE_EPOCH = sourceDate();
  await replaceFolder(folder, async (work) => {
    await makeAssets();
    const env = {
      EXPORT_FOLDER: work,
      NEXT_TELEMETRY_DISABLED: '1',
      // Not what .env.local or the machine may say.
      NODE_ENV: 'production',
    };
    run('next', ['build'], { env });
    // It imports modules that makeAssets has just written.
    const { finishExport } = await import('./finishExport');
    await finishExport(work);
  });
  await writeWhole(`${folder}.sha256`, await checksums(folder));
  console.log(`The site is in ${folder}/, its checksums in ${folder}.sha256.`);
  const missing = missingDeliveryVariables(readDeliverySettings(process.env)).join(', ');
  if (missing)
    console.warn(
      `The form sends nothing: set ${missing} in .env.local or where the site is built (docs/owner.md, part 3).`,
    );
}
