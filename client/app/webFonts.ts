/** The style element of an open page that has the web fonts. Its media query matches nothing. */
export const webFontsId = 'web-fonts';

/**
 * Loads the web fonts of an open page and then applies them together, so that the browser lays out
 * the page once more instead of once for each font. If a font does not load, its fallback stays. A
 * font with a `unicode-range` loads only when the page has one of its characters.
 */
export async function showWebFonts(): Promise<void> {
  const style = document.getElementById(webFontsId);
  const rules = style instanceof HTMLStyleElement ? [...(style.sheet?.cssRules ?? [])] : [];
  const fonts = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const of = (name: string) => rule.style.getPropertyValue(name);
    const unicodeRange = of('unicode-range');
    const face = new FontFace(of('font-family'), of('src'), {
      weight: of('font-weight'),
      ...(unicodeRange && { unicodeRange }),
    });
    return [face];
  });
  // `U+0-10FFFF` is the range of a font without one.
  const needed = fonts.filter(({ unicodeRange }) => unicodeRange.toUpperCase() === 'U+0-10FFFF');
  await Promise.allSettled(needed.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
