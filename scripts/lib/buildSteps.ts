import packageJson from '../../package.json' with { type: 'json' };

/** A command of the build, and its arguments. */
export type Step = readonly [command: string, ...args: string[]];

/** What `npm run assets` runs, one after the other. */
const assets = packageJson.scripts.assets.split(' && ').map((step) => step.split(' ') as [string]);

export const beforeExport: readonly Step[] = [['tsx', 'scripts/messages.ts'], ...assets];

/** @param folder of the export, as in `EXPORT_FOLDER` */
export function exportSteps(folder: string): readonly Step[] {
  return [
    ['next', 'build'],
    ['tsx', 'scripts/finish-export.ts', folder],
  ];
}

export const afterExport: readonly Step[] = [['tsx', 'scripts/hosts.ts']];
