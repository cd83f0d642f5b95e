import { searchedWords } from '#search/words.ts';

/**
 * The states, provinces and the like that an address of a country names, for the countries whose parcels need them. Behind a bar stands
 * the short form that people write there.
 */
const regions: Readonly<Record<string, readonly string[]>> = {
  AE: ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'],
  CA: [
    ...['Alberta|AB', 'British Columbia|BC', 'Manitoba|MB', 'New Brunswick|NB'],
    ...[
      'Newfoundland and Labrador|NL',
      'Northwest Territories|NT',
      'Nova Scotia|NS',
      'Nunavut|NU',
      'Ontario|ON',
    ],
    ...['Prince Edward Island|PE', 'Quebec|QC', 'Saskatchewan|SK', 'Yukon|YT'],
  ],
  EG: [
    ...[
      'Alexandria',
      'Aswan',
      'Asyut',
      'Beheira',
      'Beni Suef',
      'Cairo',
      'Dakahlia',
      'Damietta',
      'Faiyum',
      'Gharbia',
    ],
    ...[
      'Giza',
      'Ismailia',
      'Kafr El Sheikh',
      'Luxor',
      'Matrouh',
      'Minya',
      'Monufia',
      'New Valley',
      'North Sinai',
    ],
    ...['Port Said', 'Qalyubia', 'Qena', 'Red Sea', 'Sharqia', 'Sohag', 'South Sinai', 'Suez'],
  ],
  GH: [
    ...[
      'Ahafo',
      'Ashanti',
      'Bono',
      'Bono East',
      'Central',
      'Eastern',
      'Greater Accra',
      'North East',
      'Northern',
      'Oti',
    ],
    ...['Savannah', 'Upper East', 'Upper West', 'Volta', 'Western', 'Western North'],
  ],
  KE: [
    ...[
      'Baringo',
      'Bomet',
      'Bungoma',
      'Busia',
      'Elgeyo-Marakwet',
      'Embu',
      'Garissa',
      'Homa Bay',
      'Isiolo',
      'Kajiado',
    ],
    ...[
      'Kakamega',
      'Kericho',
      'Kiambu',
      'Kilifi',
      'Kirinyaga',
      'Kisii',
      'Kisumu',
      'Kitui',
      'Kwale',
      'Laikipia',
      'Lamu',
    ],
    ...[
      'Machakos',
      'Makueni',
      'Mandera',
      'Marsabit',
      'Meru',
      'Migori',
      'Mombasa',
      'Murang’a',
      'Nairobi',
      'Nakuru',
    ],
    ...['Nandi', 'Narok', 'Nyamira', 'Nyandarua', 'Nyeri', 'Samburu', 'Siaya', 'Taita-Taveta', 'Tana River'],
    ...['Tharaka-Nithi', 'Trans Nzoia', 'Turkana', 'Uasin Gishu', 'Vihiga', 'Wajir', 'West Pokot'],
  ],
  NG: [
    ...[
      'Abia',
      'Adamawa',
      'Akwa Ibom',
      'Anambra',
      'Bauchi',
      'Bayelsa',
      'Benue',
      'Borno',
      'Cross River',
      'Delta',
    ],
    ...[
      'Ebonyi',
      'Edo',
      'Ekiti',
      'Enugu',
      'Federal Capital Territory|FCT',
      'Gombe',
      'Imo',
      'Jigawa',
      'Kaduna',
      'Kano',
    ],
    ...[
      'Katsina',
      'Kebbi',
      'Kogi',
      'Kwara',
      'Lagos',
      'Nasarawa',
      'Niger',
      'Ogun',
      'Ondo',
      'Osun',
      'Oyo',
      'Plateau',
    ],
    ...['Rivers', 'Sokoto', 'Taraba', 'Yobe', 'Zamfara'],
  ],
  RW: ['Eastern', 'Kigali', 'Northern', 'Southern', 'Western'],
  US: [
    ...[
      'Alabama|AL',
      'Alaska|AK',
      'Arizona|AZ',
      'Arkansas|AR',
      'California|CA',
      'Colorado|CO',
      'Connecticut|CT',
    ],
    ...[
      'Delaware|DE',
      'District of Columbia|DC',
      'Florida|FL',
      'Georgia|GA',
      'Hawaii|HI',
      'Idaho|ID',
      'Illinois|IL',
    ],
    ...['Indiana|IN', 'Iowa|IA', 'Kansas|KS', 'Kentucky|KY', 'Louisiana|LA', 'Maine|ME', 'Maryland|MD'],
    ...['Massachusetts|MA', 'Michigan|MI', 'Minnesota|MN', 'Mississippi|MS', 'Missouri|MO', 'Montana|MT'],
    ...['Nebraska|NE', 'Nevada|NV', 'New Hampshire|NH', 'New Jersey|NJ', 'New Mexico|NM', 'New York|NY'],
    ...['North Carolina|NC', 'North Dakota|ND', 'Ohio|OH', 'Oklahoma|OK', 'Oregon|OR', 'Pennsylvania|PA'],
    ...[
      'Puerto Rico|PR',
      'Rhode Island|RI',
      'South Carolina|SC',
      'South Dakota|SD',
      'Tennessee|TN',
      'Texas|TX',
    ],
    ...[
      'Utah|UT',
      'Vermont|VT',
      'Virginia|VA',
      'Washington|WA',
      'West Virginia|WV',
      'Wisconsin|WI',
      'Wyoming|WY',
    ],
  ],
  ZA: [
    ...['Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'North West'],
    ...['Northern Cape', 'Western Cape'],
  ],
};

/** What people write behind the name of a region: "Lagos State" is Lagos. */
const kindsOfRegion = ['state', 'province', 'county', 'region', 'governorate', 'emirate', 'city'];

/** The names of the regions of a country (ISO 3166 alpha-2), in the order of the alphabet; none where we know none. */
export function regionsOf(country: string): string[] {
  return (regions[country] ?? []).map((line) => line.split('|')[0] ?? '');
}

/** The region that was meant, by the name that `regionsOf` gives it; as it was typed where we know none of that name. */
export function regionNamed(country: string, typed: string): string {
  const meant = placeKey(typed);
  const line = regions[country]?.find((one) => one.split('|').some((name) => placeKey(name) === meant));
  return line?.split('|')[0] ?? typed.trim();
}

/** A city or region as it is compared: case, accents and punctuation apart, without what kind of place it is. */
export function placeKey(name: string): string {
  const words = searchedWords(name);
  const bare = words.length > 1 && kindsOfRegion.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return bare.join(' ');
}
