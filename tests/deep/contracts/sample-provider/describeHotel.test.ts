import { generateHotels } from '#contracts/sample-provider/catalogue/generateHotels.ts';
import { testDescriptions } from '../../../contracts/sample-provider/catalogue/testDescriptions.ts';

testDescriptions(generateHotels(1_200, ''));
