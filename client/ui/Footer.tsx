import { Link } from 'react-router-dom';
import { routes } from '../domain/paths.ts';
import { MailIcon, PhoneIcon, PinIcon } from './icons.tsx';
import { Content } from './Content.tsx';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';

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
        {items.map((item) => (
          <li key={item}>
            {item === 'Home' ? (
              <Link className={styles.link} to={routes.home}>
                {item}
              </Link>
            ) : (
              <a className={styles.link} href="#">
                {item}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of every page: quick links, support, contact, copyright and payment logos. Spec §1. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Content className={styles.content}>
        <div className={styles.columns}>
          <div>
            <Logo onDark />
            <p className={styles.claim}>Rooms worth the journey, found without the noise.</p>
          </div>
          <Column title="Quick links" items={quickLinks} />
          <Column title="Support" items={support} />
          <div>
            <h2 className={styles.title}>Contact</h2>
            <address className={styles.address}>
              <div>
                <PinIcon /> 1 Harbour Walk, Karachi
              </div>
              <div>
                <PhoneIcon /> +1 555 0100
              </div>
              <div>
                <MailIcon /> hello@stayfarer.example
              </div>
            </address>
          </div>
        </div>
        <div className={styles.legal}>
          <p>© 2024 Stayfarer. All rights reserved.</p>
          <PaymentLogos />
        </div>
      </Content>
    </footer>
  );
}
