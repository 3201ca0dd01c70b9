/** The report's style sheet, inlined because the page is one file that loads nothing. */
export const pageStyle = `
:root {
  color-scheme: light;
  --ink: #1a2230; --muted: #56606c; --paper: #fbf9f5; --surface: #fff; --sand: #efe8dc;
  --line: #e2d9ca; --sea: #0f4c4a; --sea-soft: #e1ecea;
  --broken: #b42a1a; --broken-soft: #fbe9e3; --degraded: #7a4e00; --degraded-soft: #fbefd5;
  --advice: #2a5280; --advice-soft: #e4edf7; --passed: #1b6b45; --passed-soft: #e4f0e7;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif;
}
main, header > div, footer > div { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
h1, h2, h3, p, dl, dd, figure { margin: 0; }
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.6rem, 5vw, 2.6rem); overflow-wrap: anywhere; }
h2 { font-size: 1.6rem; margin: 3.5rem 0 1rem; }
h3 { font-size: 1.1rem; line-height: 1.3; }
code { font: 0.875em/1.5 var(--mono); overflow-wrap: anywhere; }
a { color: var(--sea); }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; border-radius: 4px; }
.quiet { color: var(--muted); }
.small { font-size: 0.875rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

header { color: #fff; background: var(--sea); padding: 2.5rem 0 5.5rem; }
header p { max-width: 46rem; }
.eyebrow { font-size: 0.8125rem; letter-spacing: 0.08em; text-transform: uppercase; opacity: 0.85; }
.verdict { margin-top: 0.75rem; font-size: 1.125rem; }
.facts { margin-top: 1rem; font-size: 0.875rem; opacity: 0.9; }

.totals { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; margin-top: -3.5rem; }
.total { background: var(--surface); border: 1px solid var(--line); border-top: 4px solid var(--tone);
  border-radius: 12px; padding: 1rem 1.25rem 1.25rem; box-shadow: 0 12px 32px -18px rgb(26 34 48 / 0.35); }
.total strong { display: block; font: 600 2.75rem/1.1 var(--serif); color: var(--tone); font-variant-numeric: tabular-nums; }
.total.none strong { color: var(--muted); }
.total b { display: block; }

.broken { --tone: var(--broken); --soft: var(--broken-soft); }
.degraded { --tone: var(--degraded); --soft: var(--degraded-soft); }
.advice { --tone: var(--advice); --soft: var(--advice-soft); }
.passed { --tone: var(--passed); --soft: var(--passed-soft); }
.not-checked { --tone: var(--muted); --soft: transparent; }

.calls { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1rem; list-style: none; padding: 0; margin: 0; }
.call { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.25rem; min-width: 0; }
.call dl { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 0.75rem; margin-top: 0.5rem; font-size: 0.875rem; }
.call dt { color: var(--muted); }
.call dd { text-align: right; font-variant-numeric: tabular-nums; }

.finding { background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--tone);
  border-radius: 12px; padding: 1.1rem 1.25rem; margin-top: 1rem; }
.finding .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.35rem 0.75rem; }
.pill { display: inline-block; padding: 0.05rem 0.6rem; border-radius: 999px; background: var(--soft);
  color: var(--tone); font-size: 0.8125rem; font-weight: 600; }
code.at { background: var(--soft); color: var(--tone); border-radius: 4px; padding: 0.05em 0.35em; }
.wheres { list-style: none; margin: 0.75rem 0 0; padding: 0; font-size: 0.9375rem; }
.wheres li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1.5rem; padding: 0.4rem 0; border-top: 1px solid var(--line); }
.pair { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.15rem 1rem; margin-top: 0.6rem; }
.pair dt { color: var(--muted); font-size: 0.875rem; padding-top: 0.1rem; }
.pair dd { overflow-wrap: anywhere; }
details { margin-top: 0.25rem; font-size: 0.875rem; }
summary { cursor: pointer; color: var(--sea); min-height: 1.75rem; padding: 0.15rem 0; width: fit-content; }
details ol { margin: 0.5rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.5rem; }
details li { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 0.6rem 0.8rem; overflow-wrap: anywhere; }

.matrix { width: 100%; border-collapse: collapse; background: var(--surface); font-size: 0.9375rem; }
.frame { border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.matrix th, .matrix td { padding: 0.45rem 0.5rem; border-top: 1px solid var(--line); }
.matrix thead th { border-top: 0; font-size: 0.8125rem; color: var(--muted); font-weight: 600; }
.matrix th[scope='row'] { text-align: left; font-weight: 400; padding-left: 1.25rem; }
.matrix td { text-align: center; width: 5.5rem; }
.matrix .group th { text-align: left; background: var(--sand); font-size: 0.8125rem; padding: 0.3rem 1.25rem; }
.mark { display: inline-block; min-width: 2.1rem; padding: 0.05rem 0.4rem; border-radius: 999px;
  background: var(--soft); color: var(--tone); font-size: 0.8125rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.unfold { display: none; }
.legend { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; margin-top: 0.9rem; font-size: 0.875rem; color: var(--muted); }
footer { margin-top: 4rem; padding: 1.5rem 0 3rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }

@media (max-width: 56rem) { .calls { grid-template-columns: repeat(2, 1fr); } }
@media (max-width: 40rem) {
  .totals { grid-template-columns: 1fr; gap: 0.6rem; }
  .total { display: grid; grid-template-columns: 3.25rem 1fr; column-gap: 0.75rem; align-items: center; padding: 0.6rem 1rem; }
  .total strong { grid-row: 1 / 3; font-size: 2.25rem; text-align: center; }
  .calls { grid-template-columns: 1fr; gap: 0.6rem; }
  .pair { grid-template-columns: 1fr; gap: 0; }
  .pair dt { margin-top: 0.4rem; }
  .wheres li { grid-template-columns: minmax(0, 1fr); }
  .matrix { font-size: 0.875rem; }
  .matrix th, .matrix td { padding: 0.4rem 0.15rem; }
  .matrix td { width: 3rem; }
  .matrix th[scope='row'], .matrix .group th { padding-left: 0.75rem; }
  .mark { min-width: 1.9rem; padding: 0.05rem 0.25rem; }
}
@media screen and (max-width: 40rem) {
  .unfold { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; margin-bottom: 0.5rem; font-size: 0.9375rem; }
  .unfold input { width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--sea); }
  .rules:not(:has(.unfold :checked)) .foldable { display: none; }
}
@media print {
  header { color: var(--ink); background: none; padding-bottom: 1rem; }
  .totals { margin-top: 0; } .total { box-shadow: none; }
  .finding, .call { break-inside: avoid; }
}
`;
