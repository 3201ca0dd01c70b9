import { useState } from 'react';
import {
  type ComparedDifference,
  type ComparisonRun,
  type ComparisonSubject,
  type DeskComparisons,
  mostComparedDays,
} from '#contracts/site/desk/deskComparisons.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { refreshing } from '../api/deskApi.ts';
import {
  comparisonRefusal,
  useGetComparisonsQuery,
  useStartComparisonMutation,
} from '../api/deskComparisonsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { Box, DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './comparisons.module.css';
import { differenceText } from './differenceTexts.ts';
import { RebuildDialog } from './RebuildDialog.tsx';

type Comparison = DeskComparisons['comparisons'][number];

/** How often the page polls the progress of a comparison, in milliseconds. */
const progressMs = 2_000;
/** The selectable numbers of days. */
const dayChoices = [1, 2, 3, 7, 14, mostComparedDays];

/**
 * The latest comparisons of bookings and payments with the lists of their providers, and the start
 * of a new one. A failed comparison never counts as an all-clear.
 */
export function ComparisonsPage() {
  const { t } = useDeskI18n();
  const [runs, setRuns] = useState(false);
  const query = useGetComparisonsQuery(undefined, {
    ...refreshing,
    ...(runs && { pollingInterval: progressMs }),
  });
  const { data } = query;
  const isRunning = data?.comparisons.some(({ running }) => running !== null) ?? false;
  // Derived during rendering, so that the polling interval follows the latest response.
  if (isRunning !== runs) setRuns(isRunning);
  return (
    <DeskPage title={t('deskFrame.pages.comparisons')} lead={t('deskComparisons.lead')}>
      {!data && query.isError && <NotLoaded what={t('deskComparisons.what')} query={query} />}
      {!data && query.isFetching && <LoadingLines />}
      {data?.comparisons.map((comparison) => (
        <ComparisonBox key={comparison.subject} comparison={comparison} isRunning={isRunning} />
      ))}
    </DeskPage>
  );
}

function ComparisonBox({
  comparison: { subject, available, running, last, lastDone },
  isRunning,
}: {
  comparison: Comparison;
  isRunning: boolean;
}) {
  const { t } = useDeskI18n();
  const mayStart = usePermitted('comparisons.start');
  return (
    <Box title={t(`deskComparisons.subjects.${subject}`)}>
      <div className={styles.parts}>
        {!available && <p>{t('deskComparisons.unavailable')}</p>}
        {available && mayStart && <Start subject={subject} isRunning={isRunning} />}
        {running && (
          <Notice tone="amber" heading={t('deskComparisons.running')}>
            <p>{t('deskComparisons.soFar', { compared: running.compared })}</p>
          </Notice>
        )}
        {last?.failure && <Failed run={last} hasBefore={lastDone !== null} />}
        {lastDone && <Result subject={subject} run={lastDone} />}
        {available && !last && !running && <p>{t('deskComparisons.none')}</p>}
      </div>
    </Box>
  );
}

/**
 * Chooses the number of days and starts a comparison. The response arrives before the comparison
 * ends.
 */
function Start({ subject, isRunning }: { subject: ComparisonSubject; isRunning: boolean }) {
  const { t } = useDeskI18n();
  const [days, setDays] = useState(2);
  const [start, { isLoading, error }] = useStartComparisonMutation();
  const refusal = comparisonRefusal(error);
  const isBusy = isLoading || isRunning;
  return (
    <>
      <div className={styles.start}>
        <SelectField
          label={t('deskComparisons.start.days')}
          value={String(days)}
          options={dayChoices.map((count) => ({
            value: String(count),
            text: t('deskComparisons.start.choice', { days: count }),
          }))}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <Button
          look="brand"
          aria-disabled={isBusy}
          onClick={() => void (isBusy || start({ subject, days }))}
        >
          {t(isLoading ? 'deskComparisons.start.pending' : 'deskComparisons.start.button')}
        </Button>
      </div>
      <p className={styles.small}>{t('deskComparisons.start.hint')}</p>
      {refusal && !isBusy && <Notice tone="danger">{t(`deskComparisons.start.${refusal}`)}</Notice>}
    </>
  );
}

/**
 * Says why the latest comparison failed. If the result of an earlier comparison follows, the
 * message says so.
 */
function Failed({ run, hasBefore }: { run: ComparisonRun; hasBefore: boolean }) {
  const { t } = useDeskI18n();
  return (
    <Notice tone="danger" heading={t('deskComparisons.failed.title')}>
      <p>
        {t(`deskComparisons.failed.reasons.${run.failure ?? 'failed'}`)}{' '}
        {t('deskComparisons.failed.notClear')}
      </p>
      <p>
        {t.rich('deskComparisons.failed.at', { instant: () => <Instant at={run.startedAt} /> })}{' '}
        {hasBefore && t('deskComparisons.failed.before')}
      </p>
    </Notice>
  );
}

/**
 * The result of a comparison with its period. The result also names the person or process that
 * started the comparison.
 */
function Result({ subject, run }: { subject: ComparisonSubject; run: ComparisonRun }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { since, until, compared, differing, differences, finishedAt } = run;
  const [rebuilding, setRebuilding] = useState<string>();
  const [rebuilt, setRebuilt] = useState<{ id: string; number: string }>();
  const isAlike = differing === 0;
  return (
    <>
      {rebuilding !== undefined && (
        <RebuildDialog
          lostKey={rebuilding}
          onDone={setRebuilt}
          onClose={() => setRebuilding(undefined)}
        />
      )}
      {rebuilt && (
        <Notice tone="good">
          {t.rich('deskComparisons.rebuild.done', {
            number: formatBookingNumber(rebuilt.number),
            link: (chunks) => (
              <TextLink to={deskPath('booking', { id: rebuilt.id })}>{chunks}</TextLink>
            ),
          })}
        </Notice>
      )}
      <Facts
        facts={[
          {
            label: t('deskComparisons.facts.span'),
            value:
              since && until
                ? t.rich('deskComparisons.facts.spanText', {
                    from: () => <Instant at={since} />,
                    to: () => <Instant at={until} />,
                  })
                : t('deskComparisons.facts.byFile'),
          },
          { label: t('deskComparisons.facts.compared'), value: formats.number(compared) },
          { label: t('deskComparisons.facts.differing'), value: formats.number(differing) },
          {
            label: t('deskComparisons.facts.finished'),
            value: finishedAt && <Instant at={finishedAt} />,
          },
          { label: t('deskComparisons.facts.by'), value: byText(i18n, run) },
        ]}
      />
      {isAlike && (
        <Notice tone={compared === 0 ? 'amber' : 'good'}>
          {compared === 0 ? t('deskComparisons.nothing') : t('deskComparisons.alike', { compared })}
        </Notice>
      )}
      {!isAlike && <h3 className={styles.title}>{t('deskComparisons.differences')}</h3>}
      {!isAlike && (
        <ul className={styles.differences}>
          {differences.map((difference, index) => (
            <li key={index} className={styles.difference}>
              <Difference subject={subject} difference={difference} onRebuild={setRebuilding} />
            </li>
          ))}
        </ul>
      )}
      {differing > differences.length && (
        <p className={styles.small}>
          {t('deskComparisons.more', { count: differing - differences.length })}
        </p>
      )}
      {!isAlike && subject === 'payments' && (
        <p>
          <TextLink to={`${deskPath('payments')}?queue=payment-differences`}>
            {t('deskComparisons.toPayments')}
          </TextLink>
        </p>
      )}
    </>
  );
}

/** A difference between the two sides with a link to the booking. */
function Difference({
  subject,
  difference,
  onRebuild,
}: {
  subject: ComparisonSubject;
  difference: ComparedDifference;
  onRebuild: (key: string) => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { kind, reference, here, there, booking, key } = difference;
  const mayRebuild = usePermitted('bookings.rebuild');
  const isHeld = kind === 'held-without-booking';
  const nothing = t('deskComparisons.noneThere');
  return (
    <>
      {reference !== null && (
        <strong>
          <bdi>{reference}</bdi>
        </strong>
      )}
      <span>{differenceText(i18n, kind)}</span>
      {subject === 'payments' && (
        <span className={styles.small}>
          {t('deskComparisons.here', { value: here ?? nothing })} ·{' '}
          {t('deskComparisons.there', { value: there ?? nothing })}
        </span>
      )}
      {booking && (
        <span>
          {t.rich(isHeld ? 'deskComparisons.hasBooking' : 'deskComparisons.ofBooking', {
            number: formatBookingNumber(booking.number),
            link: (chunks) => (
              <TextLink to={deskPath('booking', { id: booking.id })}>{chunks}</TextLink>
            ),
          })}
        </span>
      )}
      {key !== null && mayRebuild && (
        <div className={styles.rebuild}>
          <Button onClick={() => onRebuild(key)}>{t('deskComparisons.rebuild.open')}</Button>
        </div>
      )}
    </>
  );
}

function byText({ t }: DeskI18n, { by: { kind, name } }: ComparisonRun): string {
  if (kind === 'worker') return t('deskComparisons.by.worker');
  if (kind === 'command') return t('deskComparisons.by.command', { name: name ?? '' });
  return name ?? t('deskComparisons.by.somebody');
}
