/** Finds files, exports and packages that nothing uses: knip, with knip.jsonc. */
import { run } from './lib/run';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// knip's parser needs what Node 20.19 brought; the rest of the project runs on 20.9.
if (major > 20 || minor >= 19) run('knip', []);
else console.log('Dead code is not looked for: knip needs Node 20.19 or later.');
