/** The style element of an open page that has the web fonts. */
export const webFontsId = 'web-fonts';

/** Turns the web fonts of an open page on. */
export function showWebFonts(): void {
  document.getElementById(webFontsId)?.setAttribute('media', 'all');
}
