/** The direction of the page, for what its layout alone does not turn around: scrolling, arrow keys, carousels. */
export function useDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
