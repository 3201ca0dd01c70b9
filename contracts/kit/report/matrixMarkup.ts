import { type Endpoint, everyEndpoint, hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import type { Rule } from '../rules/rule.ts';
import type { ReservationResult } from '../sandbox/reservationCheck.ts';
import type { Cell, Report } from '../verify/report.ts';
import { count, escapeMarkup } from './reportText.ts';

/**
 * A table of every rule and endpoint: passed, the number of occurrences, or not checked. On phones
 * it shows only rules with findings until the box above it is ticked.
 */
export function matrixMarkup(report: Report): string {
  return `
<div class="rules">
<label class="unfold"><input type="checkbox"> Show all ${report.rules.length} rules, not only those with findings</label>
<div class="frame"><table class="matrix">
  <thead><tr><th scope="col"><span class="unseen">Rule</span></th>
    ${everyEndpoint.map((endpoint) => `<th scope="col">${columnOf(endpoint)}</th>`).join('')}
  </tr></thead>
  ${[...new Set(report.rules.map(({ group }) => group))].map((group) => groupMarkup(report, group)).join('')}
</table></div>
<p class="legend">
  <span><span class="mark passed">✓</span> passed</span>
  <span><span class="mark broken">3</span> broken, 3 times</span>
  <span><span class="mark degraded">3</span> degraded</span>
  <span><span class="mark advice">3</span> advice</span>
  <span><span class="mark not-checked">·</span> nothing to check</span>
</p>
</div>`;
}

/** The last part of the call's path: `search`, `:id`. */
function columnOf(endpoint: Endpoint): string {
  return hotelsPaths[endpoint].split('/').at(-1) ?? endpoint;
}

function groupMarkup(report: Report, group: string): string {
  const rules = report.rules.filter((rule) => rule.group === group);
  const hasFinding = ({ id }: Pick<Rule, 'id'>) => report.findings.some(({ rule }) => rule === id);
  const foldable = (folds: boolean) => (folds ? ' class="foldable"' : '');
  const rows = rules.map((rule) => {
    const marks = everyEndpoint.map((endpoint) => {
      const cell = report.cells.find((one) => one.rule === rule.id && one.endpoint === endpoint);
      return `<td>${cell ? markOf(cell) : ''}</td>`;
    });
    return `<tr${foldable(!hasFinding(rule))}><th scope="row" title="${escapeMarkup(rule.expected)}">${escapeMarkup(rule.title)}</th>${marks.join('')}</tr>`;
  });
  return `<tbody${foldable(!rules.some(hasFinding))}><tr class="group"><th scope="rowgroup" colspan="${everyEndpoint.length + 1}">${group}</th></tr>${rows.join('')}</tbody>`;
}

function markOf({ outcome, occurrences, checked }: Cell): string {
  const mark = (text: string, words: string) =>
    `<span class="mark ${outcome.replace(' ', '-')}" title="${words}" role="img" aria-label="${words}">${text}</span>`;
  if (outcome === 'passed') return mark('✓', `passed, ${count(checked, 'time')}`);
  if (outcome === 'not checked') return mark('·', 'not checked');
  return mark(shortNumber(occurrences), `${outcome}, ${count(occurrences, 'time')}`);
}

function shortNumber(number: number): string {
  return number < 1_000 ? String(number) : `${Math.floor(number / 1_000)}k`;
}

/** A table of the rules for reservations with their outcomes; '' when they were not checked. */
export function reservationMarkup({ reservations }: Report): string {
  if (!reservations) return '';
  const interrupted = reservations.interrupted ? ', interrupted' : '';
  return `<h2>Reservations at ${escapeMarkup(reservations.provider)}${interrupted}</h2>
<div class="frame"><table class="matrix"><tbody>${reservations.results.map(rowMarkup).join('')}</tbody></table></div>`;
}

function rowMarkup({ title, expected, outcome, request, received }: ReservationResult): string {
  const details =
    outcome === 'broken'
      ? `<br><span class="quiet">expected</span> ${escapeMarkup(expected)}
        <br><span class="quiet">received</span> <code>${escapeMarkup(received ?? 'nothing')}</code>
        ${request ? `<br><code>${escapeMarkup(request)}</code>` : ''}`
      : '';
  const mark = { passed: '✓', broken: '✗', 'not checked': '·' }[outcome];
  return `<tr><th scope="row" title="${escapeMarkup(expected)}">${escapeMarkup(title)}${details}</th>
  <td><span class="mark ${outcome.replace(' ', '-')}" role="img" aria-label="${outcome}">${mark}</span></td></tr>`;
}
