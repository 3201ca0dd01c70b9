import { city } from './city.ts';

/** Sixteen cities from Reykjavík to Athens. */
export const europeanCities = [
  city(
    'Lisbon',
    'PT',
    12,
    'coast',
    'portuguese',
    `
    Alfama           | 38.7125 -9.1295 | Rua dos Remédios, Rua de São Tomé
    Chiado           | 38.7105 -9.1420 | Rua Garrett, Rua Ivens
    Bairro Alto      | 38.7130 -9.1450 | Rua da Atalaia, Rua do Norte
    Príncipe Real    | 38.7165 -9.1490 | Rua da Escola Politécnica
    Belém            | 38.6985 -9.2050 | Rua de Belém, Rua Vieira Portuense`,
  ),
  city(
    'Paris',
    'FR',
    60,
    'metropolis',
    'french',
    `
    Le Marais             | 48.8575 2.3600 | Rue des Francs-Bourgeois, Rue de Turenne
    Saint-Germain-des-Prés | 48.8540 2.3335 | Rue Bonaparte, Rue Jacob
    Montmartre            | 48.8865 2.3390 | Rue Lepic, Rue des Abbesses
    Quartier Latin        | 48.8480 2.3460 | Rue des Écoles, Rue Cujas
    Canal Saint-Martin    | 48.8710 2.3650 | Quai de Valmy, Rue de Lancry
    Batignolles           | 48.8870 2.3190 | Rue Legendre, Rue des Dames
    Opéra                 | 48.8710 2.3330 | Rue Scribe, Rue de la Paix`,
  ),
  city(
    'Rome',
    'IT',
    60,
    'oldtown',
    'italian',
    `
    Trastevere       | 41.8890 12.4690 | Via della Lungaretta, Vicolo del Cinque
    Monti            | 41.8950 12.4930 | Via dei Serpenti, Via Panisperna
    Centro Storico   | 41.8990 12.4740 | Via dei Coronari, Via del Governo Vecchio
    Prati            | 41.9070 12.4620 | Via Cola di Rienzo, Via Crescenzio
    Testaccio        | 41.8770 12.4750 | Via Marmorata, Via Galvani
    Esquilino        | 41.8950 12.5030 | Via Merulana, Via Carlo Alberto
    Ludovisi         | 41.9070 12.4890 | Via Ludovisi, Via Sicilia`,
  ),
  city(
    'Barcelona',
    'ES',
    60,
    'coast',
    'catalan',
    `
    Barri Gòtic      | 41.3830 2.1765 | Carrer de Ferran, Carrer d’Avinyó
    El Born          | 41.3850 2.1815 | Passeig del Born, Carrer de la Princesa
    Eixample         | 41.3920 2.1640 | Carrer de Mallorca, Passeig de Gràcia
    Gràcia           | 41.4030 2.1570 | Carrer de Verdi, Travessera de Gràcia
    Poblenou         | 41.4015 2.2000 | Rambla del Poblenou, Carrer de Pujades
    Barceloneta      | 41.3800 2.1885 | Passeig de Joan de Borbó, Carrer de Sant Carles`,
  ),
  city(
    'London',
    'GB',
    60,
    'metropolis',
    'british',
    `
    Bloomsbury       | 51.5210 -0.1270 | Great Russell Street, Gower Street
    South Kensington | 51.4950 -0.1750 | Cromwell Road, Harrington Road
    Shoreditch       | 51.5260 -0.0790 | Great Eastern Street, Curtain Road
    Marylebone       | 51.5190 -0.1520 | Marylebone High Street, George Street
    Covent Garden    | 51.5120 -0.1240 | Long Acre, Henrietta Street
    Southwark        | 51.5040 -0.0950 | Borough High Street, Southwark Street
    Notting Hill     | 51.5120 -0.2010 | Pembridge Road, Westbourne Grove`,
  ),
  city(
    'Athens',
    'GR',
    8,
    'oldtown',
    'greek',
    `
    Plaka            | 37.9725 23.7300 | Adrianou, Kidathineon
    Koukaki          | 37.9640 23.7240 | Veikou, Falirou
    Monastiraki      | 37.9765 23.7250 | Ermou, Athinas
    Kolonaki         | 37.9780 23.7420 | Skoufa, Patriarchou Ioakeim
    Psyrri           | 37.9785 23.7230 | Sarri, Aristofanous`,
  ),
  city(
    'Amsterdam',
    'NL',
    9,
    'nordic',
    'dutch',
    `
    Jordaan          | 52.3740 4.8810 | Prinsengracht, Lindengracht
    De Pijp          | 52.3550 4.8930 | Ferdinand Bolstraat, Gerard Doustraat
    Centrum          | 52.3720 4.8950 | Herengracht, Singel
    Oud-West         | 52.3650 4.8700 | Overtoom, Kinkerstraat
    Oost             | 52.3610 4.9200 | Linnaeusstraat`,
  ),
  city(
    'Copenhagen',
    'DK',
    8,
    'nordic',
    'nordic',
    `
    Nyhavn           | 55.6805 12.5885 | Nyhavn, Store Strandstræde
    Vesterbro        | 55.6690 12.5500 | Vesterbrogade, Istedgade
    Nørrebro         | 55.6920 12.5480 | Elmegade, Jægersborggade
    Christianshavn   | 55.6730 12.5910 | Overgaden Neden Vandet, Strandgade
    Indre By         | 55.6790 12.5770 | Kompagnistræde, Gothersgade`,
  ),
  city(
    'Bergen',
    'NO',
    5,
    'nordic',
    'nordic',
    `
    Bryggen          | 60.3980 5.3250 | Bryggen, Øvregaten
    Nordnes          | 60.3980 5.3100 | Strandgaten, Nordnesveien
    Sandviken        | 60.4080 5.3250 | Sandviksveien
    Sentrum          | 60.3915 5.3240 | Torgallmenningen, Marken`,
  ),
  city(
    'Reykjavík',
    'IS',
    6,
    'nordic',
    'nordic',
    `
    Miðborg          | 64.1460 -21.9300 | Laugavegur, Skólavörðustígur
    Vesturbær        | 64.1450 -21.9520 | Hringbraut, Ægisgata
    Grandi           | 64.1550 -21.9470 | Grandagarður
    Hlíðar           | 64.1370 -21.9140 | Miklabraut`,
  ),
  city(
    'Stockholm',
    'SE',
    8,
    'nordic',
    'nordic',
    `
    Gamla Stan       | 59.3250 18.0710 | Västerlånggatan, Österlånggatan
    Södermalm        | 59.3150 18.0720 | Götgatan, Hornsgatan
    Östermalm        | 59.3370 18.0850 | Nybrogatan, Storgatan
    Vasastan         | 59.3440 18.0500 | Odengatan
    Djurgården       | 59.3255 18.1080 | Djurgårdsvägen`,
  ),
  city(
    'Prague',
    'CZ',
    8,
    'oldtown',
    'czech',
    `
    Malá Strana      | 50.0870 14.4050 | Nerudova, Mostecká
    Staré Město      | 50.0870 14.4210 | Dlouhá, Karlova
    Vinohrady        | 50.0760 14.4480 | Mánesova, Korunní
    Žižkov           | 50.0860 14.4540 | Bořivojova
    Nové Město       | 50.0790 14.4250 | Vodičkova`,
  ),
  city(
    'Vienna',
    'AT',
    8,
    'oldtown',
    'alpine',
    `
    Innere Stadt     | 48.2085 16.3725 | Wollzeile, Kärntner Straße
    Leopoldstadt     | 48.2160 16.3850 | Praterstraße, Taborstraße
    Neubau           | 48.2030 16.3490 | Lindengasse, Neubaugasse
    Wieden           | 48.1960 16.3690 | Wiedner Hauptstraße
    Josefstadt       | 48.2100 16.3500 | Josefstädter Straße`,
  ),
  city(
    'Zermatt',
    'CH',
    6,
    'mountain',
    'alpine',
    `
    Dorf             | 46.0210 7.7480 | Bahnhofstrasse, Hofmattstrasse
    Winkelmatten     | 46.0130 7.7520 | Winkelmattenweg
    Wiesti           | 46.0260 7.7510 | Wiestistrasse
    Steinmatte       | 46.0190 7.7480 | Steinmattstrasse`,
  ),
  city(
    'Dubrovnik',
    'HR',
    7,
    'coast',
    'adriatic',
    `
    Stari Grad       | 42.6415 18.1090 | Od Puča, Prijeko
    Lapad            | 42.6560 18.0800 | Kralja Tomislava, Šetalište kralja Zvonimira
    Ploče            | 42.6440 18.1180 | Frana Supila
    Gruž             | 42.6555 18.0910 | Obala Stjepana Radića`,
  ),
  city(
    'Edinburgh',
    'GB',
    8,
    'oldtown',
    'british',
    `
    Old Town         | 55.9490 -3.1910 | Cowgate, Grassmarket
    New Town         | 55.9540 -3.1990 | George Street, Queen Street
    Stockbridge      | 55.9585 -3.2090 | Raeburn Place, St Stephen Street
    Leith            | 55.9745 -3.1710 | The Shore, Constitution Street
    West End         | 55.9485 -3.2120 | Melville Street`,
  ),
];
