import {
  missingDeliveryVariables,
  readDeliverySettings,
} from '@/components/contacts/EnquiryForm/delivery';
import { readSettings } from '@/content/settings';
import { checksums, replaceFolder, writeWhole } from '@/scripts/files/files';
import { run } from '@/scripts/process/run';
import { requireBuildInput } from './buildInput';
import { finishExport } from './finishExport';
import { sourceDate } from './sourceDate';

/**
 * Builds the site: checks its input, makes the assets, exports, and finishes the export. The folder is replaced at the
 * end, so that a failed build leaves the last good one in place. The checksums of its files are written to
 * `<folder>.sha256`.
 *
 * @param isPreview encodes pictures quickly
 * @param isForVisitors refuses texts that are not translated yet
 * @throws if a step fails
 */
export async function buildSite(
  folder: string,
  isPreview = false,
  isForVisitors = false,
): Promise<void> {
  await requireBuildInput(folder, isForVisitors);
  process.env.SOURCE_DATE_EPOCH = sourceDate(console.warn);
  await replaceFolder(folder, async (work) => {
    // In a process of their own, which gives the memory for pictures back before Next needs it.
    run('tsx', ['scripts/assets.ts', ...(isPreview ? ['--preview'] : [])]);
    const env = {
      EXPORT_FOLDER: work,
      NEXT_TELEMETRY_DISABLED: '1',
      // This must not depend on .env.local or the machine.
      NODE_ENV: 'production',
    };
    run('next', ['build'], { env });
    await finishExport(work, readSettings());
  });
  writeWhole(`${folder}.sha256`, await checksums(folder));
  if (readSettings().isTrial)
    console.warn(
      'This is a trial (STAGING=1): its pages ask search engines not to list them. Take STAGING away before visitors see the site.',
    );
  console.log(`The site is in ${folder}/, its checksums in ${folder}.sha256.`);
  const missing = missingDeliveryVariables(readDeliverySettings(process.env)).join(', ');
  if (missing)
    console.warn(
      `The enquiry form cannot send anything yet. Set ${missing} in .env.local or in the settings of your host (docs/owner.md, part 3).`,
    );
}
