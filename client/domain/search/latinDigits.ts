const arabic = '٠١٢٣٤٥٦٧٨٩';
const persian = '۰۱۲۳۴۵۶۷۸۹';

/**
 * A text that was typed, with Latin digits for Arabic and Persian ones, and without marks of
 * direction.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) =>
      String(Math.max(arabic.indexOf(digit), persian.indexOf(digit))),
    )
    .replace(/[\u061c\u200e\u200f]/g, '');
}
