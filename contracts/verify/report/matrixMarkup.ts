import type { Cell, Report } from '../report.ts';
import { everyEndpoint, ruleGroups } from '../rules/rule.ts';
import { escapeMarkup } from './escapeMarkup.ts';
import { count } from './reportText.ts';

const columns = { search: 'search', rand4: 'rand4', rand8: 'rand8', hotel: ':id' } as const;

/** A table of every rule and endpoint: passed, the number of occurrences, or not checked. */
export function matrixMarkup(report: Report): string {
  return `
<div class="frame"><table class="matrix">
  <thead><tr><th scope="col"><span class="unseen">Rule</span></th>
    ${everyEndpoint.map((endpoint) => `<th scope="col">${columns[endpoint]}</th>`).join('')}
  </tr></thead>
  ${ruleGroups.map((group) => groupMarkup(report, group)).join('')}
</table></div>
<p class="legend">
  <span><span class="mark passed">✓</span> passed</span>
  <span><span class="mark broken">3</span> broken, 3 times</span>
  <span><span class="mark degraded">3</span> degraded</span>
  <span><span class="mark advice">3</span> advice</span>
  <span><span class="mark not-checked">·</span> nothing to check</span>
</p>`;
}

function groupMarkup(report: Report, group: (typeof ruleGroups)[number]): string {
  const rows = report.rules
    .filter((rule) => rule.group === group)
    .map(({ id, title, expected }) => {
      const marks = everyEndpoint.map((endpoint) => {
        const cell = report.cells.find((one) => one.rule === id && one.endpoint === endpoint);
        return `<td>${cell ? markOf(cell) : ''}</td>`;
      });
      return `<tr><th scope="row" title="${escapeMarkup(expected)}">${escapeMarkup(title)}</th>${marks.join('')}</tr>`;
    });
  return `<tbody><tr class="group"><th scope="rowgroup" colspan="${everyEndpoint.length + 1}">${group}</th></tr>${rows.join('')}</tbody>`;
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
