import { Document } from 'sepa';
import { isSEPACountry } from 'ibantools';
import { longestPayee } from '#contracts/site/desk/deskHotelDetails.ts';
import type { SepaOmission } from '#contracts/site/desk/deskPayouts.ts';
import { countryOfIban } from '../hotels/bankAccount.ts';

/** A payment in a file for the bank. */
type Payment = {
  payee: string;
  iban: string;
  bic: string | null;
  currency: string;
  amount: string;
};

type SepaFile = {
  number: number;
  at: Date;
  debtor: { name: string; iban: string };
  payments: readonly (Payment & { reference: string })[];
};

/** The maximum amount of a SEPA credit transfer in euros. */
const mostEuro = 999_999_999.99;

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
};

/**
 * Converts a text to the characters that every SEPA bank accepts: Latin letters without accents,
 * digits and some punctuation. Any other character becomes a space. EPC217-08.
 */
function sepaText(text: string): string {
  return text
    .replaceAll(/[ßÆæŒœØøŁłĐđðÞþı&’‘–]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .trim()
    .replace(/^\/+/, '')
    .slice(0, longestPayee)
    .trim();
}

/**
 * Returns whether all SEPA banks can show a name. A name that is partly in another script would
 * lose that part and become another name.
 */
export function isSepaName(name: string): boolean {
  return /[A-Za-z0-9]{2}/.test(sepaText(name)) && !/[^\p{Script=Latin}\P{L}]/u.test(name);
}

/** Returns the reason why a payment cannot be in a pain.001 file, or null if it can. */
export function sepaOmission({ payee, iban, currency, amount }: Payment): SepaOmission | null {
  if (currency !== 'EUR') return 'currency';
  if (!isSEPACountry(countryOfIban(iban))) return 'country';
  if (!isSepaName(payee)) return 'characters';
  return Number(amount) > mostEuro ? 'amount' : null;
}

/**
 * Returns a SEPA credit transfer in the format pain.001.001.09. The text contains only data that
 * was stored when the file was made, so every download is the same. The text contains no BIC,
 * because all SEPA banks find the account by its IBAN alone.
 */
export function sepaFile({ number, at, debtor, payments }: SepaFile): string {
  // The library writes the local time of the process, while banks need the same time from every
  // process. The shift makes it write UTC.
  const utc = new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
  const file = new Document('pain.001.001.09');
  file.grpHdr.id = `PAYOUTS-${number}`;
  file.grpHdr.created = utc;
  file.grpHdr.initiatorName = sepaText(debtor.name);
  const info = file.createPaymentInfo();
  info.requestedExecutionDate = utc;
  info.debtorIBAN = debtor.iban;
  info.debtorName = sepaText(debtor.name);
  file.addPaymentInfo(info);
  for (const { payee, iban, amount, reference } of payments) {
    const transfer = info.createTransaction();
    transfer.creditorName = sepaText(payee);
    transfer.creditorIBAN = iban;
    transfer.amount = Number(amount);
    transfer.currency = 'EUR';
    transfer.end2endId = reference;
    transfer.remittanceInfo = reference;
    info.addTransaction(transfer);
  }
  return file.toString();
}
