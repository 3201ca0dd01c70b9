import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  contactFullSchema,
  contactRequestSchema,
  maxMessageLength,
} from '#contracts/site/contact.ts';
import { longestEmail, longestName } from '#contracts/values/longestTexts.ts';
import type { Session } from '#contracts/site/account/account.ts';
import { type FieldError, fieldErrorOf } from '#contracts/site/fieldError.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useGetSessionQuery } from '../../api/account/sessionApi.ts';
import { useWriteToDeskMutation } from '../../api/contactApi.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { TextAreaField, TextField } from '../../ui/fields/TextField.tsx';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { fieldErrorText, isGeneral } from '../../domain/problems/fieldErrorText.ts';
import styles from './ContactForm.module.css';

/**
 * Renders the form for messages to the desk, on sites that accept messages. The form starts with
 * the name and email address of the signed-in traveler. `booking` is the number of the booking that
 * the message is about, or '' if it is unknown. The typed text stays until it is sent.
 */
export function ContactForm({ booking }: { booking: string }) {
  const { t } = useI18n();
  const id = useId();
  const [sentTo, setSentTo] = useState('');
  const mayBeSignedIn = useMayBeSignedIn();
  const { data, isLoading } = useGetSessionQuery(undefined, { skip: !mayBeSignedIn });
  const session = data?.session;
  const sender = session && mayBeSignedIn ? session : { name: '', email: '' };
  return (
    <section aria-labelledby={id} className={styles.contact}>
      <h2 id={id}>{t('content.contact.title')}</h2>
      {!sentTo && !isLoading && (
        <Form key={sender.email} sender={sender} booking={booking} onSent={setSentTo} />
      )}
      {sentTo && <Sent to={sentTo} onAnother={() => setSentTo('')} />}
    </section>
  );
}

function Form({
  sender,
  booking,
  onSent,
}: {
  sender: Pick<Session, 'name' | 'email'>;
  booking: string;
  onSent: (email: string) => void;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const form = useRef<HTMLFormElement>(null);
  const [write, { isLoading, error }] = useWriteToDeskMutation();
  const [errors, setErrors] = useState<ContactErrors>({});
  const errorOf = (field: string) => contactErrorText(i18n, errors[field]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus();
  }, [errors, error]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const { bookingNumber, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    const checked = v.safeParse(contactRequestSchema, {
      ...typed,
      ...(bookingNumber !== '' && { bookingNumber }),
    });
    setErrors(contactErrors(checked.issues ?? []));
    if (!checked.success) return;
    const { error: failure } = await write(checked.output);
    if (!failure) onSent(checked.output.email);
  };

  return (
    <>
      <p>{t('content.contact.text')}</p>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        {error && (
          <div role="alert" tabIndex={-1} className={styles.alert}>
            <p>{t(`content.contact.${failureOf(error)}`)}</p>
            <OtherWays />
          </div>
        )}
        <FieldPair>
          <TextField
            label={t('account.fields.name')}
            name="name"
            autoComplete="name"
            maxLength={longestName}
            defaultValue={sender.name}
            required
            error={errorOf('name')}
          />
          <TextField
            label={t('account.fields.email')}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={longestEmail}
            defaultValue={sender.email}
            required
            error={errorOf('email')}
          />
        </FieldPair>
        <TextField
          label={t('content.contact.bookingNumber')}
          name="bookingNumber"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={booking}
          hint={t('signIn.findBooking.numberHint')}
          error={errorOf('bookingNumber')}
        />
        <TextAreaField
          label={t('content.contact.message')}
          name="message"
          rows={7}
          maxLength={maxMessageLength}
          required
          error={errorOf('message')}
        />
        <Button type="submit" look="primary" aria-disabled={isLoading}>
          {t(isLoading ? 'content.contact.sending' : 'content.contact.send')}
        </Button>
      </form>
    </>
  );
}

/** Shows other ways to reach the operator after a message could not be sent. */
function OtherWays() {
  const { t } = useI18n();
  const { phone, email } = useSiteSettings();
  if (!phone && !email) return null;
  return (
    <p>
      {t('content.contact.otherWays')} <HotelContact phone={phone} email={email} />
    </p>
  );
}

/**
 * Returns why a message was not sent: too many messages from this sender, too many messages from
 * all senders, or another failure.
 */
function failureOf(error: object) {
  if ('status' in error && error.status === 429) return 'tooMany';
  return v.is(contactFullSchema, error) ? 'tooManyOfAll' : 'notSent';
}

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const { t } = useI18n();
  const message = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className={styles.sent}>
      <p ref={message} tabIndex={-1} role="status">
        {t.rich('content.contact.sent', {
          email: to,
          ltr: (chunks) => <bdi dir="ltr">{chunks}</bdi>,
        })}
      </p>
      <Button onClick={onAnother}>{t('content.contact.another')}</Button>
    </div>
  );
}

/** The first error of each field, by the name of the field. */
type ContactErrors = Readonly<Record<string, FieldError>>;

/**
 * Converts the schema issues of a message to errors by field name. The first issue of a field wins.
 */
function contactErrors(issues: readonly v.GenericIssue[]): ContactErrors {
  const errors = issues.map(fieldErrorOf).reverse();
  return Object.fromEntries(errors.map((error) => [error.path, error]));
}

const ownErrors = ['name', 'email', 'bookingNumber'] as const;

/**
 * Returns the text of an error. A missing or invalid field has the same text as in the other forms.
 */
function contactErrorText(i18n: SiteI18n, error: FieldError | undefined) {
  if (!error) return undefined;
  const own = ownErrors.find((field) => field === error.path);
  return own && isGeneral(error) ? i18n.t(`account.errors.${own}`) : fieldErrorText(i18n, error);
}
