/** The name of a person, as typed or saved. */
export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}

/** The first and last name without spaces around them; '' when both are empty. */
export function fullName({ firstName, lastName }: Name): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** Finds the first person with a name; upper and lower case are the same. */
export function withName<T extends Name>(people: readonly T[], name: Name): T | undefined {
  const wanted = fullName(name).toLowerCase();
  return people.find((person) => fullName(person).toLowerCase() === wanted);
}
