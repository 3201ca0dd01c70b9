import { Document } from 'sepa';
import { isSEPACountry } from 'ibantools';
import { longestPayee } from '#contracts/site/desk/deskHotelDetails.ts';
import type { SepaOmission } from '#contracts/site/desk/deskPayouts.ts';
import { countryOfIban } from '../hotels/bankAccount.ts';

/** A payment of a file for the bank. */
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

/** The largest amount of a SEPA credit transfer. */
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
 * A text in the characters that every bank of SEPA takes: Latin letters without accents, digits and
 * a few signs; anything else becomes a space. EPC217-08.
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

/** Whether all banks of SEPA know a name: half of one in another script would be another name. */
export function isSepaName(name: string): boolean {
  return /[A-Za-z0-9]{2}/.test(sepaText(name)) && !/[^\p{Script=Latin}\P{L}]/u.test(name);
}

/** Why a payment cannot be in a pain.001 file; null if it can. */
export function sepaOmission({ payee, iban, currency, amount }: Payment): SepaOmission | null {
  if (currency !== 'EUR') return 'currency';
  if (!isSEPACountry(countryOfIban(iban))) return 'country';
  if (!isSepaName(payee)) return 'characters';
  return Number(amount) > mostEuro ? 'amount' : null;
}

/**
 * A SEPA credit transfer as pain.001.001.09. It is made of nothing but what was kept when the file
 * was made, so that it is the same each time. Banks find the account by its IBAN, in all of SEPA.
 */
export function sepaFile({ number, at, debtor, payments }: SepaFile): string {
  // The library writes the local time of the process, and banks expect one time for all.
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
