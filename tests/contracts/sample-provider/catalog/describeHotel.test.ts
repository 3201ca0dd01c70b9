import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { testDescriptions } from './testDescriptions.ts';

// These are the first hotels. tests/deep/contracts/sample-provider tests all of them.
testDescriptions([...generateHotels(1_200, '')].slice(0, 120));
