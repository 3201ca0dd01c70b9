// What listings and hotels say, and the names of what providers name: one file for the browser.
export { hotelTexts } from './hotelTexts.ts';
export { listingTexts } from './listingTexts.ts';
export { names } from './names.ts';
