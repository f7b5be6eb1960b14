/** Lists the texts and values that a pull request changes, with both versions, for its reviewer on the forge. */
import { changedTexts } from './lib/pullRequest';
import { main } from './lib/run';

await main(() => console.log(changedTexts()));
