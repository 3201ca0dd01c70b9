import type { FieldError } from '#contracts/site/fieldError.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/**
 * Returns whether an error only says that a field is missing or invalid. A form can then say more
 * precisely what it expects.
 */
export function isGeneral({ code }: Pick<FieldError, 'code'>): boolean {
  return code === 'required' || code === 'invalid';
}

/**
 * Returns the error of a field in words that fit any field. A code without its limit has general
 * words.
 */
export function fieldErrorText(
  { t }: SiteI18n,
  { code, params }: Pick<FieldError, 'code' | 'params'>,
): string {
  switch (code) {
    case 'password-common':
    case 'password-leaked':
    case 'password-personal':
      return t(`account.errors.${code}`);
    case 'too-short': {
      const min = Number(params?.min);
      return min > 0 ? t('problems.field.too-short', { min }) : t('problems.field.invalid');
    }
    case 'too-long': {
      const max = Number(params?.max);
      return max > 0 ? t('problems.field.too-long', { max }) : t('problems.field.invalid');
    }
    default:
      return t(`problems.field.${code}`);
  }
}
