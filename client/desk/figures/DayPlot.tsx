import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './figures.module.css';

const height = 100;

interface Bar {
  value: number;
  text: string;
}

const none: Bar = { value: 0, text: '–' };

/**
 * A bar chart with one bar for each day. The bars start at zero. The table below has the same
 * numbers. Only the highest bar, the first day and the last day have labels.
 */
export function DayPlot({
  from,
  to,
  label,
  bars,
}: {
  from: string;
  to: string;
  label: string;
  /** The bars by day. A day without a bar counts as zero. */
  bars: ReadonlyMap<string, Bar>;
}) {
  const { t, formats } = useDeskI18n();
  const first = dayNumber(from) ?? 0;
  const days = Array.from({ length: (dayNumber(to) ?? 0) - first + 1 }, (_, at) =>
    dayText(first + at),
  );
  const [highest = none] = [...bars.values()].sort((a, b) => b.value - a.value);
  return (
    <figure className={styles.plot}>
      <p className={styles.most}>{t('deskFigures.most', { value: highest.text })}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map((day, at) => {
          const { value, text } = bars.get(day) ?? none;
          const tall = highest.value === 0 ? 0 : (value / highest.value) * height;
          return (
            <rect key={day} x={at + 0.1} y={height - tall} width={0.8} height={tall}>
              <title>{`${formats.fullDay(day)}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={styles.days}>
        <span>{formats.fullDay(from)}</span>
        <span>{formats.fullDay(to)}</span>
      </figcaption>
    </figure>
  );
}
