import type { ReactNode } from 'react';
import type { DeskHealth } from '#contracts/site/desk/deskToday.ts';
import { Button } from '../../ui/Button.tsx';
import { useSendMailsMutation } from '../api/deskBookingsApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { mailErrorText } from '../ui/mailErrorText.ts';
import { Facts } from '../ui/Facts.tsx';
import { certificateText } from './certificateText.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './today.module.css';

const states = ['closed', 'half-open', 'open'] as const;
const tones = { closed: 'good', 'half-open': 'amber', open: 'danger' } as const;

const expiry = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** The health of the provider, the database and the mail server, and the expiry of certificates. */
export function SiteHealth({
  health: { provider, database, mails, certificates = [] },
}: {
  health: DeskHealth;
}) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { breakers, lastCall } = provider;
  return (
    <div className={styles.health}>
      <Part title={t('deskToday.provider')}>
        <Facts
          facts={[
            { label: t('deskToday.reads'), value: <Breaker state={breakers.reads} /> },
            {
              label: t('deskToday.reservations'),
              value: <Breaker state={breakers.reservations} />,
            },
            {
              label: t('deskToday.lastCall'),
              value: lastCall ? <Instant at={lastCall.at} /> : t('deskToday.noCall'),
            },
          ]}
        />
      </Part>
      <div className={styles.column}>
        <Part title={t('deskToday.database')}>
          <p>{t('deskToday.databaseMs', { ms: database.ms })}</p>
        </Part>
        {certificates.length > 0 && (
          <Part title={t('deskToday.certificates')}>
            <Facts
              facts={certificates.map((certificate) => ({
                label: certificateText(i18n, certificate.of),
                value: <Certificate certificate={certificate} />,
              }))}
            />
          </Part>
        )}
      </div>
      <Part title={t('deskToday.mails')}>
        <Facts
          facts={[
            {
              label: t('deskToday.lastSent'),
              value:
                mails.lastSent === null ? t('deskToday.noneSent') : <Instant at={mails.lastSent} />,
            },
            { label: t('deskToday.unsent'), value: formats.number(mails.unsent) },
            {
              label: t('deskToday.lastError'),
              value: mails.lastError !== null && mailErrorText(i18n, mails.lastError),
            },
            {
              label: t('deskToday.lastRefused'),
              value: mails.lastRefused !== null && mailErrorText(i18n, mails.lastRefused),
            },
          ].filter(({ value }) => value !== false)}
        />
        {mails.lastError !== null && <SendMails />}
      </Part>
    </div>
  );
}

/**
 * A button that sends the mails that wait for their next attempt. The staff uses the button when
 * the mail server works again.
 */
function SendMails() {
  const { t } = useDeskI18n();
  const [send, { data, isLoading, isError }] = useSendMailsMutation();
  if (!usePermitted('mails.send-waiting')) return null;
  return (
    <>
      <Button aria-disabled={isLoading} onClick={() => void (isLoading || send())}>
        {t('deskToday.sendMails')}
      </Button>
      <p role="status" className={styles.note}>
        {isError && t('deskToday.sendMailsFailed')}
        {data &&
          (data.worker === false
            ? t('deskToday.mailsUnsent')
            : t('deskToday.mailsSent', { count: data.mails }))}
      </p>
    </>
  );
}

/** The expiry of a certificate, and a notice if the certificate cannot be read. */
function Certificate({
  certificate: { expires, unread },
}: {
  certificate: NonNullable<DeskHealth['certificates']>[number];
}) {
  const { t, formats } = useDeskI18n();
  return (
    <div className={styles.certificate}>
      {expires !== null && (
        <span>{t('deskToday.certificateUntil', { date: formats.instant(expires, expiry) })}</span>
      )}
      {unread && <StatusBadge tone="danger">{t('deskToday.certificateUnread')}</StatusBadge>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.part}>{title}</h3>
      {children}
    </section>
  );
}

function Breaker({ state }: { state: string }) {
  const { t } = useDeskI18n();
  const known = states.find((each) => each === state) ?? 'open';
  return <StatusBadge tone={tones[known]}>{t(`deskToday.breakers.${known}`)}</StatusBadge>;
}
