import * as v from 'valibot';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import {
  minPasswordLength,
  passwordFault,
  type PasswordOwner,
} from '#contracts/site/passwordRules.ts';

/** What is wrong with an e-mail address; undefined for nothing. */
export function emailError(email: string): string | undefined {
  return v.is(emailSchema, email) ? undefined : 'Enter an email address, such as name@example.com.';
}

/** What is wrong with the full name that was typed; false for nothing. */
export function nameError(read: (field: string) => string): string | false {
  return !read('name').trim() && 'Enter your name.';
}

/** What is wrong with the present password that was typed; false for nothing. */
export function passwordError(read: (field: string) => string): string | false {
  return !read('password') && 'Enter your password.';
}

const passwordFaults = {
  short: `Use at least ${minPasswordLength} characters.`,
  common: 'This is one of the passwords that are tried first. Choose another one.',
  personal: 'Use more than your name or your address.',
} as const;

/**
 * What is wrong with a new password that was typed twice; `name` is the name of its first field. Whose it is
 * stands in the same form, unless `owner` says it.
 */
export function newPasswordErrors(
  read: (field: string) => string,
  name: string,
  owner: PasswordOwner = { name: read('name'), email: read('email') },
) {
  const password = read(name);
  const fault = passwordFault(password, owner);
  return {
    [name]: fault && passwordFaults[fault],
    confirmPassword: password !== read('confirmPassword') && 'The two passwords are not alike.',
  };
}

/** Leaves out the fields without an error. */
export function onlyErrors(
  errors: Readonly<Record<string, string | undefined | false>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  );
}
