import { manifestFile } from '#contracts/site/rootFiles.ts';
import { directionOf, type Language } from '#contracts/texts/languages.ts';
import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { colorVariable } from './app/brandColors.ts';
import { outdatedNote, themeColors } from './app/everyDocument.ts';
import { darkLook, tokens } from './app/tokens.ts';
import { webFontsId } from './app/webFonts.ts';
import { gateMarkup, gateStyles } from './features/gate/gatePage.ts';

/** The URLs of the built files that the pages reference, and their inline font faces. */
export type PageFiles = {
  favicon: string;
  /** The picture that other sites show beside a link to this site. */
  picture: string;
  scripts: readonly string[];
  preloadFonts: readonly string[];
  appScripts: readonly string[];
  appStyleSheets: readonly string[];
  /**
   * The files that the home page loads in addition to the app. Most visitors of the gate continue
   * to the home page.
   */
  homeFiles: readonly string[];
  fontFaces: string;
};

/**
 * Returns the site's HTML page in a language, made at build time. The page can show the gate
 * without another request. A template in the page names the app's files. The gate's script
 * prefetches these files after the gate has been painted.
 */
export function indexPage(files: PageFiles, language: Language): string {
  const gate = gateTexts[language];
  return documentIn(language, {
    head: headOf(files, language, gateStyles(tokens)),
    body: `${gateMarkup(gate)}
<div id="root"></div>
<template id="app-files">${appFiles('prefetch', files)}${fileLinks('prefetch', files.homeFiles)}</template>`,
  });
}

/**
 * Returns the page without the gate. This page loads the app at once. Until the app is shown, the
 * page shows the drawn content or otherwise the site's name. The server adds the data for search
 * engines. ADR 0021.
 */
export function openPage(files: PageFiles, language: Language): string {
  const gate = gateTexts[language];
  const faces = files.fontFaces.split(/(?=@font-face)/);
  const isWebFont = (face: string) => face.startsWith('@font-face') && face.includes('url(');
  const webFonts = faces.filter(isWebFont).join('');
  const fontFaces = faces.filter((face) => !isWebFont(face)).join('');
  return documentIn(language, {
    head: `${headOf({ ...files, preloadFonts: [], fontFaces }, language, openStyles)}
<style id="${webFontsId}" media="not all">${webFonts}</style>
<link rel="image_src" href="${files.picture}">
${appFiles('preload', files)}
<noscript><style>${webFonts}${variablesOf(plainStyles)}${plainStyles}</style></noscript>`,
    body: `<p id="opening" role="status" data-failed="${gate.failed}" data-waiting="${gate.waiting}">${gate.name}</p>
<div id="root"></div>`,
  });
}

// The site's name has a fallback font. Otherwise the browser would load the web font of the
// headings before the app.
const openStyles = `body{margin:0;background:var(--s-colors-paper)}
#drawn+#opening{display:none}
div[data-scripted]:not([class]){display:contents}
#drawn [aria-busy]{opacity:.6;cursor:progress}
#waiting{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#outdated,#opening{margin:0;padding:24px;text-align:center;font:600 ${tokens.fontSizes.lg}/1.5 'Fraunces Fallback',Georgia,serif;color:var(--s-colors-sea)}`;

// Without JavaScript, the parts that need it are hidden. Pictures that open a larger version stay
// visible.
const plainStyles = `#opening,#drawn :is([inert],[data-scripted]):not([aria-haspopup]){display:none}
body>noscript{display:block;padding:12px 24px;text-align:center;font:400 ${tokens.fontSizes.md}/1.5 ${tokens.fonts.body};color:var(--s-colors-ink);background:var(--s-colors-sand)}
body>noscript p{margin:0}
body>noscript a{color:inherit}
#drawn noscript form{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:12px;align-items:end}
#drawn noscript form:not([role]){grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));align-items:start}
#drawn noscript>div>details>summary{display:inline-flex;align-items:center;min-height:44px;margin-bottom:12px;padding-inline:20px;border:1px solid var(--s-colors-control-border);border-radius:22px;font-weight:600;color:var(--s-colors-sea);background:var(--s-colors-surface)}
#drawn footer noscript a{margin-inline-end:16px;color:inherit}`;

function documentIn(
  language: Language,
  { head, body }: Readonly<Record<'head' | 'body', string>>,
): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
${head}
</head>
<body>
<noscript><p>${gateTexts[language].scriptNeeded}</p></noscript>
${outdatedNote.html(language)}
${body}
</body>
</html>
`;
}

function headOf(files: PageFiles, language: Language, styles: string): string {
  const gate = gateTexts[language];
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${gate.title}</title>
<meta name="description" content="${gate.description}">
${themeColors}
<link rel="icon" type="image/svg+xml" href="${files.favicon}">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/${manifestFile(language)}">
${lines(files.preloadFonts, (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)}
<style>${files.fontFaces}${variablesOf(styles)}${styles}${outdatedNote.styles}</style>
${lines(files.scripts, (src) => `<script defer src="${src}"></script>`)}`;
}

/**
 * Returns CSS that defines the color variables that a style sheet uses, for light and dark mode.
 * The variables have the same names as in the app's theme.
 */
function variablesOf(styles: string): string {
  const define = (colors: Readonly<Record<string, string>>) =>
    Object.entries(colors)
      .map(([name, value]) => [colorVariable(name), value] as const)
      .filter(([variable]) => styles.includes(`(${variable})`))
      .map(([variable, value]) => `${variable}:${value}`)
      .join(';');
  return `:root{color-scheme:light dark;${define(tokens.colors)}}${darkLook}{:root{${define(tokens.darkColors)}}}`;
}

/** Returns the site's icon as SVG. */
export function favicon(): string {
  const { sea, paper, coral } = tokens.colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${sea}"/><path d="M7.5 26V14.5a8.5 8.5 0 0 1 17 0V26Z" fill="none" stroke="${paper}" stroke-width="2.4" stroke-linejoin="round"/><path d="M8.5 20.5c2.5-1.7 5-1.7 7.5 0s5 1.7 7.5 0" fill="none" stroke="${paper}" stroke-width="2.2"/><circle cx="16" cy="13.5" r="2.6" fill="${coral}"/></svg>`;
}

/**
 * Returns link elements for the app's files. The browser loads them at once (`preload`) or when it
 * is idle (`prefetch`).
 */
function appFiles(when: 'preload' | 'prefetch', { appScripts, appStyleSheets }: PageFiles): string {
  return fileLinks(when, [...appScripts, ...appStyleSheets]);
}

/** Returns link elements that preload or prefetch scripts and style sheets. */
export function fileLinks(when: 'preload' | 'prefetch', addresses: readonly string[]): string {
  return lines(addresses, (href) => {
    const kind = href.endsWith('.css') ? 'style' : 'script';
    return `<link rel="${when}" as="${kind}" href="${href}">`;
  });
}

function lines(addresses: readonly string[], line: (address: string) => string): string {
  return addresses.map(line).join('\n');
}
