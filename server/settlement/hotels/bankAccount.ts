import {
  electronicFormatIBAN,
  extractIBAN,
  isValidBIC,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools';
import type {
  HotelDetails,
  HotelFault,
  HotelField,
} from '#contracts/site/desk/deskHotelDetails.ts';

const { NoIBANCountry, WrongBBANLength, WrongBBANFormat, ChecksumNotNumber } = ValidationErrorsIBAN;

/** Returns the fault of an IBAN without spaces, or undefined if it is valid. ISO 13616. */
function ibanFault(iban: string): HotelFault | undefined {
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return undefined;
  if (errorCodes.includes(NoIBANCountry)) return 'iban-country';
  if (errorCodes.includes(WrongBBANLength)) return 'iban-length';
  const isText = errorCodes.includes(ChecksumNotNumber) || errorCodes.includes(WrongBBANFormat);
  return isText ? 'iban-characters' : 'iban-checksum';
}

/** Returns an IBAN in the format that banks exchange: capital letters without spaces. */
function plainIban(typed: string): string {
  return electronicFormatIBAN(typed.replaceAll(/\s/g, '')) ?? '';
}

/** Returns the country of a valid IBAN. */
export function countryOfIban(iban: string): string {
  return extractIBAN(iban).countryCode ?? '';
}

/** The countries and territories whose banks use the IBANs of another country. */
const territories: Readonly<Record<string, readonly string[]>> = {
  FI: ['AX'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'PF', 'TF', 'YT', 'NC', 'BL', 'MF', 'PM', 'WF', 'MC'],
  GB: ['IM', 'JE', 'GG'],
};

/**
 * Returns the fields as they are stored, and the fault of each invalid field. Spaces around a text
 * are removed. IBAN and BIC get the format that banks use. An account needs a holder, and a holder
 * or a BIC needs an account.
 */
export function readDetails(typed: HotelDetails): {
  details: HotelDetails;
  wrong: Partial<Record<HotelField, HotelFault>>;
} {
  const details = {
    legalName: typed.legalName.trim(),
    address: typed.address
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    vatNumber: typed.vatNumber.trim(),
    accountHolder: typed.accountHolder.trim(),
    iban: plainIban(typed.iban),
    bic: typed.bic.replaceAll(/\s/g, '').toUpperCase(),
  };
  const wrong: Partial<Record<HotelField, HotelFault>> = {};
  for (const name of ['legalName', 'vatNumber', 'accountHolder'] as const) {
    if (/[\r\n\u2028\u2029]/.test(details[name])) wrong[name] = 'line-breaks';
  }
  if (!wrong.vatNumber && !/^[\p{L}\p{N} ./-]*$/u.test(details.vatNumber)) {
    wrong.vatNumber = 'vat-characters';
  }
  const hasMore = details.accountHolder !== '' || details.bic !== '';
  const fault = details.iban === '' ? undefined : ibanFault(details.iban);
  // A text without letters and digits becomes empty, but must not count as no account.
  if (details.iban === '' && typed.iban.trim() !== '') wrong.iban = 'iban-characters';
  else if (details.iban === '' && hasMore) wrong.iban = 'iban-missing';
  else if (fault) wrong.iban = fault;
  if (details.iban !== '' && details.accountHolder === '') wrong.accountHolder = 'holder-missing';
  if (details.bic !== '' && !isValidBIC(details.bic)) wrong.bic = 'bic-form';
  else if (details.bic !== '' && details.iban !== '' && wrong.iban !== 'iban-country') {
    const country = details.iban.slice(0, 2);
    const ofBic = details.bic.slice(4, 6);
    if (ofBic !== country && !territories[country]?.includes(ofBic)) wrong.bic = 'bic-country';
  }
  return { details, wrong };
}
