// The code that helps to fill in the search form, but is not needed to show it. It is one module,
// so that the form loads it with one import.
export { parseParty } from '../../../domain/search/parseParty.ts';
export {
  hasTwoReadings,
  parseTypedDay,
  readingText,
} from '../../../domain/search/parseTypedDay.ts';
export { readDestinations } from '../destinations/findDestinations.ts';
export { chosenSearch, findMeant, meantSearch } from '../destinations/meantSearch.ts';
export { loadSources } from '../destinations/placeSources.ts';
export { Calendar } from './Calendar.tsx';
export { PartyPicker } from './PartyPicker.tsx';
