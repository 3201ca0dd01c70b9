import { encode } from 'uqr';
import styles from './QrCode.module.css';

/**
 * A text as a QR code (ISO/IEC 18004), dark on white in every theme, since not all apps read the
 * inverse.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Four modules of margin are part of the code.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
