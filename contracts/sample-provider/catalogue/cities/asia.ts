import { city } from './city.ts';

/** Eighteen cities from the Bosphorus to Tokyo Bay. */
export const asianCities = [
  city(
    'Karachi',
    'PK',
    60,
    'coast',
    'indus',
    `
    Clifton          | 24.8150 67.0300 | Khayaban-e-Saadi, Khayaban-e-Jami
    Defence          | 24.8040 67.0640 | Khayaban-e-Shamsheer, Khayaban-e-Seher
    Saddar           | 24.8560 67.0230 | Zaibunnisa Street, Abdullah Haroon Road
    Gulshan-e-Iqbal  | 24.9180 67.0970 | University Road, Rashid Minhas Road
    PECHS            | 24.8690 67.0610 | Tariq Road, Shahrah-e-Quaideen
    Bath Island      | 24.8310 67.0330 | Khayaban-e-Roomi`,
  ),
  city(
    'Lahore',
    'PK',
    9,
    'oldtown',
    'indus',
    `
    Gulberg          | 31.5160 74.3480 | Main Boulevard, M. M. Alam Road
    Walled City      | 31.5830 74.3200 | Fort Road, Delhi Gate Bazaar
    Model Town       | 31.4840 74.3260 | Link Road
    Cantonment       | 31.5220 74.3830 | Tufail Road`,
  ),
  city(
    'Dubai',
    'AE',
    60,
    'metropolis',
    'gulf',
    `
    Downtown         | 25.1950 55.2760 | Sheikh Mohammed bin Rashid Boulevard, Al Mustaqbal Street
    Dubai Marina     | 25.0800 55.1410 | Al Marsa Street, King Salman bin Abdulaziz Street
    Deira            | 25.2690 55.3130 | Al Rigga Road, Baniyas Road
    Al Fahidi        | 25.2620 55.2990 | Al Fahidi Street, Al Seef Street
    Jumeirah         | 25.2100 55.2470 | Jumeirah Beach Road, Al Wasl Road
    Business Bay     | 25.1860 55.2660 | Marasi Drive, Al Abraj Street`,
  ),
  city(
    'Istanbul',
    'TR',
    60,
    'oldtown',
    'turkish',
    `
    Sultanahmet      | 41.0060 28.9755 | Divanyolu Caddesi, Akbıyık Caddesi
    Galata           | 41.0265 28.9740 | Serdar-ı Ekrem Sokak, Galip Dede Caddesi
    Beyoğlu          | 41.0340 28.9780 | İstiklal Caddesi, Meşrutiyet Caddesi
    Karaköy          | 41.0245 28.9775 | Mumhane Caddesi, Kemankeş Caddesi
    Kadıköy          | 40.9890 29.0280 | Moda Caddesi, Bahariye Caddesi
    Beşiktaş         | 41.0450 29.0070 | Barbaros Bulvarı, Şair Nedim Caddesi
    Balat            | 41.0300 28.9480 | Vodina Caddesi`,
  ),
  city(
    'Kyoto',
    'JP',
    12,
    'oldtown',
    'japanese',
    `
    Gion             | 35.0037 135.7780
    Higashiyama      | 34.9980 135.7800
    Arashiyama       | 35.0140 135.6780
    Kawaramachi      | 35.0045 135.7690
    Fushimi          | 34.9390 135.7620`,
  ),
  city(
    'Tokyo',
    'JP',
    60,
    'metropolis',
    'japanese',
    `
    Asakusa          | 35.7130 139.7930
    Shinjuku         | 35.6905 139.7020
    Shibuya          | 35.6600 139.6990
    Ginza            | 35.6715 139.7650
    Ueno             | 35.7110 139.7760
    Akasaka          | 35.6750 139.7370
    Yanaka           | 35.7260 139.7670`,
  ),
  city(
    'Seoul',
    'KR',
    9,
    'metropolis',
    'korean',
    `
    Myeongdong       | 37.5630 126.9840 | Myeongdong-gil
    Bukchon          | 37.5815 126.9850 | Bukchon-ro, Gyedong-gil
    Insadong         | 37.5740 126.9855 | Insadong-gil
    Hongdae          | 37.5560 126.9240 | Wausan-ro, Eoulmadang-ro
    Gangnam          | 37.5000 127.0290 | Teheran-ro, Gangnam-daero`,
  ),
  city(
    'Bangkok',
    'TH',
    60,
    'tropical',
    'thai',
    `
    Silom            | 13.7270 100.5290 | Silom Road, Convent Road
    Sukhumvit        | 13.7380 100.5610 | Sukhumvit Road, Soi Thong Lo
    Banglamphu       | 13.7610 100.4970 | Phra Athit Road, Rambuttri Road
    Rattanakosin     | 13.7520 100.4930 | Maha Rat Road, Na Phra Lan Road
    Bang Rak         | 13.7240 100.5170 | Charoen Krung Road, Si Wiang Road
    Ari              | 13.7800 100.5440 | Phahonyothin Road, Soi Ari Samphan`,
  ),
  city(
    'Singapore',
    'SG',
    60,
    'metropolis',
    'straits',
    `
    Chinatown        | 1.2830 103.8440 | Keong Saik Road, Ann Siang Road
    Kampong Glam     | 1.3020 103.8590 | Arab Street, Beach Road
    Little India     | 1.3070 103.8510 | Serangoon Road, Dunlop Street
    Tiong Bahru      | 1.2850 103.8310 | Yong Siak Street, Seng Poh Road
    Orchard          | 1.3040 103.8320 | Orchard Road, Scotts Road
    Katong           | 1.3060 103.9040 | Joo Chiat Road, East Coast Road`,
  ),
  city(
    'Ubud',
    'ID',
    8,
    'tropical',
    'balinese',
    `
    Ubud Kaja        | -8.5030 115.2620 | Jalan Raya Ubud, Jalan Suweta
    Penestanan       | -8.5060 115.2520 | Jalan Penestanan
    Nyuh Kuning      | -8.5230 115.2590 | Jalan Nyuh Bojog
    Peliatan         | -8.5180 115.2720 | Jalan Peliatan
    Tegallalang      | -8.4400 115.2790 | Jalan Raya Tegallalang`,
  ),
  city(
    'Hanoi',
    'VN',
    8,
    'oldtown',
    'vietnamese',
    `
    Hoan Kiem        | 21.0320 105.8500 | Hàng Bạc, Hàng Bông
    Ba Dinh          | 21.0370 105.8360 | Phan Đình Phùng, Quán Thánh
    Tay Ho           | 21.0640 105.8250 | Tô Ngọc Vân, Xuân Diệu
    French Quarter   | 21.0230 105.8540 | Lý Thường Kiệt, Tràng Tiền`,
  ),
  city(
    'Mumbai',
    'IN',
    11,
    'coast',
    'indian',
    `
    Colaba           | 18.9150 72.8260 | Shahid Bhagat Singh Road, Mereweather Road
    Fort             | 18.9340 72.8350 | Dadabhai Naoroji Road, Horniman Circle
    Bandra West      | 19.0590 72.8310 | Hill Road, Turner Road
    Juhu             | 19.1050 72.8290 | Juhu Tara Road
    Andheri East     | 19.1150 72.8700 | Sahar Road`,
  ),
  city(
    'Jaipur',
    'IN',
    8,
    'desert',
    'indian',
    `
    Pink City        | 26.9240 75.8240 | Johari Bazaar, Tripolia Bazaar
    C-Scheme         | 26.9080 75.8000 | Prithviraj Road, Bhagwan Das Road
    Bani Park        | 26.9290 75.7920 | Jai Singh Highway
    Civil Lines      | 26.9050 75.7830 | Jacob Road
    Amer             | 26.9820 75.8510 | Amer Road`,
  ),
  city(
    'Colombo',
    'LK',
    7,
    'tropical',
    'lankan',
    `
    Fort             | 6.9350 79.8440 | Chatham Street, Hospital Street
    Kollupitiya      | 6.9110 79.8510 | Galle Road, Alfred House Gardens
    Cinnamon Gardens | 6.9070 79.8640 | Rosmead Place, Ward Place
    Mount Lavinia    | 6.8390 79.8660 | Hotel Road`,
  ),
  city(
    'Kathmandu',
    'NP',
    8,
    'mountain',
    'himalayan',
    `
    Thamel           | 27.7150 85.3110 | Thamel Marg, Chaksibari Marg
    Boudha           | 27.7210 85.3610 | Boudha Marg
    Lazimpat         | 27.7220 85.3200 | Lazimpat Road
    Basantapur       | 27.7040 85.3070 | Jhochhen Tole
    Patan            | 27.6730 85.3250 | Mangal Bazar`,
  ),
  city(
    'Samarkand',
    'UZ',
    4,
    'desert',
    'uzbek',
    `
    Registan         | 39.6550 66.9740 | Registan Street, Tashkent Road
    Siyob            | 39.6630 66.9800 | Bibikhonim Street
    Gur-e-Amir       | 39.6485 66.9690 | Oksaroy Street
    University       | 39.6520 66.9600 | University Boulevard`,
  ),
  city(
    'Muscat',
    'OM',
    6,
    'coast',
    'gulf',
    `
    Muttrah          | 23.6175 58.5650 | Al Bahri Road
    Qurum            | 23.6090 58.4780 | Al Shati Street
    Old Muscat       | 23.6130 58.5920 | Al Saidiya Street
    Al Mouj          | 23.6220 58.2770 | Al Mouj Street`,
  ),
  city(
    'Tbilisi',
    'GE',
    8,
    'oldtown',
    'georgian',
    `
    Sololaki         | 41.6890 44.8000 | Lado Asatiani Street, Galaktion Tabidze Street
    Vera             | 41.7060 44.7860 | Merab Kostava Street, Kiacheli Street
    Vake             | 41.7100 44.7550 | Chavchavadze Avenue
    Mtatsminda       | 41.6970 44.7930 | Besiki Street
    Avlabari         | 41.6920 44.8170 | Ketevan Dedopali Avenue`,
  ),
];
