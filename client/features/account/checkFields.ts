import * as v from 'valibot';
import { minPasswordLength } from '#contracts/site/account.ts';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';

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

/** What is wrong with a new password that was typed twice; `name` is the name of its first field. */
export function newPasswordErrors(read: (field: string) => string, name: string) {
  const password = read(name);
  return {
    [name]: password.length < minPasswordLength && `Use at least ${minPasswordLength} characters.`,
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
