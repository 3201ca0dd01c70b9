// The texts of all other pages: one file for the browser.
export { accountTexts } from './accountTexts.ts';
export { bookingTexts } from './bookingTexts.ts';
