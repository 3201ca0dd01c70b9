/**
 * Texts that travelers type and the places that they mean. Each line has the English name and,
 * after `:`, the typed texts: misspellings, missing accents, names in other languages, former
 * names, airports and beginnings of names.
 */
export const foreignNames = `
Beijing: Pekin, Peking, Pechino, 北京, Beijin, PEK
Milan: Mailand, Milano, Millan, MXP
Munich: Münch, München, Muenchen, munchen, Munic, Мюнхен, Monaco di Baviera
Tokyo: tokio, Tokyoo, Toyko, 東京, HND
Cairo: قاهرة, القاهرة, Kairo, Le Caire, Ciaro
Paris: CDG, Pariss, Parigi, París, paris france, Paaris
London: LHR, Londres, Londra, Londn, Lodnon, Лондон
Rome: Roma, Rom, Rzym, FCO
Vienna: Wien, Viena, Vienne, Vinena
Prague: Praha, Prag, Prauge, Прага
Warsaw: Warschau, Warszawa, Varsovie, Warsow
Krakow: Cracow, Krakau, Kraków, Krakov
Gdansk: Danzig, gdansk
Wroclaw: Breslau, wroclaw
Cologne: Köln, Koeln, koln, Colonia, Collogne
Zurich: Zürich, Zuerich, Zurigo, Zurch
Geneva: Genf, Genève, Ginebra, Genava
Lisbon: Lisboa, Lissabon, Lisbonne, Lisbn, LIS
Porto: Oporto, Portto
Seville: Sevilla, Sevile, Siviglia
Barcelona: Barselona, Barcelna, Barcelone, BCN, Barcellona
Venice: Venezia, Venedig, Venise, Venis
Florence: Firenze, Florenz, Florance, فلورنسا
Naples: Napoli, Neapel, Nápoles
Turin: Torino, Turijn
Genoa: Genova, Genua
Athens: Athen, Atene, Αθήνα, Athnes
Thessaloniki: Saloniki, Tesaloniki, Salonica
Istanbul: Instanbul, Constantinople, Istambul, Estambul, إسطنبول
Izmir: İzmir, Smyrna
Moscow: Moskau, Moskva, Москва, Moscou, Mocsow
Saint Petersburg: Leningrad, St Petersburg, Sankt Petersburg, Петербург
Kyiv: Kiev, Kiew, Киев
Lviv: Lemberg, Lvov
Bucharest: Bukarest, Bucuresti, Bucarest
Budapest: Budapesht, Budapast, Будапешт
Belgrade: Beograd, Belgrad
Copenhagen: København, Kopenhagen, Copenhagn, Koebenhavn
Gothenburg: Göteborg, Goteborg
Reykjavik: Reykjavík, Reykyavik, Rejkjavik, KEF
Brussels: Bruxelles, Brüssel, Brusels
The Hague: Den Haag, La Haye, Hague
Edinburgh: Edinborough, Edinburg, Edimbourg
Marrakesh: Marrakech, Marakesh, Marakech, مراكش
Fez: Fès, Fes
Casablanca: Casablanka, CMN
Dubai: Doubai, دبي, Duabi
Mecca: Makkah, Mekka
Jerusalem: Yerushalayim, القدس, Jeruselem
Mumbai: Bombay, Mumbay, BOM
Kolkata: Calcutta, Kalkutta
Chennai: Madras, Chenai
Bengaluru: Bangalore, Bangalor
New Delhi: Delhi, Neu Delhi
Kathmandu: Katmandu, Kathmandoo
Ho Chi Minh City: Saigon, HCMC, Ho Chi Min
Hanoi: Hà Nội, Hanoy
Yangon: Rangoon, Rangun
Bangkok: Bangkock, Krung Thep, BKK, กรุงเทพ
Singapore: Singapur, Singapour, 新加坡
Jakarta: Djakarta, Batavia
Bali: Denpasar, DPS
Seoul: 서울, Soul, Séoul
Hong Kong: Hongkong, 香港, HKG
Guangzhou: Canton, Guangzhu
Taipei: Taipeh, 台北
Kyoto: Kioto, 京都
New York City: New York, New Yourk, JFK, Nueva York, Нью-Йорк
Los Angeles: LAX, Los Angelos, Los Angles
San Francisco: San Fransisco, SFO
Philadelphia: Filadelfia, Philadelfia, Philly
Mexico City: Ciudad de Mexico, Mexiko-Stadt, CDMX
Rio de Janeiro: Rio, Rio de Janero, GIG
Bogotá: bogota, Bogta
Buenos Aires: Buenos Ares, EZE
Havana: La Habana, Havanna
Cape Town: Kapstadt, Cape Twon, Capetown
Johannesburg: Johanesburg, Joburg
Gqeberha: Port Elizabeth
`;
