import { Link } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { MailIcon, PhoneIcon, PinIcon } from '../icons.tsx';
import { CurrencySelect } from '../money/CurrencySelect.tsx';
import { Content } from './Content.tsx';
import { useLiveSite } from './LiveSite.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';

const findBooking = 'Find my booking';
const pageOf: Readonly<Record<string, string>> = {
  Home: routes.home,
  [findBooking]: routes.findBooking,
};
const quickLinks = ['Home', 'About Us', 'Services', 'Tour Guide', 'Contact Us'];
const support = [
  'Help Center',
  'Our COVID-19 Response',
  'Cancellation options',
  'Safety information',
];

function Column({ title, items }: { title: string; items: string[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {items.map((item) => {
          const page = pageOf[item];
          return (
            <li key={item}>
              {page ? (
                <Link className={styles.link} to={page}>
                  {item}
                </Link>
              ) : (
                <a className={styles.link} href="#">
                  {item}
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
 * The foot of every page: quick links, support, contact, copyright and payment logos. A live site has the way to
 * a booking, and no logos: how a stay is paid is up to its property. Spec §1.
 */
export function Footer() {
  const live = useLiveSite();
  return (
    <footer className={styles.footer}>
      <Content className={styles.content}>
        <div className={styles.columns}>
          <div>
            <Logo onDark />
            <p className={styles.claim}>Rooms worth the journey, found without the noise.</p>
          </div>
          <Column title="Quick links" items={live ? [...quickLinks, findBooking] : quickLinks} />
          <Column title="Support" items={support} />
          <div>
            <h2 className={styles.title}>Contact</h2>
            <address className={styles.address}>
              <div>
                <PinIcon /> <bdi>1 Harbour Walk, Karachi</bdi>
              </div>
              <div>
                <PhoneIcon /> <bdi dir="ltr">+1 555 0100</bdi>
              </div>
              <div>
                <MailIcon /> <bdi dir="ltr">hello@stayfarer.example</bdi>
              </div>
            </address>
          </div>
        </div>
        <div className={styles.legal}>
          <p>© 2024 Stayfarer. All rights reserved.</p>
          <CurrencySelect place="footer" />
          {!live && <PaymentLogos />}
        </div>
      </Content>
    </footer>
  );
}

/** The means of payment named in the footer, as drawn marks. Spec §1. */
function PaymentLogos() {
  return (
    <ul className={styles.logos} aria-label="Payment methods">
      <li>
        <svg role="img" aria-label="Visa" width="40" height="14" viewBox="0 0 40 14">
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
        <svg role="img" aria-label="PayPal" width="48" height="14" viewBox="0 0 48 14">
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
        <svg role="img" aria-label="MasterCard" width="36" height="22" viewBox="0 0 36 22">
          <circle cx="13" cy="11" r="10" fill="#EB001B" />
          <circle cx="23" cy="11" r="10" fill="#F79E1B" />
          <path d="M18 2.34a10 10 0 0 1 0 17.32 10 10 0 0 1 0-17.32Z" fill="#FF5F00" />
        </svg>
      </li>
    </ul>
  );
}
