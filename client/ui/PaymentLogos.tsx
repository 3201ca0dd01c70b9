import styles from './PaymentLogos.module.css';

/** The means of payment named in the footer, as drawn marks. Spec §1. */
export function PaymentLogos() {
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
