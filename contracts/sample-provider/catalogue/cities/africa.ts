import { city } from './city.ts';

/** Nine cities from Tunis to the Cape. */
export const africanCities = [
  city(
    'Marrakech',
    'MA',
    60,
    'desert',
    'maghreb',
    `
    Medina       | 31.6290 -7.9865 | Derb Dabachi, Rue Riad Zitoun el Jdid, Rue Bab Doukkala
    Kasbah       | 31.6175 -7.9890 | Rue de la Kasbah, Derb Chtouka
    Mouassine    | 31.6305 -7.9905 | Rue Mouassine, Derb Snane
    Guéliz       | 31.6360 -8.0100 | Avenue Mohammed V, Rue de la Liberté
    Hivernage    | 31.6225 -8.0100 | Avenue Echouhada, Rue Haroun Errachid
    Palmeraie    | 31.6650 -7.9650 | Circuit de la Palmeraie`,
  ),
  city(
    'Cairo',
    'EG',
    10,
    'desert',
    'nile',
    `
    Zamalek      | 30.0626 31.2197 | 26th of July Street, Hassan Sabri Street
    Garden City  | 30.0362 31.2316 | Ahmed Ragheb Street
    Downtown     | 30.0478 31.2400 | Talaat Harb Street, Sherif Street
    Giza         | 29.9870 31.1420 | Al Haram Street
    Heliopolis   | 30.0910 31.3230 | Baghdad Street`,
  ),
  city(
    'Cape Town',
    'ZA',
    12,
    'coast',
    'cape',
    `
    City Bowl    | -33.9249 18.4200 | Long Street, Bree Street
    Bo-Kaap      | -33.9205 18.4150 | Wale Street, Chiappini Street
    Sea Point    | -33.9170 18.3890 | Regent Road, Main Road
    Camps Bay    | -33.9500 18.3800 | Victoria Road, Geneva Drive
    Gardens      | -33.9330 18.4110 | Kloof Street, Orange Street`,
  ),
  city(
    'Nairobi',
    'KE',
    8,
    'mountain',
    'savanna',
    `
    Westlands    | -1.2676 36.8070 | Waiyaki Way, Parklands Road
    Karen        | -1.3190 36.7070 | Karen Road, Ngong Road
    Kilimani     | -1.2900 36.7850 | Lenana Road, Argwings Kodhek Road
    Gigiri       | -1.2330 36.8110 | Gigiri Drive
    Upper Hill   | -1.2990 36.8150 | Ragati Road`,
  ),
  city(
    'Zanzibar',
    'TZ',
    8,
    'tropical',
    'swahili',
    `
    Stone Town   | -6.1622 39.1895 | Kenyatta Road, Gizenga Street
    Malindi      | -6.1575 39.1930 | Malawi Road
    Vuga         | -6.1670 39.1910 | Vuga Road
    Ng'ambo      | -6.1640 39.1990 | Creek Road`,
  ),
  city(
    'Dakar',
    'SN',
    5,
    'coast',
    'sahel',
    `
    Plateau      | 14.6680 -17.4350 | Avenue Léopold Sédar Senghor, Rue Mohamed V
    Les Almadies | 14.7420 -17.5120 | Route des Almadies
    Ngor         | 14.7470 -17.5130 | Route de Ngor
    Fann         | 14.6900 -17.4640 | Avenue Cheikh Anta Diop
    Point E      | 14.6970 -17.4600 | Boulevard de l’Est`,
  ),
  city(
    'Accra',
    'GH',
    5,
    'tropical',
    'sahel',
    `
    Osu                 | 5.5570 -0.1820 | Oxford Street, Ring Road East
    Cantonments         | 5.5790 -0.1710 | Cantonments Road
    Labone              | 5.5660 -0.1690 | Ndabaningi Sithole Road
    East Legon          | 5.6360 -0.1610 | Lagos Avenue
    Airport Residential | 5.6050 -0.1780 | Patrice Lumumba Road`,
  ),
  city(
    'Addis Ababa',
    'ET',
    4,
    'mountain',
    'highland',
    `
    Bole         | 8.9950 38.7890 | Africa Avenue, Cameroon Street
    Piassa       | 9.0350 38.7530 | Churchill Avenue
    Kazanchis    | 9.0170 38.7660 | Guinea Conakry Street
    Arat Kilo    | 9.0340 38.7630 | Adwa Street`,
  ),
  city(
    'Tunis',
    'TN',
    7,
    'coast',
    'maghreb',
    `
    Medina             | 36.7990 10.1710 | Rue du Pacha, Rue Sidi Ben Arous
    La Marsa           | 36.8780 10.3230 | Avenue Habib Bourguiba
    Sidi Bou Said      | 36.8695 10.3415 | Rue Habib Thameur
    Gammarth           | 36.9090 10.2890 | Avenue Taïeb Mhiri
    Les Berges du Lac  | 36.8340 10.2400 | Rue du Lac Windermere`,
  ),
];
