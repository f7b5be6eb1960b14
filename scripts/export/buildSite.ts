import { makeAssets } from '@/scripts/assets/makeAssets';
import { replaceFolder } from '@/scripts/lib/files';
import { reportMessages } from '@/scripts/lib/messages';
import { run } from '@/scripts/lib/run';
import { buildId } from '@/scripts/lib/sources';

/**
 * Builds the site: checks the messages, makes the assets, exports, finishes the export. The folder is replaced at the end,
 * so a failed build leaves the last good one in place.
 *
 * @throws when one of the steps fails
 */
export async function buildSite(folder: string): Promise<void> {
  await reportMessages();
  await makeAssets();
  await replaceFolder(folder, async (work) => {
    const env = {
      EXPORT_FOLDER: work,
      BUILD_ID: await buildId(),
      NEXT_TELEMETRY_DISABLED: '1',
    };
    run('next', ['build'], { env });
    // It imports modules that makeAssets has just written.
    const { finishExport } = await import('./finishExport');
    await finishExport(work);
  });
  console.log(`The site is in ${folder}/.`);
}
