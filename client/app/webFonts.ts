/**
 * The id of the style element with the web fonts of a page without the gate. Until `showWebFonts`
 * removes its media query, that query matches nothing.
 */
export const webFontsId = 'web-fonts';

/** Lets the browser load the web fonts of a page without the gate. */
export function showWebFonts(): void {
  document.getElementById(webFontsId)?.removeAttribute('media');
}
