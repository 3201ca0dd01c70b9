import * as v from 'valibot';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import { passwordFault, type PasswordOwner } from '#contracts/site/account/passwordRules.ts';
import type { AccountTexts } from '#contracts/texts/en/accountTexts.ts';

/** The text key of an error in a field or in the whole form. */
export type AccountErrorKey = keyof AccountTexts['account']['errors'];

/** Returns the error of an email address, or undefined if the address is valid. */
export function emailError(email: string): AccountErrorKey | undefined {
  return v.is(emailSchema, email) ? undefined : 'email';
}

/** Returns an error if the full name is empty, otherwise false. */
export function nameError(read: (field: string) => string): AccountErrorKey | false {
  return !read('name').trim() && 'name';
}

/** Returns an error if the current password is empty, otherwise false. */
export function passwordError(read: (field: string) => string): AccountErrorKey | false {
  return !read('password') && 'password';
}

const passwordFaults = {
  short: 'passwordShort',
  common: 'password-common',
  personal: 'password-personal',
} as const;

/**
 * Returns the errors of a new password and its confirmation. `name` is the name of the password
 * field. The owner's name and email address come from the same form, unless `owner` is given.
 */
export function newPasswordErrors(
  read: (field: string) => string,
  name: string,
  owner: PasswordOwner = { name: read('name'), email: read('email') },
): Record<string, AccountErrorKey | undefined | false> {
  const password = read(name);
  const fault = passwordFault(password, owner);
  return {
    [name]: fault && passwordFaults[fault],
    confirmPassword: password !== read('confirmPassword') && 'passwordsDiffer',
  };
}

/** Removes the fields that have no error. */
export function onlyErrors(
  errors: Readonly<Record<string, AccountErrorKey | undefined | false>>,
): Record<string, AccountErrorKey> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
}
