import { Link } from 'react-router-dom';
import type { RecordEntry } from '#contracts/site/desk/deskRecord.ts';
import { deskQueueNames } from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { classNames } from '../../ui/classNames.ts';
import { deskPath } from '../deskPaths.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './record.module.css';

/**
 * The actor of an entry: the name and role of a member of the staff, otherwise the kind of actor
 * and its id.
 */
export function ActorOf({ actor: { kind, id, name, role } }: Pick<RecordEntry, 'actor'>) {
  const { t } = useDeskI18n();
  return (
    <>
      <div>{name === null ? t(`deskRecord.actors.${kind}`) : <bdi>{name}</bdi>}</div>
      {role !== null && <div className={styles.quiet}>{t(`deskFrame.role.${role}`)}</div>}
      {name === null && id !== null && <Id id={id} />}
    </>
  );
}

/**
 * An id. In a wide table, a long random id is truncated on screen. Copying the id still yields the
 * complete id.
 */
export function Id({ id }: { id: string }) {
  const saysNothing = /^[\w-]{32,}$/.test(id);
  return (
    <code dir="ltr" title={id} className={classNames(styles.id, saysNothing && styles.cut)}>
      {id}
    </code>
  );
}

const subjects = [
  'booking',
  'bookings',
  'traveller',
  'account',
  'guest',
  'settlement',
  'promotion',
  'review',
  'newsletter',
  'subscription',
  'webhook',
  'staff',
  'desk',
  'template',
  'exchange-rates',
  'database',
] as const;

/**
 * The subject of an entry. The server sends a name only for members of the staff. The id of a
 * booking is a link to the booking.
 */
export function SubjectOf({ subject: { kind, id, name } }: Pick<RecordEntry, 'subject'>) {
  const { t } = useDeskI18n();
  const shown = <Id id={id} />;
  return (
    <>
      <div>{kindText(t, kind)}</div>
      {name !== null && (
        <div>
          <bdi>{name}</bdi>
        </div>
      )}
      {kind === 'booking' ? <Link to={deskPath('booking', { id })}>{shown}</Link> : shown}
    </>
  );
}

/**
 * Returns the name of a kind of subject. A task is named after its queue. A kind without a text is
 * returned unchanged.
 */
function kindText(t: DeskI18n['t'], kind: string): string {
  const known = subjects.find((each) => each === kind);
  if (known) return t(`deskRecord.subjects.${known}`);
  if (kind === 'hotel') return t('deskMoney.hotel');
  if (kind === 'statement') return t('deskMoney.statement.link');
  if (kind === 'payouts') return t('deskMoney.payouts.title');
  const queue = deskQueueNames.find((each) => each === kind);
  return queue ? t(`deskToday.queues.${queue}`) : kind;
}

/** The changed fields, one on each line. */
export function ChangeOf({ entry: { before, after } }: { entry: RecordEntry }) {
  const { t } = useDeskI18n();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <ul className={styles.fields} dir="ltr">
      {names.map((name) => {
        const [old, now] = [valueText(before?.[name]), valueText(after?.[name])];
        return (
          <li key={name}>
            {before && name in before
              ? t('deskRecord.field', { name, before: old, after: now })
              : t('deskRecord.newField', { name, after: now })}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the text of a stored value; a dash for a missing one. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
