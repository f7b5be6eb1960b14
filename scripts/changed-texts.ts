/** Lists the texts and values that a pull request changes, with both versions, for its reviewer on the forge. */
import { changedTexts } from './content/pullRequest';
import { main } from './process/run';

await main(() => console.log(changedTexts()));
