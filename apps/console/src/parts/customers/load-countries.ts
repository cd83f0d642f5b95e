/** All countries and how their phone numbers begin: they weigh more than the forms that ask for one. */
export const loadCountries = () => import('./phone-countries.ts');
