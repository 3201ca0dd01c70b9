import { useState } from 'react';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { parseMoney } from '#contracts/money/money.ts';
import { meals } from '#contracts/provider/rateFields.ts';
import {
  type LostBooking,
  lostBookingProblemSchema,
  rebuildRequestSchema,
} from '#contracts/site/desk/deskLostBookings.ts';
import { languages } from '#contracts/texts/languages.ts';
import { daysText } from '#contracts/texts/stayText.ts';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useGetLostBookingQuery, useRebuildBookingMutation } from '../api/deskComparisonsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { ActionDialog, Modal } from '../ui/ActionDialog.tsx';
import { LoadingLines } from '../ui/DeskPage.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './comparisons.module.css';

interface RebuildProps {
  /** The key of the provider's reservation. */
  lostKey: string;
  onDone: (rebuilt: { id: string; number: string }) => void;
  onClose: () => void;
}

/**
 * Rebuilds a booking that this site has lost. The dialog first reads the provider's reservation.
 */
export function RebuildDialog(props: RebuildProps) {
  const { t } = useDeskI18n();
  const query = useGetLostBookingQuery(props.lostKey, { refetchOnMountOrArgChange: true });
  const refusal = useRefusal();
  if (query.currentData && !query.isFetching) return <Filled {...props} lost={query.currentData} />;
  const refused = query.isFetching ? undefined : refusal(query.error);
  return (
    <Modal title={t('deskComparisons.rebuild.title')} onClose={props.onClose}>
      {refused ? (
        <Notice tone="danger">{refused}</Notice>
      ) : query.isFetching ? (
        <LoadingLines />
      ) : (
        <NotLoaded what={t('deskComparisons.rebuild.what')} query={query} />
      )}
    </Modal>
  );
}

const problemSchema = v.object({ data: lostBookingProblemSchema });

/**
 * Returns a function that returns the reason why a booking cannot be rebuilt. If this site already
 * has the booking, the text links to it.
 */
function useRefusal() {
  const { t } = useDeskI18n();
  return (error: unknown) => {
    const problem = v.safeParse(problemSchema, error);
    if (!problem.success) return undefined;
    const { code, booking } = problem.output.data;
    return (
      <>
        {t(`deskComparisons.rebuild.problems.${code}`)}{' '}
        {booking && (
          <TextLink to={deskPath('booking', { id: booking.id })}>
            {formatBookingNumber(booking.number)}
          </TextLink>
        )}
      </>
    );
  };
}

const fields = ['firstName', 'lastName', 'email', 'phone'] as const;
type Typed = Record<(typeof fields)[number] | 'number', string>;
const none: Typed = { firstName: '', lastName: '', email: '', phone: '', number: '' };

function Filled({ lost, onDone, onClose }: RebuildProps & { lost: LostBooking }) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const [rebuild] = useRebuildBookingMutation();
  const [typed, setTyped] = useState(none);
  const [language, setLanguage] = useState<string>(i18n.language);
  const [rooms, setRooms] = useState(() =>
    lost.rooms.map(({ meal }) => ({ adults: '2', ages: '', meal: meal ?? '' })),
  );
  const [checked, setChecked] = useState(false);
  const refusal = useRefusal();
  const bodyOf = (reason: string) => ({
    guests: [{ firstName: typed.firstName, lastName: typed.lastName }],
    email: typed.email,
    phone: typed.phone.replaceAll(/[\s()-]/g, ''),
    language,
    rooms: rooms.map(({ adults, ages, meal }) => {
      const children = ages.replaceAll(/\s/g, '');
      const occupancy = children === '' ? adults : `${adults}-${children}`;
      return { occupancy, ...(meal !== '' && { meal }) };
    }),
    ...(typed.number.trim() !== '' && { number: typed.number }),
    reason,
  });
  const read = v.safeParse(rebuildRequestSchema, bodyOf('-'));
  const wrong = new Set(
    checked && !read.success
      ? read.issues.map(({ path }) => path?.map(({ key }) => String(key)).join('.') ?? '')
      : [],
  );
  const isWrong = (path: string) => [...wrong].some((each) => each.startsWith(path));
  const errorOf = (path: string) =>
    isWrong(path) ? t('deskComparisons.rebuild.wrong') : undefined;
  const paths = {
    firstName: 'guests.0.firstName',
    lastName: 'guests.0.lastName',
    email: 'email',
    phone: 'phone',
  } as const;
  const change = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value });
  const changeRoom = (index: number, changed: object) =>
    setRooms(rooms.map((room, at) => (at === index ? { ...room, ...changed } : room)));
  return (
    <ActionDialog
      title={t('deskComparisons.rebuild.title')}
      confirm={t('deskComparisons.rebuild.button')}
      look="brand"
      reason="required"
      textOf={refusal}
      onConfirm={(reason) => {
        setChecked(true);
        const body = v.safeParse(rebuildRequestSchema, bodyOf(reason));
        const lacksMeal = rooms.some(({ meal }) => meal === '');
        if (!body.success || lacksMeal) return undefined;
        return rebuild({ key: lost.key, body: body.output }).then((result) => {
          if (result.data) onDone(result.data);
          return result;
        });
      }}
      onClose={onClose}
    >
      <p>{t('deskComparisons.rebuild.text')}</p>
      <Facts
        facts={[
          { label: t('deskBooking.stay.hotel'), value: <bdi>{lost.hotel ?? lost.hotelId}</bdi> },
          { label: t('deskBooking.stay.days'), value: daysText(i18n, lost.checkIn, lost.checkOut) },
          {
            label: t('deskBooking.stay.reference'),
            value: <bdi dir="ltr">{lost.reference}</bdi>,
          },
          {
            label: t('deskComparisons.rebuild.total'),
            value: formats.money(parseMoney(lost.total)),
          },
          {
            label: t('deskComparisons.rebuild.number'),
            value: lost.number !== null && formatBookingNumber(lost.number),
          },
        ]}
      />
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(`deskComparisons.rebuild.fields.${name}`)}
          error={errorOf(paths[name])}
          hint={name === 'phone' ? t('deskComparisons.rebuild.phoneHint') : undefined}
          asterisk
          autoComplete="off"
          {...((name === 'email' || name === 'phone') && { dir: 'ltr' })}
          value={typed[name]}
          onChange={({ target }) => change(name)(target.value)}
        />
      ))}
      <SelectField
        label={t('deskComparisons.rebuild.language')}
        value={language}
        options={languages.map((value) => ({ value, text: formats.languageName(value) }))}
        onChange={({ target }) => setLanguage(target.value)}
      />
      {lost.number === null && (
        <TextField
          label={t('deskComparisons.rebuild.numberField')}
          hint={t('deskComparisons.rebuild.numberHint')}
          error={errorOf('number')}
          autoComplete="off"
          dir="ltr"
          value={typed.number}
          onChange={({ target }) => change('number')(target.value)}
        />
      )}
      {lost.rooms.map((room, index) => (
        <fieldset key={index}>
          <legend className={styles.legend}>
            {room.name ?? t('searchFields.room', { number: index + 1 })}
          </legend>
          <SelectField
            label={t('deskComparisons.rebuild.adults')}
            value={rooms[index]?.adults}
            options={adultChoices.map((count) => ({ value: count, text: count }))}
            onChange={({ target }) => changeRoom(index, { adults: target.value })}
          />
          <TextField
            label={t('deskComparisons.rebuild.ages')}
            hint={t('deskComparisons.rebuild.agesHint')}
            error={errorOf(`rooms.${index}.occupancy`)}
            autoComplete="off"
            dir="ltr"
            value={rooms[index]?.ages}
            onChange={({ target }) => changeRoom(index, { ages: target.value })}
          />
          {room.meal === null && (
            <SelectField
              label={t('deskComparisons.rebuild.meal')}
              error={
                checked && rooms[index]?.meal === ''
                  ? t('deskComparisons.rebuild.wrong')
                  : undefined
              }
              value={rooms[index]?.meal}
              options={[
                { value: '', text: t('deskComparisons.rebuild.mealUnknown') },
                ...meals.map((value) => ({ value, text: t(`stayTerms.meal.${value}`) })),
              ]}
              onChange={({ target }) => changeRoom(index, { meal: target.value })}
            />
          )}
        </fieldset>
      ))}
    </ActionDialog>
  );
}

const adultChoices = ['1', '2', '3', '4', '5', '6', '7', '8'];
