/**
 * Names by which people look for a place, in addition to those of GeoNames and CLDR: names in other
 * languages, former and short names, and airport codes (IATA, three capitals).
 *
 * Each line has the country, the place as GeoNames spells it, its English name after `=` if that
 * differs, and the other names after `:`. The world's places include every place of this table,
 * whatever its population. `writeWorldCities.ts` adds them.
 */
export const otherNames = `
AE Dubai: DXB, DWC, Doubai, Dubay, Дубай, دبي
AE Abu Dhabi: AUH, Abou Dabi, Abu Zabi, Абу-Даби, أبوظبي
AE Sharjah: SHJ, الشارقة
AE Ras Al Khaimah City = Ras Al Khaimah: RKT, RAK
AR Buenos Aires: EZE, AEP, BUE, Baires
AR San Carlos de Bariloche = Bariloche: BRC, Patagonia, Patagonien, Patagonie, باتاغونيا
AR Mendoza: MDZ
AR Ushuaia: USH
AT Vienna: VIE, Wien, Vienne, Viena, Wenen, Bécs, Wieden, Wiedeń, Vídeň, Viyana, Вена, ウィーン, 维也纳, فيينا
AT Salzburg: SZG, Salisburgo, Salzbourg, Salzburgo, Зальцбург
AT Innsbruck: INN, Инсбрук, Tyrol, Tirol
AT Graz: GRZ
AU Sydney: SYD
AU Melbourne: MEL
AU Brisbane: BNE
AU Perth: PER
AU Adelaide: ADL
AU Cairns: CNS
AU Gold Coast: OOL
AU Canberra: CBR
AU Alice Springs: ASP
AU Byron Bay:
AZ Baku: GYD, Bakou, Bakı, Баку
BA Sarajevo: SJJ, Sarajewo
BE Brussels: BRU, CRL, Bruxelles, Brussel, Brüssel, Bruselas, Bruxelas, Bruksela, Brussele, Брюссель, ブリュッセル, بروكسل
BE Brugge = Bruges: Brügge, Brujas, Брюгге
BE Antwerpen = Antwerp: ANR, Anvers, Amberes, Anversa, Antuérpia, Антверпен
BE Gent = Ghent: Gand, Gante
BE Liège: LGG, Luik, Lüttich, Lieja, Liegi
BG Sofia: SOF, София
BG Varna: VAR
BH Manama: BAH, Bahrain, المنامة
BO La Paz: LPB
BR Rio de Janeiro: GIG, SDU, RIO, Rio
BR São Paulo: GRU, CGH, SAO, Sampa, San Pablo, Сан-Паулу
BR Salvador: SSA, Salvador da Bahia
BR Brasília: BSB
BR Florianópolis: FLN, Floripa
BR Fortaleza: FOR
BR Recife: REC
BR Foz do Iguaçu: IGU, Iguazu, Iguassu
CA Toronto: YYZ, YTZ
CA Montréal: YUL, Montreal, Monreal
CA Vancouver: YVR
CA Calgary: YYC
CA Ottawa: YOW
CA Québec = Quebec City: YQB, Quebec
CA Victoria: YYJ
CA Halifax: YHZ
CA Banff:
CA Whistler:
CH Zürich = Zurich: ZRH, Zuerich, Zurigo, Zúrich, Zurych, Curych, Цюрих, チューリッヒ, 苏黎世
CH Genève = Geneva: GVA, Genf, Ginevra, Ginebra, Genebra, Genewa, Ženeva, Cenevre, Женева, ジュネーブ, 日内瓦, جنيف
CH Basel: BSL, Bâle, Basilea, Bazylea
CH Bern: BRN, Berne, Berna
CH Luzern = Lucerne: Lucerna, Luzerna, Люцерн
CH Lausanne: Losanna, Lausana
CH Zermatt:
CH Interlaken:
CH Davos:
CH St. Moritz: Sankt Moritz, Saint Moritz, San Murezzan
CL Santiago: SCL, Santiago de Chile
CL Valparaíso:
CN Beijing: PEK, PKX, BJS, Peking, Pekin, Pechino, Pequim, Pékin, Pekín, Peiping, Пекин, 北京, 베이징, 북경, ペキン, بكين, بيجين
CN Shanghai: PVG, SHA, Schanghai, Szanghaj, Xangai
CN Guangzhou: CAN, Canton, Kanton, Cantón, Гуанчжоу, 广州, 廣州
CN Shenzhen: SZX, 深圳
CN Chengdu: CTU, Chengtu, 成都
CN Chongqing: CKG, Chungking, Tchongking, 重庆
CN Xi’an = Xi'an: XIY, Xian, Sian, 西安
CN Hangzhou: HGH, Hangchow, 杭州
CN Suzhou: Soochow, 苏州
CN Nanjing: NKG, Nanking, Nankin, 南京
CN Tianjin: TSN, Tientsin, 天津
CN Wuhan: WUH, 武汉
CN Qingdao: TAO, Tsingtao, Tsingtau, 青岛
CN Xiamen: XMN, Amoy, 厦门
CN Harbin: HRB, 哈尔滨
CN Guilin: KWL, Kweilin, 桂林
CN Lhasa: LXA, 拉萨
CN Shenyang: Mukden, 沈阳
CN Dalian: Dairen, Port Arthur, 大连
CN Kunming: KMG, 昆明
CN Sanya: SYX, 三亚, Hainan
CO Bogotá: BOG, Santa Fe de Bogota
CO Medellín: MDE
CO Cartagena: CTG, Cartagena de Indias
CO Cali: CLO
CR San José: SJO
CU Havana: HAV, La Habana, La Havane, Havanna, Avana, L'Avana, Hawana, Гавана
CY Larnaca: LCA, Larnaka
CY Paphos: PFO, Pafos
CY Limassol: Lemesos
CY Nicosia: Lefkosia, Lefkoşa, Nikosia, Nicosie
CZ Prague: PRG, Praha, Prag, Praga, Praag, Prága, Прага, プラハ, 布拉格, براغ
CZ Brno: BRQ, Brünn
CZ Karlovy Vary: KLV, Karlsbad, Carlsbad
CZ Český Krumlov: Krumau
DE Berlin: BER, TXL, Berlino, Berlim, Берлин
DE Munich: MUC, München, Muenchen, Monaco di Baviera, Munique, Monachium, Mnichov, Münih, Múnich, Мюнхен, ミュンヘン, 慕尼黑, ميونخ, Bavaria, Bayern, Bavière, بافاريا
DE Köln = Cologne: CGN, Koeln, Colonia, Colônia, Keulen, Kolonia, Kolín nad Rýnem, Кёльн, ケルン, 科隆
DE Frankfurt am Main = Frankfurt: FRA, HHN, Francfort, Francoforte, Fráncfort, Франкфурт
DE Hamburg: HAM, Hambourg, Amburgo, Hamburgo, Гамбург
DE Düsseldorf: DUS, Duesseldorf, Дюссельдорф
DE Stuttgart: STR, Stoccarda, Штутгарт
DE Nürnberg = Nuremberg: NUE, Nuernberg, Norimberga, Núremberg, Norymberga, Norimberk, Нюрнберг
DE Dresden: DRS, Dresde, Dresda, Drezno, Дрезден
DE Leipzig: LEJ, Lipsia, Lipsk, Лейпциг
DE Hannover: HAJ, Hanover, Ганновер
DE Bremen: BRE, Brême, Brema
DE Aachen: Aix-la-Chapelle, Aken, Aquisgrán, Aquisgrana
DE Regensburg: Ratisbon, Ratisbonne, Ratisbona
DE Mainz: Mayence, Maguncia, Magonza
DE Trier: Trèves, Treviri, Tréveris
DE Freiburg: Freiburg im Breisgau, Fribourg
DE Chemnitz: Karl-Marx-Stadt
DE Heidelberg:
DE Rothenburg ob der Tauber:
DE Baden-Baden:
DK Copenhagen: CPH, København, Koebenhavn, Kopenhagen, Copenhague, Copenaghen, Köpenhamn, Kopenhaga, Kodaň, Копенгаген, コペンハーゲン
DK Århus = Aarhus: AAR
DO Santo Domingo: SDQ, Saint-Domingue, Ciudad Trujillo
DO Punta Cana: PUJ
DZ Algiers: ALG, Alger, Algier, Argel, Algeri
EC Quito: UIO
EC Guayaquil: GYE
EE Tallinn: TLL, Reval, Tallin
EG Cairo: CAI, Le Caire, Kairo, El Cairo, Il Cairo, Kahire, Káhira, Каир, カイロ, 开罗, Al Qahirah, مصر
EG Alexandria: HBE, ALY, Alexandrie, Iskandariya, Iskenderiye, Alejandría, Alessandria d'Egitto, Александрия, الإسكندرية
EG Hurghada: HRG, Al Ghardaqah, Хургада, الغردقة
EG Sharm el-Sheikh = Sharm El Sheikh: SSH, Sharm, Charm el-Cheikh, Шарм-эль-Шейх, شرم الشيخ
EG Luxor: LXR, Louxor, Louksor, Луксор, الأقصر
EG Aswan: ASW, Assouan, Assuan, أسوان
ES Barcelona: BCN, Barcelone, Barcellona, Барселона, バルセロナ, 巴塞罗那, برشلونة, Catalonia, Katalonien, Catalogne, Catalunya, كاتالونيا
ES Sevilla = Seville: SVQ, Séville, Siviglia, Sevilha, Sewilla, Севилья, Andalusia, Andalusien, Andalousie, Andalucía, الأندلس
ES Málaga: AGP, Malaga, Costa del Sol
ES Valencia: VLC, Valence, València, Valença
ES Palma = Palma de Mallorca: PMI, Mallorca, Majorca, Majorque, Maiorca, Майорка
ES Ibiza: IBZ, Eivissa, Ibiza Town
ES Granada: GRX, Grenade
ES Córdoba: ODB, Cordova, Cordoue, Cordoba
ES Bilbao: BIO, Bilbo
ES Donostia / San Sebastián = San Sebastian: EAS, Donostia, Saint-Sébastien
ES Zaragoza: ZAZ, Saragossa, Saragosse, Saragozza
ES Alicante: ALC, Alacant
ES Santiago de Compostela: SCQ, Saint-Jacques-de-Compostelle, Compostela
ES Las Palmas de Gran Canaria: LPA, Las Palmas, Gran Canaria
ES Santa Cruz de Tenerife: TFS, TFN, Tenerife, Teneriffa, Ténérife
ES Toledo: Tolède
ES Girona: GRO, Gerona, Gérone
ES Marbella:
ET Addis Ababa: ADD, Addis Abeba, Adis Abeba, Addis-Abeba, Аддис-Абеба
FI Helsinki: HEL, Helsingfors
FI Rovaniemi: RVN, Lapland, Lappland, Laponie
FJ Nadi: NAN, Fiji, Fidji
FR Paris: CDG, ORY, BVA, PAR, Parigi, París, Parijs, Paryż, Pařiž, Paříž, Парис, Lutetia
FR Nice: NCE, Nizza, Niza, Ницца, ニース, Côte d’Azur, French Riviera, Riviera
FR Lyon: LYS, Lyons, Lione, Lión
FR Marseille: MRS, Marseilles, Marsiglia, Marsella, Marselha, Марсель, Provence, Bouches-du-Rhône
FR Strasbourg: SXB, Straßburg, Strassburg, Strasburgo, Estrasburgo, Straatsburg, Страсбург
FR Bordeaux: BOD, Burdeos, Bordéus
FR Toulouse: TLS, Tolosa, Tolosa de Francia
FR Nantes: NTE
FR Lille: LIL, Rijsel, Lilla
FR Dunkerque = Dunkirk: Dünkirchen, Dunquerque
FR Avignon: AVN, Avignone, Aviñón
FR Cannes: CEQ
FR Chamonix-Mont-Blanc = Chamonix:
FR Colmar: Kolmar
FR Ajaccio: AJA, Corsica, Corse, Korsika
FR Biarritz: BIQ
FR Carcassonne: CCF, Carcasona
GB London: LHR, LGW, Heathrow, Gatwick, STN, LTN, LCY, LON, Londres, Londra, Londen, Londyn, Londýn, Лондон
GB Edinburgh: EDI, Édimbourg, Edimburgo, Edynburg, Эдинбург, Scotland, Schottland, Écosse, اسكتلندا
GB Manchester: MAN
GB Birmingham: BHX
GB Liverpool: LPL
GB Glasgow: GLA
GB Bristol: BRS
GB Belfast: BFS, BHD
GB Cardiff: CWL, Caerdydd, Wales, Pays de Galles, ويلز
GB Newcastle upon Tyne: NCL, Newcastle
GB Inverness: INV
GB Bath:
GB York:
GB Oxford:
GB Cambridge:
GB Brighton:
GB Stratford-upon-Avon:
GE Tbilisi: TBS, Tiflis, Tbilissi, Тбилиси
GE Batumi: BUS, Batoumi, Батуми
GH Accra: ACC, Akkra
GR Athens: ATH, Athína, Athen, Athènes, Atene, Atenas, Athene, Ateny, Athény, Атина, アテネ, 雅典, أثينا
GR Thessaloníki = Thessaloniki: SKG, Salonica, Saloniki, Salonika, Salonique, Salonicco, Tesalónica, Selanik, Салоники
GR Irákleion = Heraklion: HER, Iraklio, Iraklion, Candia, Crete, Kreta, Crète, Kriti
GR Chaniá = Chania: CHQ, Hania, La Canea
GR Ródos = Rhodes: RHO, Rodos, Rhodos, Rodi, Rodas
GR Corfu: CFU, Kerkyra, Korfu, Corfou, Corfù
GR Mykonos: JMK, Mikonos, Miconos
GR Firá = Santorini: JTR, Fira, Thira, Thera, Santorin, Santorino
HK Hong Kong: HKG, Xianggang, Hongkong, Гонконг, 香港, ホンコン, 홍콩, هونغ كونغ
HR Zagreb: ZAG, Agram, Zagabria
HR Dubrovnik: DBV, Ragusa, Дубровник
HR Split: SPU, Spalato
HR Zadar: ZAD, Zara
HR Pula: PUY, Pola
HR Rijeka: RJK, Fiume
HR Hvar: Lesina
HU Budapest: BUD, Budapeszt, Budapešť, Budapeşte, Будапешт, ブダペスト
ID Jakarta: CGK, HLP, Djakarta, Batavia, Джакарта
ID Denpasar = Bali: DPS, Denpasar, Бали, バリ
ID Ubud:
ID Yogyakarta: YIA, JOG, Jogja, Jogjakarta, Djokja
ID Surabaya: SUB, Soerabaja
ID Bandung: BDO, Bandoeng
ID Makassar: UPG, Ujung Pandang
ID Mataram: LOP, Lombok
IE Dublin: DUB, Dublino, Dublín, Baile Átha Cliath, Дублин
IE Cork: ORK, Corcaigh
IE Gaillimh = Galway: GWY
IE Killarney:
IL Tel Aviv: TLV, Jaffa, Tel Aviv-Yafo, Тель-Авив, تل أبيب, תל אביב
IL Jerusalem: Jérusalem, Jerusalén, Gerusalemme, Yerushalayim, Al-Quds, Иерусалим, القدس, ירושלים
IL Eilat: ETM, Elat
IL Haifa: HFA
IN Mumbai: BOM, Bombay, Bombaim, Мумбаи, मुंबई, 孟买
IN New Delhi: DEL, Delhi, Nueva Delhi, Nuova Delhi, Neu-Delhi, Nova Deli, Дели, दिल्ली, नई दिल्ली
IN Bengaluru: BLR, Bangalore, Bangalur, Бангалор, बेंगलुरु
IN Chennai: MAA, Madras, Ченнаи, चेन्नई
IN Kolkata: CCU, Calcutta, Kalkutta, Calcuta
IN Hyderabad: HYD, Haiderabad
IN Jaipur: JAI, Djaïpur, Dzhaipur
IN Agra: AGR, Taj Mahal
IN Varanasi: VNS, Benares, Banaras, Bénarès
IN Panaji = Goa: GOI, GOX, Panjim, Гоа
IN Cochin = Kochi: COK, Cochin
IN Thiruvananthapuram: TRV, Trivandrum
IN Pune: PNQ, Poona
IN Mysore: Mysuru
IN Puducherry: Pondicherry, Pondichéry
IN Udaipur: UDR
IN Gurgaon: Gurugram
IN Allahābād = Prayagraj: Allahabad
IN Vadodara: Baroda
IN Shimla: Simla
IN Leh: IXL, Ladakh
IQ Baghdad: BGW, Bagdad, Bağdat
IR Tehran: IKA, THR, Teheran, Téhéran, Tahran, Тегеран
IR Isfahan: IFN, Esfahan, Ispahan
IR Shiraz: SYZ, Chiraz
IS Reykjavík = Reykjavik: KEF, RKV, Reikiavik, Reikjavik, Reykjavic, Рейкьявик
IT Rome: FCO, CIA, ROM, Roma, Rom, Rzym, Řím, Róma, Рим, ローマ, 罗马, 로마, روما
IT Milan: MXP, LIN, BGY, MIL, Milano, Mailand, Milán, Milaan, Mediolan, Milão, Милан, ミラノ, 米兰, 밀라노, ميلانو
IT Venice: Venezia, VCE, TSF, Venedig, Venise, Venecia, Veneza, Wenecja, Benátky, Velence, Venedik, Венеция, ヴェネツィア, 威尼斯, 베네치아, البندقية
IT Florence: FLR, Firenze, Florenz, Florencia, Florença, Florencja, Floransa, Флоренция, フィレンツェ, 佛罗伦萨, 피렌체, فلورنسا, Tuscany, Toskana, Toscane, Toscana, توسكانا
IT Naples: NAP, Napoli, Neapel, Nápoles, Neapol, Napels, Неаполь, ナポリ
IT Turin: TRN, Torino, Turín, Turijn, Turyn, Turim, Турин
IT Genoa: GOA, Genova, Genua, Gênes, Génova, Gênova, Cenova, Генуя
IT Bologna: BLQ, Bologne, Bolonia, Bolonha
IT Verona: VRN, Vérone
IT Pisa: PSA, Pise
IT Siena: Sienne, Sienna
IT Padova = Padua: Padoue
IT Palermo: PMO, Palerme, Palermu, Sicily, Sizilien, Sicile, Sicilia, صقلية
IT Catania: CTA, Catane
IT Bari: BRI
IT Siracusa = Syracuse: Syrakus
IT Trieste: TRS, Triest
IT Bolzano: BZO, Bozen
IT Mantova = Mantua: Mantoue
IT Livorno: Leghorn
IT Cagliari: CAG, Sardinia, Sardegna, Sardinien
IT Olbia: OLB
IT Amalfi:
IT Positano:
IT Sorrento: Sorrente
IT Capri:
IT Como: Lake Como
IT Taormina:
IT Matera:
IT Lucca: Lucques
JM Kingston: KIN
JM Montego Bay: MBJ
JO Amman: AMM, Ammán, Амман, عمان
JO Petra: Wadi Musa
JO Aqaba: AQJ, Akaba, العقبة
JP Tokyo: NRT, HND, TYO, Tokio, Tóquio, Tokió, Edo, Токио, 東京, 东京, 도쿄, 동경, とうきょう
JP Osaka: KIX, ITM, OSA, Ōsaka, Осака, 大阪, 오사카, おおさか
JP Kyoto: UKY, Kioto, Quioto, Kjoto, Киото, 京都, 교토, きょうと, كيوتو
JP Sapporo: CTS, Саппоро, 札幌
JP Fukuoka: FUK, Hakata, 福岡
JP Hiroshima: HIJ, Хиросима, 広島
JP Nagoya: NGO, 名古屋
JP Nara-shi = Nara: 奈良
JP Naha: OKA, Okinawa, 那覇, 沖縄
JP Nagasaki: NGS, 長崎
JP Yokohama: YOK, 横浜
JP Kobe: UKB, 神戸
JP Kanazawa: 金沢
JP Nikkō = Nikko: 日光
JP Hakone: 箱根
KE Nairobi: NBO, Найроби
KE Mombasa: MBA, Mombassa
KG Bishkek: FRU, BSZ, Frunze, Bichkek, Bischkek
KH Phnom Penh: PNH, KTI, Pnom Penh
KH Siem Reap: REP, SAI, Angkor, Angkor Wat
KR Seoul: ICN, GMP, SEL, Séoul, Seul, Seúl, Soul, Сеул, 서울, 首尔, 首爾, ソウル
KR Busan: PUS, Pusan, Пусан, 부산, 釜山
KR Jeju City = Jeju: CJU, Cheju, 제주
KR Incheon: Inchon, 인천
KW Kuwait City: KWI, Koweït, Al Kuwayt, الكويت
KZ Almaty: ALA, Alma-Ata, Алма-Ата, Алматы
KZ Nur-Sultan = Astana: NQZ, TSE, Nursultan, Akmola, Tselinograd, Астана
LA Vientiane: VTE, Viangchan
LA Luang Prabang: LPQ, Louang Phabang, Louangphrabang
LB Beirut: BEY, Beyrouth, Bayrut, Beiroet, Beyrut, Бейрут, بيروت
LK Colombo: CMB
LK Kandy:
LK Galle:
LT Vilnius: VNO, Wilno, Vilna, Wilna, Вильнюс
LT Kaunas: KUN, Kowno
LU Luxembourg: LUX, Luxemburg, Luxemburgo, Lussemburgo, Lëtzebuerg, Люксембург
LV Riga: RIX, Рига
LY Tripoli: MJI, Tarabulus
MA Marrakesh: RAK, Marrakech, Marrakesch, Marraquexe, Марракеш, مراكش, マラケシュ
MA Casablanca: CMN, Casa, Dar el Beida, Касабланка, الدار البيضاء
MA Fès = Fez: FEZ, Fes, فاس
MA Tangier: TNG, Tanger, Tánger, Tangeri, طنجة
MA Rabat: RBA, الرباط
MA Agadir: AGA, أكادير
MA Essaouira: ESU, Mogador, الصويرة
MA Chefchaouene = Chefchaouen: Chaouen, Xauen
MA Meknès: Meknes, مكناس
MA Ouarzazat = Ouarzazate: OZZ
MC Monaco: MCM, Monte Carlo, Monte-Carlo, Mónaco, Монако
ME Podgorica: TGD, Titograd
ME Kotor: Cattaro
ME Budva:
MG Antananarivo: TNR, Tananarive
MM Yangon: RGN, Rangoon, Rangun, Rangún
MM Mandalay: MDL
MM Bagan: Pagan
MN Ulan Bator = Ulaanbaatar: UBN, ULN, Ulan Bator, Oulan-Bator, Улан-Батор
MO Macau: MFM, Macao, Aomen, 澳门, マカオ
MT Valletta: MLA, Malta, La Valette, La Valeta
MU Port Louis: MRU, Mauritius, Maurice, Maurício
MV Male = Malé: MLE, Maldives, Malediven, Maldive, Maldivas, Мальдивы
MX Mexico City: MEX, NLU, Ciudad de México, CDMX, Mexiko-Stadt, Mexico DF, Città del Messico, Cidade do México, Мехико
MX Cancún: CUN, Cancun, Канкун
MX Guadalajara: GDL
MX Monterrey: MTY
MX Oaxaca: OAX, Oaxaca de Juárez
MX Playa del Carmen: PCM
MX Tulum: TQO
MX Puerto Vallarta: PVR
MX San José del Cabo: SJD, Los Cabos, Cabo
MX Cabo San Lucas: Los Cabos
MX Mérida: MID
MY Kuala Lumpur: KUL, SZB, KL, Куала-Лумпур, 吉隆坡
MY George Town: PEN, Penang, Pinang, Georgetown
MY Kota Kinabalu: BKI, Jesselton
MY Johor Bahru: JHB
MY Malacca: MKZ, Melaka
MZ Maputo: MPM, Lourenço Marques
NA Windhoek: WDH, Windhuk
NG Lagos: LOS
NL Amsterdam: AMS, Ámsterdam, Amsterdã, Amsterdão, Амстердам, アムステルダム, أمستردام
NL The Hague: Den Haag, 's-Gravenhage, La Haye, La Haya, L'Aia, Haia, Haga, Гаага
NL Rotterdam: RTM, Róterdam
NL Eindhoven: EIN
NL Utrecht: Utrech
NL Maastricht: MST, Maestricht
NO Oslo: OSL, TRF, Christiania, Kristiania, Осло
NO Bergen: BGO, Берген
NO Tromsø: TOS, Tromso, Tromsoe
NO Trondheim: TRD, Trondhjem
NO Stavanger: SVG
NP Kathmandu: KTM, Katmandu, Katmandou, Катманду, काठमाडौं
NP Pokhara: PKR
NZ Auckland: AKL, Tāmaki Makaurau
NZ Wellington: WLG
NZ Christchurch: CHC
NZ Queenstown: ZQN
NZ Rotorua: ROT
OM Muscat: MCT, Maskat, Mascate, Masqat, مسقط
OM Şalālah = Salalah: SLL, صلالة
PA Panamá = Panama City: PTY, Panama, Ciudad de Panamá
PE Lima: LIM, Ліма
PE Cusco: CUZ, Cuzco, Qosqo, Machu Picchu
PE Arequipa: AQP
PF Papeete: PPT, Tahiti
PH Manila: MNL, Manille, Manilla, Манила
PH Cebu City: CEB, Cebu
PH Caticlan = Boracay: MPH, KLO
PK Karachi: KHI, Karatschi, Karaçi, Carachi, Карачи, کراچی, كراتشي
PK Lahore: LHE, Лахор, لاہور
PK Islamabad: ISB, Исламабад, اسلام آباد
PK Faisalabad: LYP, Lyallpur
PK Peshawar: PEW, Peschawar
PL Warsaw: WAW, WMI, Warszawa, Warschau, Varsovie, Varsovia, Varsavia, Varšava, Varsó, Varşova, Варшава, ワルシャワ, 华沙
PL Kraków = Krakow: KRK, Cracow, Cracovie, Cracovia, Krakau, Krakov, Krakkó, Краков
PL Gdańsk = Gdansk: GDN, Danzig, Dantzig, Гданьск
PL Wrocław = Wroclaw: WRO, Breslau, Vratislav, Breslavia, Вроцлав
PL Poznań = Poznan: POZ, Posen
PL Szczecin: SZZ, Stettin
PL Katowice: KTW, Kattowitz
PL Toruń: Thorn
PL Zakopane:
PT Lisbon: LIS, Lisboa, Lissabon, Lisbonne, Lisbona, Lizbona, Lisabon, Lisszabon, Lizbon, Лиссабон, リスボン, 里斯本, لشبونة
PT Porto: OPO, Oporto, Порту
PT Faro: FAO, Algarve
PT Funchal: FNC, Madeira, Madère
PT Ponta Delgada: PDL, Azores, Açores, Azoren
PT Sintra:
PT Lagos:
QA Doha: DOH, Ad Dawhah, Доха, الدوحة
RE Saint-Denis: RUN, Réunion
RO Bucharest: OTP, BBU, București, Bukarest, Bucarest, Bucareste, Boekarest, Bukareszt, Bükreş, Бухарест
RO Cluj-Napoca: CLJ, Klausenburg, Kolozsvár, Transylvania, Siebenbürgen, Transylvanie
RO Braşov = Brasov: Kronstadt, Brassó
RO Sibiu: SBZ, Hermannstadt
RS Belgrade: BEG, Beograd, Belgrad, Belgrado, Bělehrad, Nándorfehérvár, Белград, Београд
RU Moscow: SVO, DME, VKO, MOW, Moskva, Moskau, Moscou, Mosca, Moscú, Moskwa, Moszkva, Москва, モスクワ, 莫斯科, موسكو
RU Saint Petersburg: LED, St Petersburg, Sankt-Peterburg, Leningrad, Petrograd, Petersburg, Piter, Sankt Petersburg, San Petersburgo, San Pietroburgo, Санкт-Петербург, Ленинград, Питер
RU Yekaterinburg: SVX, Ekaterinburg, Sverdlovsk
RU Volgograd: VOG, Stalingrad, Tsaritsyn
RU Nizhniy Novgorod: GOJ, Nizhny Novgorod, Gorky, Gorki
RU Samara: KUF, Kuybyshev
RU Sochi: AER, Sotschi, Sotchi, Сочи
RU Kazan: KZN, Kasan
RU Kaliningrad: KGD, Königsberg
RU Vladivostok: VVO, Wladiwostok
RU Novosibirsk: OVB, Nowosibirsk
SA Riyadh: RUH, Riad, Riyad, Ryad, Эр-Рияд, الرياض
SA Jeddah: JED, Dschidda, Djeddah, Yeda, Gedda, Cidde, Джидда, جدة
SA Mecca: Makkah, La Mecque, Mekka, La Meca, La Mecca, Mekke, Мекка, مكة
SA Medina: MED, Madinah, Al Madinah, Médine, Медина, المدينة المنورة
SC Victoria: SEZ, Mahé, Seychelles, Seychellen
SE Stockholm: ARN, BMA, NYO, STO, Estocolmo, Stoccolma, Sztokholm, Tukholma, Стокгольм
SE Göteborg = Gothenburg: GOT, Goteborg, Gotemburgo, Göteburg, Гётеборг
SE Malmö: MMX, Malmo, Malmoe
SE Kiruna: KRN
SG Singapore: SIN, XSP, Singapur, Singapour, Singapura, Cingapura, Сингапур, 新加坡, シンガポール
SI Ljubljana: LJU, Laibach, Lubiana, Любляна
SI Bled: Lake Bled
SK Bratislava: BTS, Pressburg, Pozsony, Братислава
SN Dakar: DSS
SY Damascus: DAM, Damas, Damaskus, Damasco, Şam, Дамаск, دمشق
SY Aleppo: ALP, Alep, Halab, حلب
TH Bangkok: BKK, DMK, Krung Thep, Krungthep, Бангкок, กรุงเทพ, 曼谷, バンコク, 방콕
TH Phuket: HKT, Puket, Пхукет, ภูเก็ต, 普吉
TH Chiang Mai: CNX, Chiangmai, Чиангмай, เชียงใหม่, 清迈
TH Pattaya: UTP, Паттайя, พัทยา
TH Krabi: KBV, กระบี่
TH Ko Samui = Koh Samui: USM, Samui, Самуи
TN Tunis: TUN, Tunes, تونس
TN Houmt El Souk = Djerba: DJE, Jerba, Houmt Souk, جربة
TN Sousse: سوسة
TR Istanbul: IST, SAW, Constantinople, Konstantinopel, Byzantium, Stamboul, Estambul, Istambul, Stambuł, Cařihrad, Isztambul, Стамбул, イスタンブール, 伊斯坦布尔, إسطنبول
TR Ankara: ESB, Angora, Анкара
TR İzmir = Izmir: ADB, Smyrna, Smyrne, Esmirna, Smirne
TR Antalya: AYT, Анталья, أنطاليا
TR Bodrum: BJV, Halicarnassus, Бодрум
TR Dalaman: DLM, Marmaris, Fethiye
TR Nevşehir = Cappadocia: NAV, ASR, Nevsehir, Kappadokien, Cappadoce, Capadocia, Göreme
TR Edirne: Adrianople
TR Trabzon: TZX, Trebizond
TR Bursa: YEI
TW Taipei: TPE, TSA, Taipeh, Taibei, Тайбэй, 台北, 臺北, タイペイ
TW Kaohsiung: KHH, 高雄
TZ Dar es Salaam: DAR, Daressalam
TZ Zanzibar: ZNZ, Sansibar, Zanzíbar, Занзибар
TZ Arusha: ARK, JRO, Kilimanjaro
UA Kyiv: KBP, IEV, Kiev, Kiew, Kijów, Kijev, Киев, Київ, キエフ
UA Lviv: LWO, Lvov, Lwów, Lemberg, Leópolis, Львов, Львів
UA Odessa: ODS, Odesa, Odesse, Одесса
UA Kharkiv: HRK, Kharkov, Charkiw, Charkow
UA Dnipro: DNK, Dnipropetrovsk, Dnepropetrovsk
UG Kampala: EBB, Entebbe
US New York City: JFK, LGA, EWR, NYC, New York, Nueva York, Nova York, Nova Iorque, Nowy Jork, Nuova York, Manhattan, Big Apple, Нью-Йорк, ニューヨーク, 纽约, 뉴욕, نيويورك
US Los Angeles: LAX, LA, Hollywood, Лос-Анджелес, ロサンゼルス, 洛杉矶
US San Francisco: SFO, Frisco, Сан-Франциско
US Chicago: ORD, MDW, CHI, Чикаго
US Las Vegas: LAS, Vegas, Лас-Вегас, ラスベガス
US Miami: MIA, Майами
US Orlando: MCO, Disney World
US Boston: BOS, Бостон
US Washington, D.C. = Washington: IAD, DCA, WAS, Washington DC, Вашингтон
US Seattle: SEA
US Philadelphia: PHL, Philly, Filadelfia, Philadelphie, Филадельфия
US Atlanta: ATL
US Dallas: DFW, DAL
US Houston: IAH, HOU
US Denver: DEN
US Phoenix: PHX
US San Diego: SAN
US New Orleans: MSY, Nueva Orleans, La Nouvelle-Orléans, Nola
US Honolulu: HNL, Waikiki, Hawaii, Oahu
US Kahului: OGG, Maui
US Portland: PDX
US Minneapolis: MSP
US Detroit: DTW
US Nashville: BNA
US Austin: AUS
US San Jose: SJC
US Salt Lake City: SLC
US Charlotte: CLT
US Tampa: TPA
US Fort Lauderdale: FLL
US Anchorage: ANC
US Key West: EYW
US Aspen: ASE
US Savannah: SAV
US Charleston: CHS
US Santa Fe: SAF
US Palm Springs: PSP
UY Montevideo: MVD
UZ Tashkent: TAS, Taschkent, Tachkent, Toshkent, Ташкент
UZ Samarkand: SKD, Samarqand, Samarkanda, Samarcande, Самарканд
UZ Bukhara: BHK, Buchara, Buxoro, Boukhara
VE Caracas: CCS
VN Ho Chi Minh City: SGN, Saigon, Saïgon, Saigón, Ho-Chi-Minh-Stadt, HCMC, Thành phố Hồ Chí Minh, Sài Gòn, Сайгон, Хошимин, 胡志明市
VN Hanoi: HAN, Hà Nội, Hanói, Ханой, 河内
VN Da Nang: DAD, Danang, Đà Nẵng, Дананг
VN Nha Trang: CXR, Нячанг
VN Huế: HUI, Hue
VN Hội An = Hoi An: Faifo
VN Hạ Long = Ha Long: VDO, Halong Bay, Ha Long Bay
VN Da Lat: DLI, Dalat, Đà Lạt
VN Dương Đông = Phu Quoc: PQC, Phú Quốc
ZA Cape Town: CPT, Kapstadt, Le Cap, Ciudad del Cabo, Città del Capo, Cidade do Cabo, Kaapstad, Kapské Město, Кейптаун, ケープタウン
ZA Johannesburg: JNB, Joburg, Johannesbourg, Johannesburgo, Jozi, Йоханнесбург
ZA Durban: DUR
ZA Pretoria: Tshwane
ZA Port Elizabeth = Gqeberha: PLZ
ZM Livingstone: LVI, Victoria Falls, Maramba
ZW Harare: HRE, Salisbury
ZW Victoria Falls: VFA
`;
