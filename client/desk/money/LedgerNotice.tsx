import type { LedgerAgreement } from '#contracts/site/desk/deskMoney.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { amountText } from '../ui/amountText.ts';

/**
 * Says for each currency whether bookings and settlements explain what the ledger has, with both
 * figures. Differences come first.
 */
export function LedgerNotice({ currencies }: { currencies: readonly LedgerAgreement[] }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const agreeing = currencies.filter(({ explained, ledger }) => explained === ledger);
  const differing = currencies.filter((each) => !agreeing.includes(each));
  const valuesOf = ({ currency, explained, ledger, difference }: LedgerAgreement) => ({
    explained: amountText(i18n, explained, currency),
    ledger: amountText(i18n, ledger, currency),
    difference: amountText(i18n, difference, currency),
  });
  return (
    <>
      {differing.map((each) => (
        <Notice key={each.currency} tone="danger">
          {t('deskMoney.ledger.differs', valuesOf(each))}
        </Notice>
      ))}
      {agreeing.length > 0 && (
        <Notice tone="good">
          {agreeing.map((each) => (
            <p key={each.currency}>{t('deskMoney.ledger.agrees', valuesOf(each))}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
