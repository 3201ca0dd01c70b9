// The texts of listings and hotels, and the names of amenities, taxes and cities: one file for the
// browser.
export { hotelTexts } from './hotelTexts.ts';
export { listingTexts } from './listingTexts.ts';
export { names } from './names.ts';
