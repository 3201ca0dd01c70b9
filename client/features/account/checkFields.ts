import * as v from 'valibot';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import { passwordFault, type PasswordOwner } from '#contracts/site/account/passwordRules.ts';
import type { AccountTexts } from '#contracts/texts/en/accountTexts.ts';

/** What is wrong with a form or a field of it, as the key of its text. */
export type AccountErrorKey = keyof AccountTexts['account']['errors'];

/** What is wrong with an e-mail address; undefined for nothing. */
export function emailError(email: string): AccountErrorKey | undefined {
  return v.is(emailSchema, email) ? undefined : 'email';
}

/** What is wrong with the full name that was typed; false for nothing. */
export function nameError(read: (field: string) => string): AccountErrorKey | false {
  return !read('name').trim() && 'name';
}

/** What is wrong with the present password that was typed; false for nothing. */
export function passwordError(read: (field: string) => string): AccountErrorKey | false {
  return !read('password') && 'password';
}

const passwordFaults = {
  short: 'passwordShort',
  common: 'password-common',
  personal: 'password-personal',
} as const;

/**
 * What is wrong with a new password that was typed twice; `name` is the name of its first field.
 * Whose it is stands in the same form, unless `owner` says it.
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

/** Leaves out the fields without an error. */
export function onlyErrors(
  errors: Readonly<Record<string, AccountErrorKey | undefined | false>>,
): Record<string, AccountErrorKey> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
}
