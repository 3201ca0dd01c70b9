/** The style element of an open page that has the web fonts. */
export const webFontsId = 'web-fonts';

/**
 * Turns the web fonts of an open page on. They wait for the files of the app: on a slow phone they
 * would delay its first answer to a tap.
 */
export function showWebFonts(): void {
  document.getElementById(webFontsId)?.setAttribute('media', 'all');
}
