/** The style element with the web fonts of an open page. */
export const webFontsId = 'web-fonts';

/** Enables the web fonts of an open page. */
export function showWebFonts(): void {
  document.getElementById(webFontsId)?.setAttribute('media', 'all');
}
