import { makeAssets } from '@/scripts/assets/makeAssets';
import { checksums, replaceFolder, writeWhole } from '@/scripts/lib/files';
import { reportMessages } from '@/scripts/lib/messages';
import { run } from '@/scripts/lib/run';
import { sourceDate } from '@/scripts/lib/sources';

/**
 * Builds the site: checks the messages, makes the assets, exports, finishes the export. The folder is replaced at the end,
 * so a failed build leaves the last good one in place. The sums of its files are beside it, in `<folder>.sha256`.
 *
 * @throws when one of the steps fails
 */
export async function buildSite(folder: string): Promise<void> {
  process.env.SOURCE_DATE_EPOCH = sourceDate();
  await replaceFolder(folder, async (work) => {
    await reportMessages();
    await makeAssets();
    const env = {
      EXPORT_FOLDER: work,
      NEXT_TELEMETRY_DISABLED: '1',
    };
    run('next', ['build'], { env });
    // It imports modules that makeAssets has just written.
    const { finishExport } = await import('./finishExport');
    await finishExport(work);
  });
  await writeWhole(`${folder}.sha256`, await checksums(folder));
  console.log(`The site is in ${folder}/, its checksums in ${folder}.sha256.`);
}
