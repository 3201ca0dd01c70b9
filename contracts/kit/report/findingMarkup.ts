import { hotelsPaths } from '../../provider/hotelCalls.ts';
import { fieldOf } from '../../provider/screens.ts';
import type { Finding, Sample } from '../verify/findings.ts';
import { count, escapeMarkup } from './reportText.ts';

/**
 * Renders findings as cards. Findings of the same rule at the same field on several endpoints share
 * a card that lists the endpoints and the affected screens.
 */
export function findingsMarkup(findings: readonly Finding[]): string {
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
