import { Link } from 'react-router-dom';
import type { SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { routes } from '../../domain/paths.ts';
import { MailIcon, PhoneIcon, PinIcon } from '../icons.tsx';
import { CurrencySelect } from '../money/CurrencySelect.tsx';
import { useI18n } from '../useI18n.ts';
import { Content } from './Content.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { useLiveSite } from './LiveSite.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

type FooterLink = keyof SiteTexts['page']['footer']['links'];

const pageOf: Readonly<Partial<Record<FooterLink, string>>> = {
  home: routes.home,
  findBooking: routes.findBooking,
};
const quickLinks = ['home', 'aboutUs', 'services', 'tourGuide', 'contactUs'] as const;
const support = ['helpCenter', 'covid', 'cancellation', 'safety'] as const;

function Column({ title, items }: { title: string; items: readonly FooterLink[] }) {
  const { t } = useI18n();
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((item) => {
          const page = pageOf[item];
          const text = t(`page.footer.links.${item}`);
          return (
            <li key={item}>
              {page ? (
                <Link className={styles.link} to={page}>
                  {text}
                </Link>
              ) : (
                <a className={styles.link} href="#">
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * The foot of every page: quick links, support, contact, copyright, the language and payment logos. A live site has the way to
 * a booking, and no logos: how a stay is paid is up to its property. Spec §1.
 */
export function Footer() {
  const { t } = useI18n();
  const live = useLiveSite();
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
          <Column title={t('page.footer.support')} items={support} />
          <div>
            <h2 className={styles.title}>{t('page.footer.contact')}</h2>
            <address className={styles.address}>
              <div>
                <PinIcon /> <bdi>{t('page.footer.address')}</bdi>
              </div>
              <div>
                <PhoneIcon /> <span dir="ltr">{t('page.footer.phone')}</span>
              </div>
              <div>
                <MailIcon /> <span dir="ltr">{t('page.footer.email')}</span>
              </div>
            </address>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{t('page.footer.rights')}</p>
          <div className={styles.choices}>
            <LanguageSelect place="footer" />
            <CurrencySelect place="footer" />
          </div>
          {!live && <PaymentLogos />}
        </div>
      </Content>
    </footer>
  );
}

/** The means of payment named in the footer, as drawn marks. Spec §1. */
function PaymentLogos() {
  const { t } = useI18n();
  return (
    <ul className={styles.logos} aria-label={t('page.footer.payment.label')}>
      <li>
        <svg
          role="img"
          aria-label={t('page.footer.payment.visa')}
          width="40"
          height="14"
          viewBox="0 0 40 14"
        >
          <text
            x="20"
            y="12"
            textAnchor="middle"
            fontFamily="Arial, sans-serif"
            fontSize="14"
            fontWeight="900"
            fontStyle="italic"
            fill="#1A1F71"
          >
            VISA
          </text>
        </svg>
      </li>
      <li>
        <svg
          role="img"
          aria-label={t('page.footer.payment.payPal')}
          width="48"
          height="14"
          viewBox="0 0 48 14"
        >
          <text
            x="24"
            y="11"
            textAnchor="middle"
            fontFamily="Arial, sans-serif"
            fontSize="12"
            fontWeight="800"
            fontStyle="italic"
          >
            <tspan fill="#003087">Pay</tspan>
            <tspan fill="#0070BA">Pal</tspan>
          </text>
        </svg>
      </li>
      <li>
        <svg
          role="img"
          aria-label={t('page.footer.payment.masterCard')}
          width="36"
          height="22"
          viewBox="0 0 36 22"
        >
          <circle cx="13" cy="11" r="10" fill="#EB001B" />
          <circle cx="23" cy="11" r="10" fill="#F79E1B" />
          <path d="M18 2.34a10 10 0 0 1 0 17.32 10 10 0 0 1 0-17.32Z" fill="#FF5F00" />
        </svg>
      </li>
    </ul>
  );
}
