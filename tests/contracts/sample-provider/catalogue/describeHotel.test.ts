import { generateHotels } from '#contracts/sample-provider/catalogue/generateHotels.ts';
import { testDescriptions } from './testDescriptions.ts';

// Of the first hotels; of all: tests/deep/contracts/sample-provider.
testDescriptions([...generateHotels(1_200, '')].slice(0, 120));
