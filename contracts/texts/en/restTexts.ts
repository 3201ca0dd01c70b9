// What all other pages say: one file for the browser.
export { accountTexts } from './accountTexts.ts';
export { bookingTexts } from './bookingTexts.ts';
