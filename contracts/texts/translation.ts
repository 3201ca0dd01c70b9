/**
 * The texts of a language other than English, with the same keys. A missing or unknown key is a
 * compile error. Tests check that each text has the required arguments and plurals.
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};
