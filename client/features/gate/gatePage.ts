/** The colors of the picture, which are the same in light and dark mode. */
type PictureColor =
  'ink' | 'paper' | 'sand' | 'sea' | 'seaDeep' | 'seaSoft' | 'coral' | 'coralSoft';

/** The design tokens of the gate. They are passed in, because a feature must not import the app. */
type GateTokens = {
  colors: Record<PictureColor, string>;
  fonts: Record<'body' | 'heading', string>;
  fontSizes: Record<'md' | 'lg' | '3xl' | '4xl', string>;
  radii: Record<'control' | 'pill', string>;
};

/** The gate's texts, as HTML. */
type GateTexts = Record<
  'name' | 'heading' | 'password' | 'submit' | 'incorrect' | 'unreachable',
  string
>;

/**
 * Returns the gate as HTML. It is part of the page at build time, so it is visible before any
 * script has run. `method="dialog"` outside a dialog submits nothing, and the field has no name.
 * Before the script runs, Submit therefore neither reloads the page nor puts the password into the
 * address. Spec §2.
 */
export function gateMarkup(texts: GateTexts): string {
  return `<main id="gate">
<div class="gate-view" aria-hidden="true">${windowOnTheSea}</div>
<form method="dialog" novalidate data-incorrect="${texts.incorrect}" data-unreachable="${texts.unreachable}">
<p class="gate-name">${texts.name}</p>
<h1>${texts.heading}</h1>
<label for="gate-password">${texts.password}</label>
<input id="gate-password" type="password" autocomplete="current-password" aria-describedby="gate-message" autofocus>
<p id="gate-message" role="alert"></p>
<button type="submit">${texts.submit}</button>
</form>
</main>`;
}

const windowOnTheSea = `<svg viewBox="0 0 400 500">
<defs>
<clipPath id="gate-arch"><path d="M30 470V200a170 170 0 0 1 340 0v270Z"/></clipPath>
<linearGradient id="gate-sky" x1="0" y1="0" x2="0" y2="1">
<stop class="gate-sky-high" offset="0"/><stop class="gate-sky-low" offset=".75"/>
</linearGradient>
</defs>
<g clip-path="url(#gate-arch)">
<path fill="url(#gate-sky)" d="M0 0h400v500H0z"/>
<circle class="gate-sun" cx="236" cy="258" r="46"/>
<path class="gate-hills" d="M0 290c50-30 92-34 136-8 26-16 54-14 92 18H0Z"/>
<path class="gate-sea" d="M0 298h400v202H0z"/>
<path class="gate-glint" d="M206 312h60M196 326h84M214 340h50M186 356h96M222 372h34"/>
<path class="gate-wave" d="M0 388c34-16 66-16 100 0s66 16 100 0 66-16 100 0 66 16 100 0v112H0Z"/>
<path class="gate-swell" d="M-50 424c34-16 66-16 100 0s66 16 100 0 66-16 100 0 66 16 100 0 66-16 100 0v76H-50Z"/>
<path class="gate-sail" d="M118 276v50h-32ZM124 286l26 40h-26Z"/>
<path class="gate-hull" d="M80 332h76l-12 16H94Z"/>
</g>
<path class="gate-frame" d="M30 470V200a170 170 0 0 1 340 0v270Z"/>
<path class="gate-frame" d="M12 474h376"/>
</svg>`;

/**
 * Returns the gate's style sheet. The page defines the colors of light and dark mode as variables.
 */
export function gateStyles({ colors, fonts, fontSizes, radii }: GateTokens): string {
  return `body{margin:0}
noscript,#outdated{position:fixed;inset:auto 0 0;z-index:1;padding:12px 24px;text-align:center;font:400 ${fontSizes.md}/1.5 ${fonts.body};color:var(--s-colors-ink);background:var(--s-colors-sand)}
noscript p,#outdated{margin:0}
@supports not (height:1dvh){#gate h1~*{display:none!important}}
#gate{position:fixed;inset:0;overflow:auto;display:grid;grid-template-rows:minmax(0,auto) 1fr;background:var(--s-colors-paper);color:var(--s-colors-ink);font:400 ${fontSizes.md}/1.5 ${fonts.body};-webkit-text-size-adjust:100%}
#gate *{box-sizing:border-box;margin:0}
.gate-view{display:grid;place-items:end center;background:var(--s-colors-night-soft);padding:24px 24px 0;max-height:38dvh;overflow:hidden}
.gate-view svg{display:block;width:min(260px,70vw);align-self:start}
.gate-sky-high{stop-color:${colors.seaSoft}}
.gate-sky-low{stop-color:${colors.coralSoft}}
.gate-sun{fill:${colors.coral};fill:color-mix(in srgb,${colors.coral} 88%,${colors.paper})}
.gate-hills{fill:${colors.sea};fill:color-mix(in srgb,${colors.sea} 52%,${colors.paper})}
.gate-sea{fill:${colors.sea};fill:color-mix(in srgb,${colors.sea} 78%,${colors.paper})}
.gate-glint{stroke:${colors.coralSoft};stroke-width:4;stroke-linecap:round;opacity:.55}
.gate-wave{fill:${colors.sea}}
.gate-swell{fill:${colors.seaDeep}}
.gate-sail{fill:${colors.paper}}
.gate-hull{fill:${colors.ink}}
.gate-frame{fill:none;stroke:${colors.sand};stroke-width:10;stroke-linejoin:round;stroke-linecap:round}
#gate form{width:100%;max-width:400px;margin:0 auto;padding:32px 24px 40px;align-self:start}
.gate-name{font:600 ${fontSizes.lg}/1.5 ${fonts.heading};letter-spacing:-.02em;color:var(--s-colors-sea)}
#gate h1{font:550 ${fontSizes['3xl']}/1.2 ${fonts.heading};letter-spacing:-.01em;margin:4px 0 24px}
#gate h1:lang(ar){letter-spacing:0}
#gate label{display:block;font-weight:600;margin-bottom:8px}
#gate input{display:block;width:100%;min-height:52px;padding:0 16px;font:inherit;font-size:${fontSizes.lg};color:inherit;background:var(--s-colors-surface);border:1px solid var(--s-colors-control-border);border-radius:${radii.control}}
#gate input[aria-invalid=true]{border-color:var(--s-colors-danger);box-shadow:0 0 0 1px var(--s-colors-danger)}
#gate-message{min-height:24px;margin:8px 0 12px!important;color:var(--s-colors-danger);font-weight:500}
#gate button{width:100%;min-height:52px;padding:0 24px;font:inherit;font-size:${fontSizes.lg};font-weight:600;color:var(--s-colors-surface);background:var(--s-colors-coral);border:0;border-radius:${radii.pill};cursor:pointer}
#gate button:hover{background:var(--s-colors-coral-deep)}
#gate button:disabled{background:var(--s-colors-coral-deep);cursor:progress}
#gate :focus-visible{outline:3px solid var(--s-colors-sea);outline-offset:2px}
@media(min-width:768px){#gate{grid-template:1fr/minmax(0,1fr) minmax(0,1fr)}
.gate-view{max-height:none;padding:48px;place-items:center}
.gate-view svg{width:auto;height:min(72dvh,620px);max-width:100%;align-self:center}
#gate form{align-self:center;min-height:388px;padding:48px}
#gate h1{font-size:${fontSizes['4xl']};margin:8px 0 32px}}
@media(max-height:480px) and (max-width:767px){.gate-view{display:none}}
`;
}
