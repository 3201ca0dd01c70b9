/** The sample price of every hotel on the home page. Spec §9. */
export const samplePrice = '$240 per night';
