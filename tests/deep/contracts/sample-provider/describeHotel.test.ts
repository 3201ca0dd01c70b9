import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { testDescriptions } from '../../../contracts/sample-provider/catalog/testDescriptions.ts';

testDescriptions(generateHotels(1_200, ''));
