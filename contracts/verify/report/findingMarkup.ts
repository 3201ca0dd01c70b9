import type { Finding, Sample } from '../findings.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { count } from './words.ts';

/** One finding as a person reads it: what is wrong and where, what was expected, what came, who suffers. */
export function findingMarkup(finding: Finding, path: string): string {
  const { rank, title, at, expected, samples, screen } = finding;
  const came = samples[0]?.came ?? 'nothing';
  return `
<article class="finding ${rank}">
  <header>
    <h3>${escapeMarkup(title)}</h3>
    <span class="pill">${rank}</span>
    <span class="quiet small">${count(finding.count, 'time')}</span>
  </header>
  <p class="where small"><code>GET ${escapeMarkup(path)}</code> <span class="quiet">at</span> <code>${escapeMarkup(at)}</code></p>
  <dl class="pair">
    <dt>Expected</dt><dd>${escapeMarkup(expected)}</dd>
    <dt>What came</dt><dd><code>${escapeMarkup(came)}</code></dd>
    ${screen ? `<dt>${screenWord(finding)}</dt><dd><b>${escapeMarkup(screen.title)}:</b> ${escapeMarkup(screen.shows)}</dd>` : ''}
  </dl>
  <details>
    <summary>${samples.length === 1 ? 'The request' : `${samples.length} samples`}</summary>
    <ol>${samples.map((sample) => sampleMarkup(sample, expected)).join('')}</ol>
  </details>
</article>`;
}

function screenWord({ rank }: Finding): string {
  return rank === 'advice' ? 'On screen' : 'Screen affected';
}

function sampleMarkup(sample: Sample, expected: string): string {
  const differs = sample.expected !== expected;
  return `<li><code>GET ${escapeMarkup(sample.request)}</code><br>
    <span class="quiet">at</span> <code>${escapeMarkup(sample.at)}</code>
    ${differs ? `<br><span class="quiet">expected</span> ${escapeMarkup(sample.expected)}` : ''}
    <br><span class="quiet">came</span> <code>${escapeMarkup(sample.came)}</code></li>`;
}
