import { mailLink, telephoneLink } from '#contracts/values/contactLinks.ts';
import { TextAnchor } from '../TextLink.tsx';
import styles from './HotelContact.module.css';

/**
 * The phone number and the e-mail address of a hotel, a line each, from left to right in any text. What can be
 * dialled or written to is a link, anything else text.
 */
export function HotelContact({
  phone,
  email,
}: {
  phone: string | null | undefined;
  email: string | null | undefined;
}) {
  return (
    <>
      <Line label="Phone" text={phone?.trim()} linkOf={telephoneLink} />
      <Line label="E-mail" text={email?.trim()} linkOf={mailLink} />
    </>
  );
}

function Line({
  label,
  text,
  linkOf,
}: {
  label: string;
  text: string | undefined;
  linkOf: (text: string) => string | undefined;
}) {
  if (!text) return null;
  const href = linkOf(text);
  return (
    <span className={styles.line}>
      {label}: <bdi dir="ltr">{href ? <TextAnchor href={href}>{text}</TextAnchor> : text}</bdi>
    </span>
  );
}
