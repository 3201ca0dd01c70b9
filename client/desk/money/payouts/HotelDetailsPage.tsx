import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  type DeskHotel,
  type HotelDetails,
  type HotelFault,
  hotelFields,
  type HotelField,
} from '#contracts/site/desk/deskHotelDetails.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/fields/FieldPair.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/TextField.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import {
  hotelProblemOf,
  useGetDeskHotelQuery,
  useSaveDeskHotelMutation,
} from '../../api/deskMoneyApi.ts';
import { deskPath } from '../../deskPaths.ts';
import { usePermitted } from '../../session/StaffContext.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { Box, DeskPage, LoadingLines } from '../../ui/DeskPage.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDeskI18n } from '../../ui/useDeskI18n.ts';
import { withPageTexts } from '../../ui/withPageTexts.tsx';
import { instantText } from '../moneyTexts.ts';
import { ibanText } from './ibanText.ts';
import styles from './payouts.module.css';

const textFields = ['legalName', 'address', 'vatNumber'] as const;
const accountFields = ['accountHolder', 'iban', 'bic'] as const;
const names = [...textFields, ...accountFields];

type Typed = Partial<HotelDetails>;
type Wrong = Readonly<Partial<Record<string, HotelFault>>>;

/** The legal details of a hotel with their sources, and its bank account. */
export const HotelDetailsPage = withPageTexts('money', 'money', Page);

function Page() {
  const { hotel = '' } = useParams();
  const { t } = useDeskI18n();
  const query = useGetDeskHotelQuery(hotel);
  const data = query.currentData;
  return (
    <DeskPage
      title={data?.hotelName ?? hotel}
      lead={t('deskMoney.details.lead')}
      actions={<LinkButton to={deskPath('money')}>{t('deskFrame.pages.money')}</LinkButton>}
    >
      {query.isFetching && !data && <LoadingLines />}
      {query.isError && <NotLoaded what={t('deskMoney.details.link')} query={query} />}
      {data && <Details key={data.hotelId} hotel={data} />}
    </DeskPage>
  );
}

/**
 * The form of the details. Typed values stay until they are saved, even if the server refuses them
 * or the query reloads. Untouched fields show the saved values.
 */
function Details({ hotel }: { hotel: DeskHotel }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const mayEdit = usePermitted('money.edit-hotel');
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<Wrong>({});
  const [saving, setSaving] = useState(false);
  const [told, setTold] = useState<'saved' | 'nothing'>();
  const { own, provider, providerState, changed, accountChanged } = hotel;
  const shown: HotelDetails = { ...own, iban: ibanText(own.iban), ...typed };
  const changes = names.filter((name) => plain(name, shown[name]) !== plain(name, own[name]));
  const field = (name: HotelField) => {
    const fault = wrong[name];
    return {
      label: t(`deskMoney.details.${name}`),
      value: shown[name],
      readOnly: !mayEdit,
      autoComplete: 'off',
      maxLength: hotelFields[name],
      error: fault && t(`deskMoney.details.fault.${fault}`),
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped({ ...typed, [name]: target.value });
        setWrong({ ...wrong, [name]: undefined });
        setTold(undefined);
      },
    };
  };
  const sourced = (name: (typeof textFields)[number]) => ({
    ...field(name),
    hint: sourceText(i18n, own[name], provider?.[name] ?? ''),
  });
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTold(changes.length === 0 ? 'nothing' : undefined);
          setSaving(changes.length > 0);
        }}
      >
        {told === 'saved' && <Notice tone="good">{t('deskMoney.details.saved')}</Notice>}
        {providerState === 'unread' && (
          <Notice tone="amber">{t('deskMoney.details.providerUnread')}</Notice>
        )}
        <Box title={t('deskMoney.details.company')}>
          <div className={styles.fields}>
            {providerState === 'none' && (
              <p className={styles.muted}>{t('deskMoney.details.providerNone')}</p>
            )}
            <FieldPair>
              <TextField {...sourced('legalName')} />
              <TextField {...sourced('vatNumber')} dir="ltr" />
            </FieldPair>
            <TextAreaField {...sourced('address')} />
          </div>
        </Box>
        <Box title={t('deskMoney.details.account')}>
          <div className={styles.fields}>
            {accountChanged && (
              <p className={styles.muted}>
                {t('deskMoney.details.accountChanged', {
                  by: accountChanged.by,
                  at: instantText(i18n, accountChanged.at),
                })}
              </p>
            )}
            <TextField {...field('accountHolder')} />
            <FieldPair>
              <TextField {...field('iban')} dir="ltr" spellCheck={false} />
              <TextField
                {...field('bic')}
                dir="ltr"
                spellCheck={false}
                hint={t('deskMoney.details.bicHint')}
              />
            </FieldPair>
          </div>
        </Box>
        {mayEdit && (
          <div className={styles.foot}>
            <Button type="submit" look="brand">
              {t('deskMoney.details.save')}
            </Button>
            <p role="status" className={styles.muted}>
              {told === 'nothing' && t('deskMoney.details.nothing')}
              {told === undefined &&
                changed &&
                t('deskMoney.details.changed', {
                  by: changed.by,
                  at: instantText(i18n, changed.at),
                })}
            </p>
          </div>
        )}
      </form>
      {saving && (
        <SaveDialog
          hotel={hotel}
          details={shown}
          changes={changes}
          onWrong={setWrong}
          onSaved={() => {
            setTyped({});
            setWrong({});
            setTold('saved');
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

/**
 * Returns a hint that names the source of a value; undefined if neither the site nor the provider
 * has a value.
 */
function sourceText({ t }: DeskI18n, own: string, provider: string): string | undefined {
  const value = provider.replaceAll('\n', ', ');
  if (own === '') {
    return value === '' ? undefined : t('deskMoney.details.fromProvider', { value });
  }
  return value === '' || provider === own
    ? t('deskMoney.details.ownOnly')
    : t('deskMoney.details.alsoProvider', { value });
}

/**
 * Returns the value of a field for comparison. Spaces in an account number do not count as a
 * change.
 */
function plain(name: HotelField, value: string): string {
  return name === 'iban' || name === 'bic' ? value.replaceAll(/\s/g, '') : value.trim();
}

/**
 * Saves the details. The dialog first lists the changes. Errors appear in the dialog and beside the
 * wrong fields.
 */
function SaveDialog({
  hotel: { hotelId, version, own },
  details,
  changes,
  onWrong,
  onSaved,
  onClose,
}: {
  hotel: DeskHotel;
  details: HotelDetails;
  changes: readonly HotelField[];
  onWrong: (wrong: Wrong) => void;
  onSaved: () => void;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [save] = useSaveDeskHotelMutation();
  const value = (text: string) =>
    text.trim().replaceAll('\n', ', ') || t('deskMoney.details.empty');
  const isAccount = changes.some((name) => accountFields.some((each) => each === name));
  return (
    <ActionDialog
      title={t('deskMoney.details.saveTitle')}
      reason="required"
      confirm={t('deskMoney.details.save')}
      look="brand"
      textOf={(error) => saveProblem(i18n, error)}
      onConfirm={async (reason) => {
        const result = await save({ id: hotelId, request: { ...details, version, reason } });
        if (result.error) onWrong(hotelProblemOf(result.error)?.wrong ?? {});
        return result;
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <Facts
        facts={changes.map((name) => ({
          label: t(`deskMoney.details.${name}`),
          value: t('deskMoney.details.change', {
            before: value(name === 'iban' ? ibanText(own.iban) : own[name]),
            after: value(details[name]),
          }),
        }))}
      />
      {isAccount && <p>{t('deskMoney.details.saveText')}</p>}
    </ActionDialog>
  );
}

/** Returns the reason why nothing was saved; undefined for a general error. */
function saveProblem(i18n: DeskI18n, error: unknown) {
  const { t } = i18n;
  const problem = hotelProblemOf(error);
  if (!problem) return undefined;
  const { code, wrong = {}, by = '', at } = problem;
  if (code === 'hotel-changed') {
    return t('deskMoney.details.conflict', { by, at: at ? instantText(i18n, at) : '' });
  }
  return (
    <>
      <p>{t('deskMoney.details.wrong')}</p>
      <ul className={styles.wrong}>
        {names.map((name) => {
          const fault = wrong[name];
          return (
            fault && (
              <li key={name}>
                {t(`deskMoney.details.${name}`)}: {t(`deskMoney.details.fault.${fault}`)}
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
