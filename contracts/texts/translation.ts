/**
 * The texts of a language other than English: the same keys, each with a text. A missing or unknown
 * key is an error of the compiler. That each text has the arguments and plurals it needs is tested.
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translation<Texts[Key]>;
};
