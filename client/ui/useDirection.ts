import { useI18n } from './useI18n.ts';

/**
 * The direction of the page, for what its layout alone does not turn around: scrolling, arrow keys,
 * carousels.
 */
export function useDirection(): 'ltr' | 'rtl' {
  return useI18n().formats.direction;
}
