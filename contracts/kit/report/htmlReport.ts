import { type EndpointSummary, ranks, type Report } from '../verify/report.ts';
import { count, duration, escapeMarkup, rankMeaning, size, verdict } from './reportText.ts';
import { matrixMarkup, reservationMarkup } from './matrixMarkup.ts';
import { pageStyle } from './pageStyle.ts';
import { formatRedacted } from '../http/createRedactor.ts';
import { hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import { fieldOf } from '../../provider/fieldUses/screens.ts';
import type { Finding, Sample } from '../verify/findings.ts';

/**
 * The report as one self-contained HTML page: totals, a summary of each endpoint, every finding,
 * and a table of the rules. Its content security policy blocks loading and scripts, whatever a
 * provider's response contains.
 */
export function htmlReport(report: Report): string {
  const host = escapeMarkup(report.provider.replace(/^https?:\/\//, ''));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract check of ${host}: ${report.outcome}</title>
<style>${pageStyle}</style>
</head>
<body>
<header><div>
  <p class="eyebrow">Contract check</p>
  <h1>${host}</h1>
  <p class="verdict">${verdict(report)}</p>
  <p class="facts">${facts(report)}</p>
</div></header>
<main>
<section class="totals" aria-label="Totals">${ranks.map((rank) => totalMarkup(report, rank)).join('')}</section>
<h2>Calls</h2>
<ul class="calls">${report.endpoints.map(callMarkup).join('')}</ul>
<h2>Findings</h2>
${findingsOf(report)}
${reservationMarkup(report)}
<h2>All rules</h2>
${matrixMarkup(report)}
</main>
<footer><div>A finding is one broken rule at one place in one call’s responses, however often it
occurred. The command exits with 1 when something is broken, and with 0 otherwise.${redactedMarkup(report)}</div></footer>
</body>
</html>
`;
}

function redactedMarkup(report: Report): string {
  if (report.redacted.length === 0) return '';
  return `<p>Redacted in this report: ${escapeMarkup(formatRedacted(report.redacted))}.</p>`;
}

function facts(report: Report): string {
  const when = `${report.startedAt.slice(0, 16).replace('T', ' ')} UTC`;
  return [
    when,
    `${count(report.requests, 'request')} in ${duration(report.durationMs)}`,
    `city ${escapeMarkup(report.city)}`,
  ].join(' · ');
}

function totalMarkup({ totals }: Report, rank: (typeof ranks)[number]): string {
  return `<div class="total ${rank}${totals[rank] === 0 ? ' none' : ''}"><strong>${totals[rank]}</strong>
  <b>${rank}</b><span class="quiet small">${rankMeaning[rank]}</span></div>`;
}

function callMarkup(call: EndpointSummary): string {
  if (!call.offered) {
    return `<li class="call"><code>${call.path}</code><p class="quiet">Not offered: the call is optional, so no rule was checked.</p></li>`;
  }
  const rows = [
    ['responses', `${call.responses} of ${call.requests}`],
    ['hotels', call.hotels.toLocaleString('en')],
    ['p50 / p95', `${duration(call.p50Ms)} / ${duration(call.p95Ms)}`],
    ['largest body', size(call.largestBody)],
    ['transferred', size(call.largestTransfer)],
  ];
  const pairs = rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('');
  return `<li class="call"><code>${call.path}</code><dl>${pairs}</dl></li>`;
}

function findingsOf({ findings }: Report): string {
  if (findings.length === 0) return '<p class="quiet">There are no findings.</p>';
  return findingsMarkup(findings);
}

/**
 * Renders findings as cards. Findings of the same rule at the same field on several endpoints share
 * a card that lists the endpoints and the affected screens.
 */
function findingsMarkup(findings: readonly Finding[]): string {
  const cards = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = fieldOf(finding.at) || finding.at;
    const key = [finding.rank, finding.rule, place, finding.at.startsWith('$')].join(' ');
    cards.set(key, [...(cards.get(key) ?? []), finding]);
  }
  return [...cards.values()].map(cardMarkup).join('');
}

function cardMarkup(findings: readonly Finding[]): string {
  const [first] = findings;
  if (!first) return '';
  const times = findings.reduce((sum, finding) => sum + finding.count, 0);
  const samples = findings.flatMap((finding) => finding.samples);
  return `
<article class="finding ${first.rank}">
  <div class="title">
    <h3>${escapeMarkup(first.title)}</h3>
    <span class="pill">${first.rank}</span>
    <span class="quiet small">${count(times, 'time')}</span>
  </div>
  <dl class="pair">
    <dt>Expected</dt><dd>${escapeMarkup(first.expected)}</dd>
    <dt>Received</dt><dd><code>${escapeMarkup(first.samples[0]?.received ?? 'nothing')}</code></dd>
  </dl>
  <ul class="wheres">${findings.map(placeMarkup).join('')}</ul>
  <details>
    <summary>${count(samples.length, 'sample')}</summary>
    <ol>${samples.map((sample) => sampleMarkup(sample, first.expected)).join('')}</ol>
  </details>
</article>`;
}

function placeMarkup({ endpoint, at, screen }: Finding): string {
  const seen = screen
    ? `<b>${escapeMarkup(screen.title)}:</b> ${escapeMarkup(screen.shows)}`
    : '<span class="quiet">No screen is affected.</span>';
  return `<li><span><code>${hotelsPaths[endpoint]}</code> <code class="at">${escapeMarkup(at)}</code></span><span>${seen}</span></li>`;
}

function sampleMarkup(sample: Sample, expected: string): string {
  const differs = sample.expected !== expected;
  return `<li><code>GET ${escapeMarkup(sample.request)}</code><br>
    <span class="quiet">at</span> <code>${escapeMarkup(sample.at)}</code>
    ${differs ? `<br><span class="quiet">expected</span> ${escapeMarkup(sample.expected)}` : ''}
    <br><span class="quiet">received</span> <code>${escapeMarkup(sample.received)}</code></li>`;
}
