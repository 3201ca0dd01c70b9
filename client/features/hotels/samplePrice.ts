/** Every hotel's price on the home page: not taken from data. Spec §9. */
export const samplePrice = '$240 per night';
