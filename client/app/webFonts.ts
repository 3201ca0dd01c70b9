/** The style element of an open page that has the web fonts. Its media query matches nothing. */
export const webFontsId = 'web-fonts';

/** Lets the browser load the web fonts of an open page. */
export function showWebFonts(): void {
  document.getElementById(webFontsId)?.removeAttribute('media');
}
