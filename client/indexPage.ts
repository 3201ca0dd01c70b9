import { tokens } from './app/tokens.ts';
import { gateMarkup, gateStyles } from './features/gate/gatePage.ts';

/** The URLs of the built files that the page references, and its inline font faces. */
export type PageFiles = {
  favicon: string;
  scripts: readonly string[];
  preloadFonts: readonly string[];
  prefetchScripts: readonly string[];
  fontFaces: string;
};

/**
 * Returns the site's HTML page, built once. It shows the gate without another request; the app's
 * chunks are prefetch hints for when the browser is idle.
 */
export function indexPage(files: PageFiles): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stayfarer: hotels and stays for your next trip</title>
<meta name="description" content="Search for hotels by destination and dates, compare stays and see the rooms behind the door.">
<meta name="theme-color" content="${tokens.colors.sea}">
<link rel="icon" type="image/svg+xml" href="${files.favicon}">
${lines(files.preloadFonts, (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)}
<style>${files.fontFaces}${gateStyles(tokens)}</style>
${lines(files.scripts, (src) => `<script defer src="${src}"></script>`)}
${lines(files.prefetchScripts, (href) => `<link rel="prefetch" as="script" href="${href}">`)}
</head>
<body>
<noscript><p>This site needs JavaScript: please switch it on and reload the page.</p></noscript>
${gateMarkup()}
<div id="root"></div>
</body>
</html>
`;
}

/** Returns the site's icon as SVG. */
export function favicon(): string {
  const { sea, paper, coral } = tokens.colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${sea}"/><path d="M7.5 26V14.5a8.5 8.5 0 0 1 17 0V26Z" fill="none" stroke="${paper}" stroke-width="2.4" stroke-linejoin="round"/><path d="M8.5 20.5c2.5-1.7 5-1.7 7.5 0s5 1.7 7.5 0" fill="none" stroke="${paper}" stroke-width="2.2"/><circle cx="16" cy="13.5" r="2.6" fill="${coral}"/></svg>`;
}

function lines(addresses: readonly string[], line: (address: string) => string): string {
  return addresses.map(line).join('\n');
}
