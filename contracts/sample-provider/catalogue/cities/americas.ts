import { city } from './city.ts';

/** Thirteen cities of both Americas. */
export const americanCities = [
  city(
    'New York',
    'US',
    60,
    'metropolis',
    'american',
    `
    SoHo              | 40.7230 -74.0000 | Spring Street, Mercer Street
    Greenwich Village | 40.7330 -74.0000 | Bleecker Street, West 10th Street
    Midtown           | 40.7540 -73.9840 | West 44th Street, Lexington Avenue
    Upper West Side   | 40.7830 -73.9770 | Columbus Avenue, West 79th Street
    Lower East Side   | 40.7190 -73.9870 | Orchard Street, Ludlow Street
    Williamsburg      | 40.7140 -73.9590 | Bedford Avenue, Wythe Avenue
    Tribeca           | 40.7170 -74.0080 | Greenwich Street, Franklin Street`,
  ),
  city(
    'San Francisco',
    'US',
    9,
    'coast',
    'american',
    `
    Nob Hill          | 37.7930 -122.4140 | California Street, Mason Street
    North Beach       | 37.8000 -122.4090 | Columbus Avenue, Grant Avenue
    Mission District  | 37.7600 -122.4190 | Valencia Street, Guerrero Street
    Hayes Valley      | 37.7760 -122.4250 | Hayes Street
    Union Square      | 37.7880 -122.4080 | Geary Street, Sutter Street`,
  ),
  city(
    'New Orleans',
    'US',
    8,
    'oldtown',
    'american',
    `
    French Quarter     | 29.9590 -90.0650 | Royal Street, Chartres Street
    Garden District    | 29.9290 -90.0850 | Prytania Street, St. Charles Avenue
    Marigny            | 29.9650 -90.0560 | Frenchmen Street
    Bywater            | 29.9640 -90.0400 | Dauphine Street
    Warehouse District | 29.9440 -90.0690 | Camp Street, Magazine Street`,
  ),
  city(
    'Mexico City',
    'MX',
    60,
    'metropolis',
    'latin',
    `
    Roma Norte        | 19.4190 -99.1620 | Calle Orizaba, Calle Colima
    La Condesa        | 19.4120 -99.1730 | Avenida Ámsterdam, Avenida Tamaulipas
    Polanco           | 19.4330 -99.1950 | Avenida Presidente Masaryk, Calle Horacio
    Centro Histórico  | 19.4330 -99.1350 | Calle Madero, Calle Isabel la Católica
    Coyoacán          | 19.3500 -99.1620 | Calle Francisco Sosa, Calle Allende
    Juárez            | 19.4270 -99.1620 | Calle Havre, Calle Londres
    San Ángel         | 19.3460 -99.1900 | Calle Amargura`,
  ),
  city(
    'Oaxaca',
    'MX',
    8,
    'mountain',
    'latin',
    `
    Centro            | 17.0610 -96.7250 | Calle Macedonio Alcalá, Calle 5 de Mayo
    Jalatlaco         | 17.0660 -96.7180 | Calle Hidalgo, Calle Aldama
    Xochimilco        | 17.0710 -96.7260 | Calle Rufino Tamayo
    Reforma           | 17.0800 -96.7130 | Calle Belisario Domínguez`,
  ),
  city(
    'Havana',
    'CU',
    8,
    'tropical',
    'latin',
    `
    Habana Vieja      | 23.1380 -82.3520 | Calle Obispo, Calle Mercaderes
    Vedado            | 23.1370 -82.3900 | Calle 23, Calle Línea
    Centro Habana     | 23.1380 -82.3650 | Calle San Rafael, Calle Neptuno
    Miramar           | 23.1180 -82.4210 | Quinta Avenida`,
  ),
  city(
    'Montréal',
    'CA',
    8,
    'oldtown',
    'french',
    `
    Plateau-Mont-Royal | 45.5230 -73.5820 | Rue Saint-Denis, Avenue du Mont-Royal
    Vieux-Montréal    | 45.5050 -73.5560 | Rue Saint-Paul, Rue Notre-Dame
    Mile End          | 45.5240 -73.6000 | Rue Bernard, Avenue Fairmount
    Centre-ville      | 45.5000 -73.5750 | Rue Sherbrooke, Rue Crescent`,
  ),
  city(
    'Rio de Janeiro',
    'BR',
    11,
    'tropical',
    'brazilian',
    `
    Ipanema           | -22.9830 -43.2040 | Rua Visconde de Pirajá, Rua Farme de Amoedo
    Copacabana        | -22.9690 -43.1860 | Rua Barata Ribeiro, Rua Santa Clara
    Santa Teresa      | -22.9210 -43.1880 | Rua Almirante Alexandrino
    Leblon            | -22.9830 -43.2230 | Rua Dias Ferreira
    Botafogo          | -22.9510 -43.1870 | Rua Voluntários da Pátria`,
  ),
  city(
    'São Paulo',
    'BR',
    9,
    'metropolis',
    'brazilian',
    `
    Jardins           | -23.5650 -46.6640 | Rua Oscar Freire, Alameda Santos
    Vila Madalena     | -23.5550 -46.6900 | Rua Aspicuelta, Rua Harmonia
    Bela Vista        | -23.5600 -46.6460 | Rua Treze de Maio, Rua Augusta
    Pinheiros         | -23.5650 -46.6870 | Rua dos Pinheiros
    Higienópolis      | -23.5440 -46.6570 | Avenida Angélica`,
  ),
  city(
    'Buenos Aires',
    'AR',
    9,
    'metropolis',
    'latin',
    `
    Palermo           | -34.5870 -58.4270 | Honduras, Gorriti
    San Telmo         | -34.6210 -58.3720 | Defensa, Chile
    Recoleta          | -34.5880 -58.3930 | Avenida Alvear, Posadas
    Puerto Madero     | -34.6120 -58.3630 | Juana Manso
    Monserrat         | -34.6110 -58.3800 | Avenida de Mayo`,
  ),
  city(
    'Cusco',
    'PE',
    7,
    'mountain',
    'latin',
    `
    San Blas          | -13.5145 -71.9745 | Cuesta San Blas, Calle Carmen Alto
    Centro Histórico  | -13.5170 -71.9790 | Calle Plateros, Calle Hatun Rumiyoc
    San Cristóbal     | -13.5135 -71.9800 | Calle Resbalosa
    Santa Ana         | -13.5140 -71.9850 | Calle Meloc`,
  ),
  city(
    'Cartagena',
    'CO',
    8,
    'tropical',
    'latin',
    `
    San Diego         | 10.4275 -75.5470 | Calle Stuart, Calle del Torno
    El Centro         | 10.4240 -75.5505 | Calle Don Sancho, Calle de la Iglesia
    Getsemaní         | 10.4215 -75.5460 | Calle de la Sierpe, Calle Larga
    Bocagrande        | 10.4040 -75.5540 | Avenida San Martín`,
  ),
  city(
    'Valparaíso',
    'CL',
    5,
    'coast',
    'latin',
    `
    Cerro Alegre      | -33.0425 -71.6290 | Lautaro Rosas, Templeman
    Cerro Concepción  | -33.0420 -71.6265 | Papudo, Abtao
    Cerro Bellavista  | -33.0480 -71.6190 | Héctor Calvo
    Playa Ancha       | -33.0290 -71.6420 | Avenida Gran Bretaña`,
  ),
];
