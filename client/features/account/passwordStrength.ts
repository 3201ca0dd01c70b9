/** What the line under a new password says. Only 'Too short' stops a form. */
export type PasswordStrength = 'Too short' | 'Weak' | 'Fair' | 'Strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Estimates a password by its length, its different characters and their kinds. It is advice: length
 * counts most, as NIST SP 800-63B recommends.
 */
export function passwordStrength(password: string, shortest: number): PasswordStrength {
  if (password.length < shortest) return 'Too short';
  const different = new Set(password.toLowerCase()).size;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, different * 2) + 2 * variety;
  if (points < 14) return 'Weak';
  return points < 20 ? 'Fair' : 'Strong';
}
