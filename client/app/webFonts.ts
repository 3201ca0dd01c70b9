/**
 * The id of the style element with the font faces of a page without the gate. Its media query
 * matches nothing, so the browser loads no web font before `showWebFonts`.
 */
export const webFontsId = 'web-fonts';

/** The range of a font whose rule has none. */
const everyLetter = 'U+0-10FFFF';

/**
 * Loads the web fonts of a page without the gate, and then adds them together. The browser lays out
 * the whole page again for each change of its font faces. If a font does not load, its fallback
 * stays. The browser loads a font with a `unicode-range` if the page has one of its letters.
 */
export async function showWebFonts(): Promise<void> {
  const style = document.getElementById(webFontsId);
  const rules = style instanceof HTMLStyleElement ? [...(style.sheet?.cssRules ?? [])] : [];
  const fonts = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [fontOf(rule)] : []));
  const needed = fonts.filter(({ unicodeRange }) => unicodeRange.toUpperCase() === everyLetter);
  await Promise.allSettled(needed.map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}

function fontOf({ style }: CSSFontFaceRule): FontFace {
  const of = (name: string) => style.getPropertyValue(name);
  const unicodeRange = of('unicode-range');
  // `FontFace` would take the quotes of the rule as part of the name.
  return new FontFace(of('font-family').replaceAll(/["']/g, ''), of('src'), {
    // Letters that still wait for their font are shown in the fallback.
    display: 'swap',
    weight: of('font-weight'),
    ...(unicodeRange && { unicodeRange }),
  });
}
