import type { ReactNode } from 'react';
import { mailLink, telephoneLink } from '#contracts/values/contactLinks.ts';
import { TextAnchor } from '../TextLink.tsx';
import { useI18n } from '../useI18n.ts';
import styles from './HotelContact.module.css';

/**
 * The phone number and the e-mail address of a hotel or the operator, each on a separate line. They
 * run from left to right in every language. Valid numbers and addresses are links, and anything
 * else is text.
 */
export function HotelContact({
  phone,
  email,
}: {
  phone: string | null | undefined;
  email: string | null | undefined;
}) {
  const { t } = useI18n();
  const number = phone?.trim();
  const address = email?.trim();
  return (
    <>
      {number && (
        <span className={styles.line}>
          {t.rich('chosenStay.phone', { phone: number, value: linkTo(telephoneLink(number)) })}
        </span>
      )}
      {address && (
        <span className={styles.line}>
          {t.rich('chosenStay.email', { email: address, value: linkTo(mailLink(address)) })}
        </span>
      )}
    </>
  );
}

const linkTo = (href: string | undefined) => (chunks: ReactNode) => (
  <bdi dir="ltr">{href ? <TextAnchor href={href}>{chunks}</TextAnchor> : chunks}</bdi>
);
