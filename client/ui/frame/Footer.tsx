import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { contentAddress, routes } from '../../domain/paths.ts';
import { MailIcon, PhoneIcon, PinIcon } from '../icons.tsx';
import { useI18n } from '../useI18n.ts';
import { Content } from '../page/Content.tsx';
import { WithoutScript } from '../WithoutScript.tsx';
import { LanguageLinks } from './LanguageSelect.tsx';
import { useSiteSettings } from '../page/siteSettings.ts';
import styles from './Footer.module.css';
import { Logo } from './Header.tsx';

type FooterLink = keyof SiteTexts['page']['footer']['links'];

/**
 * A link with the name of a route leads to that route. Any other link leads to the content page
 * with its name.
 */
const pageOf: Readonly<Partial<Record<FooterLink, string>>> = routes;
const quickLinks = ['home', 'about-us', 'services', 'tour-guide', 'contact-us'] as const;
const support = ['help-center', 'covid', 'cancellation', 'safety'] as const;
const liveSupport = ['help-center', 'cancellation', 'safety'] as const;
const legal = ['imprint', 'terms', 'privacy', 'accessibility'] as const;
/** Phone numbers and e-mail addresses run from left to right in any language. */
const contacts = [
  [PinIcon, 'address', undefined],
  [PhoneIcon, 'phone', 'ltr'],
  [MailIcon, 'email', 'ltr'],
] as const;

function Links({
  items,
  className,
}: {
  items: readonly FooterLink[];
  className: string | undefined;
}) {
  const { t } = useI18n();
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <Link className={styles.link} to={pageOf[item] ?? contentAddress(item)}>
            {t(`page.footer.links.${item}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Column({ title, items }: { title: string; items: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Links items={items} className={styles.links} />
    </nav>
  );
}

/**
 * The footer of every page: quick links, support, contact, copyright and payment logos. The contact
 * is the operator's.
 *
 * A live site also has a link for finding a booking, and leaves out the sample content: logos,
 * year, the page about COVID-19, and contact data that the operator has not given. Spec §1.
 */
export const Footer = memo(function Footer() {
  const { t } = useI18n();
  const settings = useSiteSettings();
  const { live } = settings;
  const hasContact = Boolean(settings.address || settings.phone || settings.email);
  const samples = !live && !hasContact;
  return (
    <footer className={styles.footer}>
      <Content className={styles.content}>
        <div className={styles.columns}>
          <div>
            <Logo onDark />
            <p className={styles.claim}>{t('page.footer.claim')}</p>
          </div>
          <Column
            title={t('page.footer.quickLinks')}
            items={live ? [...quickLinks, 'findBooking'] : quickLinks}
          />
          <Column title={t('page.footer.support')} items={live ? liveSupport : support} />
          {(hasContact || samples) && (
            <div>
              <h2 className={styles.title}>{t('page.footer.contact')}</h2>
              <address className={styles.address}>
                {contacts.map(([Icon, name, dir]) => {
                  const text = samples ? t(`page.footer.${name}`) : settings[name];
                  return (
                    text && (
                      <div key={name}>
                        <Icon /> <bdi dir={dir}>{text}</bdi>
                      </div>
                    )
                  );
                })}
              </address>
              {samples && <p className={styles.sample}>{t('page.footer.sample')}</p>}
            </div>
          )}
        </div>
        <div className={styles.legal}>
          <p>{live ? `© ${t('page.brand')}` : t('page.footer.rights')}</p>
          <Links items={legal} className={styles.choices} />
          {typeof window === 'undefined' && (
            <WithoutScript>
              <LanguageLinks />
            </WithoutScript>
          )}
          {live ? null : <PaymentLogos />}
        </div>
      </Content>
    </footer>
  );
});

const payments = ['visa', 'payPal', 'masterCard'] as const;

/**
 * The logos of the payment methods. Their pictures are CSS backgrounds, so the browser loads them
 * only for a page with this list. Spec §1.
 */
function PaymentLogos() {
  const { t } = useI18n();
  return (
    <ul className={styles.logos} aria-label={t('page.footer.payment.label')}>
      {payments.map((name) => (
        <li key={name}>
          <span role="img" aria-label={t(`page.footer.payment.${name}`)} data-mark={name} />
        </li>
      ))}
    </ul>
  );
}
