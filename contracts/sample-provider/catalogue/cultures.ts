/** The style of the façades in the pictures. */
export type Architecture = 'riad' | 'villa' | 'grand' | 'tower' | 'chalet' | 'lodge' | 'gable';

/** The building above the roofs of an old town. */
export type Landmark = 'mosque' | 'spire' | 'belltower' | 'pagoda';

/** A pattern of names with `{word}` and `{area}` to fill in, and the range of stars that fits it. */
type NameForm = readonly [form: string, minStars: number, maxStars: number];

export type Culture = {
  forms: readonly NameForm[];
  words: readonly string[];
  architecture: readonly Architecture[];
  /** A church spire by default. */
  landmark?: Landmark;
};

function split(words: string): string[] {
  return words.trim().split(/\s*,\s*/);
}

/**
 * How hotels are named in each culture: patterns, words to fill them with, and the architecture. No
 * name belongs to a hotel chain. A large city needs at least 60 combinations of pattern and word.
 */
export const cultures = {
  maghreb: {
    forms: [
      ['Riad {word}', 3, 5],
      ['Dar {word}', 1, 4],
      ['Palais {word}', 4, 5],
      ['Maison {word}', 0, 4],
      ['Riad {area}', 2, 4],
    ],
    words: split(`Al Baraka, Yasmine, Zitoune, Nour, Safran, Ambre, Azhar, Sirocco, Zellige, Saba,
      Andalous, Ourika, Jacaranda, Menzeh, Fouara, Limoun, Warda, Hamam Blanc`),
    architecture: ['riad', 'riad', 'riad', 'villa'],
  },
  nile: {
    forms: [
      ['Nile {word} Hotel', 2, 4],
      ['Beit {word}', 0, 3],
      ['The {word} House', 3, 5],
      ['{area} {word} Hotel', 3, 5],
    ],
    words: split('Lotus, Papyrus, Felucca, Sunbird, Heron, Yasmin, Mashrabiya, Sycamore, Fanous'),
    architecture: ['grand', 'villa', 'riad'],
  },
  cape: {
    forms: [
      ['The {word}', 3, 5],
      ['{word} House', 1, 4],
      ['{word} Manor', 4, 5],
      ['{area} Guest House', 0, 3],
    ],
    words: split(`Fynbos, Silvertree, Tablecloth, Sugarbird, Yellowwood, Gannet, Milkwood,
      Southeaster, Sunbird, Agapanthus`),
    architecture: ['villa', 'gable', 'villa'],
  },
  savanna: {
    forms: [
      ['{word} Lodge', 2, 5],
      ['The {word} House', 2, 4],
      ['{area} Gardens Hotel', 3, 5],
      ['{word} Courtyard', 0, 3],
    ],
    words: split('Mvule, Acacia, Tembo, Jua, Kasuku, Mbuyu, Twiga, Jacaranda, Upepo'),
    architecture: ['lodge', 'lodge', 'grand'],
  },
  swahili: {
    forms: [
      ['Nyumba ya {word}', 0, 4],
      ['{word} House', 2, 4],
      ['{word} Palace', 4, 5],
      ['{area} Courtyard', 1, 3],
    ],
    words: split('Karafuu, Bahari, Mwezi, Nyota, Jahazi, Upepo, Matumbawe, Mdalasini'),
    architecture: ['riad', 'lodge', 'villa'],
  },
  sahel: {
    forms: [
      ['Villa {word}', 1, 4],
      ['{word} Lodge', 2, 4],
      ['{word} Court', 0, 3],
      ['Hotel {word}', 2, 5],
      ['{area} Garden Hotel', 3, 5],
    ],
    words: split('Baobab, Teranga, Kente, Harmattan, Kora, Flamboyant, Filao, Adinkra, Calebasse'),
    architecture: ['villa', 'lodge', 'grand'],
  },
  highland: {
    forms: [
      ['{word} Guest House', 0, 3],
      ['Hotel {word}', 2, 4],
      ['{area} {word} Hotel', 3, 5],
    ],
    words: split('Tsehay, Abeba, Wanza, Selam, Buna, Juniper, Enset'),
    architecture: ['grand', 'chalet'],
  },
  indus: {
    forms: [
      ['Hotel {word}', 2, 4],
      ['{word} Guest House', 0, 3],
      ['The {word}', 3, 5],
      ['{word} Residency', 2, 4],
      ['{area} Grand Hotel', 4, 5],
      ['{area} Guest House', 0, 2],
    ],
    words: split(`Gulmohar, Chinar, Sandal, Neem, Anaar, Koel, Champa, Sitara, Mahtab, Roshan,
      Dilkusha, Sahil, Samandar, Kehkashan, Jharoka, Chambeli, Badbaan, Mor Bagh`),
    architecture: ['villa', 'grand', 'tower', 'riad'],
    landmark: 'mosque',
  },
  gulf: {
    forms: [
      ['The {word} Hotel', 3, 5],
      ['{word} Suites', 3, 5],
      ['Bayt {word}', 1, 4],
      ['{word} Residence', 2, 4],
      ['{area} Gate Hotel', 3, 5],
      ['{area} Inn', 0, 3],
    ],
    words: split(`Al Waha, Lulu, Sahil, Nakheel, Dhow, Sidra, Barjeel, Ghaf, Rimal, Falaj, Marsa,
      Zahra, Qamar, Oud, Saffron, Mishkat`),
    architecture: ['tower', 'tower', 'riad', 'villa'],
  },
  turkish: {
    forms: [
      ['{word} Konak', 1, 4],
      ['{word} Han', 2, 4],
      ['Hotel {word}', 0, 4],
      ['{word} Suites', 3, 5],
      ['{area} Palas', 4, 5],
    ],
    words: split(`Lale, Yakamoz, Erguvan, Martı, Poyraz, Mavi, Nar, Turkuaz, Kandil, Sümbül, İncir,
      Çınar, Sardunya, Fener, Kehribar, Zeytin, Sarnıç`),
    architecture: ['grand', 'gable', 'grand', 'villa'],
    landmark: 'mosque',
  },
  japanese: {
    forms: [
      ['Ryokan {word}', 2, 5],
      ['{word}-an', 1, 4],
      ['Machiya {word}', 0, 3],
      ['Hotel {word} {area}', 2, 5],
      ['{area} Terrace Hotel', 3, 5],
    ],
    words:
      split(`Hana, Tsuki, Kaede, Sakuraya, Yuzu, Momiji, Hoshi, Kiri, Asagi, Shirakaba, Matsuba,
      Nagi, Umeya, Tsubaki, Kawasemi, Suzume`),
    architecture: ['lodge', 'tower', 'lodge'],
    landmark: 'pagoda',
  },
  korean: {
    forms: [
      ['Hanok {word}', 1, 4],
      ['Hotel {word}', 2, 5],
      ['{word} House', 0, 3],
      ['{area} Garden Hotel', 3, 5],
    ],
    words: split('Dalbit, Haneul, Baram, Sonamu, Gaon, Maru, Byeol, Nuri, Onda'),
    architecture: ['lodge', 'tower'],
  },
  thai: {
    forms: [
      ['Baan {word}', 0, 4],
      ['The {word}', 3, 5],
      ['{word} House', 1, 3],
      ['{word} Riverside', 3, 5],
      ['{area} Courtyard Hotel', 2, 4],
    ],
    words: split(`Lamyai, Dok Mai, Sabai, Champaka, Lotus, Suan, Mali, Teak, Naga, Rim Nam, Phikun,
      Bua, Fah Sai, Ratchaphruek, Hong Thong, Tamarind`),
    architecture: ['lodge', 'tower', 'villa'],
  },
  straits: {
    forms: [
      ['The {word}', 3, 5],
      ['{word} House', 1, 4],
      ['Hotel {word}', 2, 5],
      ['{word} Shophouse', 0, 3],
      ['{area} Quarter Hotel', 2, 4],
    ],
    words: split(`Nutmeg, Frangipani, Pandan, Kebaya, Orchid, Rain Tree, Paper Lantern, Tembusu,
      Angsana, Merbau, Gambier, Clove, Kingfisher, Five-Foot Way, Batik, Mangosteen`),
    architecture: ['tower', 'gable', 'tower', 'villa'],
  },
  balinese: {
    forms: [
      ['Villa {word}', 2, 5],
      ['Puri {word}', 1, 4],
      ['Bale {word}', 0, 3],
      ['{word} Retreat', 3, 5],
    ],
    words: split('Padi, Kamboja, Sawah, Bambu, Cempaka, Tirta, Lumbung, Kelapa, Jepun'),
    architecture: ['lodge'],
  },
  vietnamese: {
    forms: [
      ['Hanoi {word} Hotel', 2, 4],
      ['Nhà {word}', 0, 3],
      ['Villa {word}', 3, 5],
      ['{area} {word} Hotel', 2, 5],
    ],
    words: split('Sen, Hoa Sữa, Trúc, Lụa, Tre Xanh, Mây, Phố Cổ, Sao Mai'),
    architecture: ['gable', 'grand', 'villa'],
    landmark: 'pagoda',
  },
  indian: {
    forms: [
      ['Haveli {word}', 2, 5],
      ['{word} Niwas', 1, 4],
      ['Hotel {word}', 0, 4],
      ['{word} House', 2, 4],
      ['The {area} House', 3, 5],
    ],
    words: split(`Kamal, Chandan, Mayur, Gulab, Jharokha, Marigold, Tamarind, Moti, Amaltas, Nimbu,
      Mehndi`),
    architecture: ['riad', 'grand', 'villa'],
  },
  lankan: {
    forms: [
      ['The {word} House', 2, 5],
      ['{word} Villa', 1, 4],
      ['Hotel {word}', 0, 3],
      ['{area} {word} Hotel', 3, 5],
    ],
    words: split('Cinnamon Leaf, Araliya, Nelum, Kithul, Ebony, Sea Almond, Temple Bell'),
    architecture: ['lodge', 'villa', 'grand'],
  },
  himalayan: {
    forms: [
      ['Hotel {word}', 1, 4],
      ['{word} Guest House', 0, 3],
      ['{word} Courtyard', 2, 5],
      ['{area} {word} House', 2, 4],
    ],
    words: split('Lungta, Mandala, Juniper, Rhododendron, Sunkosi, Prayer Flag, Himal, Stupa View'),
    architecture: ['chalet', 'lodge', 'grand'],
  },
  uzbek: {
    forms: [
      ['Hotel {word}', 1, 4],
      ['{word} Boutique', 2, 5],
      ['Caravanserai {word}', 0, 3],
    ],
    words: split('Anor, Bogh, Nilufar, Turquoise Dome, Shaftoli, Ipak, Tut'),
    architecture: ['riad'],
  },
  georgian: {
    forms: [
      ['Hotel {word}', 1, 4],
      ['Ezo {word}', 0, 3],
      ['{word} House', 2, 5],
      ['{area} Balcony Hotel', 3, 4],
    ],
    words: split('Vazi, Shindi, Marani, Leli, Iasamani, Kolkhi, Tkemali, Gvirila'),
    architecture: ['gable', 'villa', 'grand'],
    landmark: 'belltower',
  },
  portuguese: {
    forms: [
      ['Casa {word}', 1, 4],
      ['Palacete {word}', 4, 5],
      ['Solar {word}', 3, 5],
      ['Hotel {word}', 2, 4],
      ['{area} Guest House', 0, 3],
    ],
    words: split(`das Amoras, da Laranjeira, dos Azulejos, do Miradouro, da Andorinha,
      das Sardinheiras, do Limoeiro, da Glicínia, do Farol, da Calçada`),
    architecture: ['villa', 'grand', 'gable'],
  },
  french: {
    forms: [
      ['Hôtel {word}', 2, 5],
      ['Maison {word}', 1, 4],
      ['Résidence {word}', 0, 4],
      ['Pavillon {word}', 4, 5],
      ['Hôtel {area}', 2, 4],
    ],
    words: split(`des Lilas, du Petit Pont, de la Lune, des Tilleuls, du Vieux Quai,
      des Marronniers, de l’Horloge, du Square, des Trois Clefs, de la Verrière, du Rossignol,
      des Orfèvres, de la Plume, des Glycines, du Belvédère, des Bouquinistes`),
    architecture: ['grand', 'grand', 'grand', 'gable'],
  },
  italian: {
    forms: [
      ['Albergo {word}', 1, 4],
      ['Palazzo {word}', 4, 5],
      ['Locanda {word}', 0, 3],
      ['Residenza {word}', 2, 4],
      ['Hotel {word}', 2, 5],
      ['Casa {area}', 0, 3],
    ],
    words: split(`del Glicine, della Fontana, degli Aranci, del Sole, dei Pini, alla Torre,
      del Cortile, delle Rose, della Lanterna, del Melograno, degli Ulivi, della Civetta,
      del Campanile, dei Cipressi, delle Rondini, del Pozzo`),
    architecture: ['villa', 'grand', 'villa'],
    landmark: 'belltower',
  },
  catalan: {
    forms: [
      ['Casa {word}', 1, 4],
      ['Hotel {word}', 2, 5],
      ['Hostal {word}', 0, 2],
      ['Palau {word}', 4, 5],
      ['Hotel {area}', 2, 4],
    ],
    words: split(`Magnòlia, Garbí, Llevant, Rosella, Mirador, Tramuntana, Taronger, Sal i Mar,
      Xaloc, Olivera, Glicina, Marina Vella, Canyella, Lluna Plena, Romaní, Oreneta`),
    architecture: ['grand', 'villa', 'tower'],
  },
  british: {
    forms: [
      ['The {word}', 2, 5],
      ['{word} House', 1, 4],
      ['The {word} Hotel', 3, 5],
      ['{word} Rooms', 0, 3],
      ['The {area} Townhouse', 3, 5],
    ],
    words: split(`Lamplighter, Foxglove, Wren, Juniper, Kingfisher, Brass Bell, Silver Birch,
      Primrose, Copper Kettle, Larkspur, Bookbinder, Heron, Old Orchard, Printworks, Quill,
      Hollybush, Almanac`),
    architecture: ['gable', 'grand', 'gable', 'tower'],
  },
  greek: {
    forms: [
      ['Hotel {word}', 1, 4],
      ['{word} House', 0, 3],
      ['{word} Suites', 3, 5],
      ['{area} Courtyard', 2, 4],
    ],
    words: split('Thalassa, Elia, Meltemi, Asteri, Levanda, Anemoni, Petra, Rodi, Selini'),
    architecture: ['villa'],
    landmark: 'belltower',
  },
  dutch: {
    forms: [
      ['Hotel {word}', 2, 5],
      ['Logement {word}', 0, 3],
      ['Grachtenhuis {word}', 3, 5],
    ],
    words: split(`De Tulp, De Reiger, Het Anker, De Windwijzer, De Zwaan, De Appelboom,
      De Lantaarn, De Zeilmaker, De Gouden Sleutel`),
    architecture: ['gable'],
  },
  nordic: {
    forms: [
      ['Hotel {word}', 2, 5],
      ['{word} Guesthouse', 0, 3],
      ['Villa {word}', 3, 5],
      ['{area} {word} Hotel', 2, 4],
    ],
    words: split('Havn, Lind, Strand, Fjord, Nordlys, Eik, Vind, Birk, Fyr, Skog, Ask, Tern'),
    architecture: ['gable', 'gable', 'grand', 'chalet'],
  },
  czech: {
    forms: [
      ['Hotel {word}', 2, 5],
      ['Penzion {word}', 0, 3],
      ['Dům {word}', 3, 4],
    ],
    words: split(`U Zlaté Hrušky, U Bílé Labutě, U Modré Lípy, U Tří Havranů, U Starého Mlýna,
      U Zeleného Zvonu, U Vinice, U Lucerny`),
    architecture: ['grand', 'gable'],
  },
  alpine: {
    forms: [
      ['Hotel {word}', 2, 5],
      ['Pension {word}', 0, 3],
      ['Gasthof {word}', 1, 3],
      ['Haus {word}', 3, 5],
    ],
    words: split(`Enzian, Arvenhof, Rosengarten, Lindenhof, Steinbock, Silberdistel, Kastanie,
      Goldene Birne, Murmeltier, Lerchenfeld`),
    architecture: ['chalet', 'grand'],
  },
  adriatic: {
    forms: [
      ['Hotel {word}', 2, 5],
      ['Vila {word}', 1, 4],
      ['Palača {word}', 4, 5],
      ['Guest House {word}', 0, 2],
    ],
    words: split('Lavanda, Bura, Maestral, Maslina, Oleandar, Galeb, Ružmarin, Naranča'),
    architecture: ['villa'],
  },
  american: {
    forms: [
      ['The {word}', 3, 5],
      ['Hotel {word}', 2, 5],
      ['{word} House', 1, 4],
      ['The {word} Inn', 0, 3],
      ['{area} Lofts', 2, 4],
    ],
    words: split(`Foundry, Birdhouse, Copperline, Sycamore, Lamplight, Alder, Halcyon, Northlight,
      Tinsmith, Gardenia, Ferris, Water Tower, Skylark, Bellwether, Driftwood, Elmwood, Typesetter`),
    architecture: ['tower', 'grand', 'gable', 'tower'],
  },
  latin: {
    forms: [
      ['Casa {word}', 1, 4],
      ['Hotel {word}', 2, 5],
      ['Posada {word}', 0, 3],
      ['Hostal {word}', 0, 2],
      ['Palacio {word}', 4, 5],
      ['{area} Boutique', 3, 5],
    ],
    words: split(`Jacaranda, Bugambilia, Azahar, Colibrí, Amapola, Luna Llena, Tecolote, del Patio,
      Laurel, Cantera, Madreselva, Talavera, Naranjo, Paloma, Ceiba, Farolito`),
    architecture: ['riad', 'villa', 'grand'],
  },
  brazilian: {
    forms: [
      ['Pousada {word}', 0, 4],
      ['Hotel {word}', 2, 5],
      ['Casa {word}', 1, 4],
      ['Solar {word}', 3, 5],
    ],
    words: split(`Ipê, Maré, das Mangueiras, Sabiá, Jabuticaba, Aroeira, Maresia, Pitanga,
      Vitória-Régia, Tangará`),
    architecture: ['villa', 'tower', 'lodge'],
  },
  australian: {
    forms: [
      ['The {word}', 3, 5],
      ['{word} House', 1, 4],
      ['Hotel {word}', 2, 5],
      ['{word} Lodge', 0, 3],
      ['{area} Terrace Hotel', 2, 4],
    ],
    words: split(`Banksia, Waratah, Jacaranda, Kookaburra, Paperbark, Boatshed, Rosella, Wattle,
      Angophora, Lorikeet, Saltwater, Figtree, Ironbark, Sandstone, Bluegum, Currawong`),
    architecture: ['villa', 'tower', 'gable'],
  },
  aotearoa: {
    forms: [
      ['The {word}', 3, 5],
      ['{word} Lodge', 2, 5],
      ['{word} House', 0, 3],
      ['{area} {word} Hotel', 2, 4],
    ],
    words: split('Kōwhai, Pōhutukawa, Tūī, Rātā, Kererū, Fernleaf, Toetoe, Mānuka, Lakeside Birch'),
    architecture: ['chalet', 'villa', 'gable'],
  },
  fijian: {
    forms: [
      ['{word} Bures', 2, 4],
      ['{word} Beach House', 1, 4],
      ['The {word} Resort', 3, 5],
      ['{word} Lodge', 0, 3],
    ],
    words: split('Vesi, Masi, Frangipani, Moana, Lali, Coral Garden, Sea Breeze'),
    architecture: ['lodge'],
  },
} as const satisfies Record<string, Culture>;

export type CultureName = keyof typeof cultures;
