import type * as v from 'valibot';
import { type FieldError, fieldErrorOf } from '#contracts/site/fieldError.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { fieldErrorText, isGeneral } from '../../domain/problems/fieldErrorText.ts';

/** What is wrong with each field of the form, by its name: the first error of each. */
export type ContactErrors = Readonly<Record<string, FieldError>>;

/** The errors of the fields, from what the schema of a message found. */
export function contactErrors(issues: readonly v.GenericIssue[]): ContactErrors {
  const errors = issues.map(fieldErrorOf).reverse();
  return Object.fromEntries(errors.map((error) => [error.path, error]));
}

const ownErrors = ['name', 'email', 'bookingNumber'] as const;

/** An error in words, those that the other forms have for such a field. */
export function contactErrorText(i18n: SiteI18n, error: FieldError | undefined) {
  if (!error) return undefined;
  const own = ownErrors.find((field) => field === error.path);
  return own && isGeneral(error) ? i18n.t(`account.errors.${own}`) : fieldErrorText(i18n, error);
}
