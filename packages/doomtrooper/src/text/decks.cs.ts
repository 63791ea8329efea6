/** Jména hotových balíčků a rady k nim, česky. */
import type { DeckTexts } from './deck-words.ts';

export const decksCs: DeckTexts = {
  clans: {
    name: 'Klany Imperiálu',
    about: 'spousta mečů a hrdinové v čele',
    guide: {
      plan: 'Postav do Mužstva hodně imperiálských bojovníků a pak přiveď hrdinu, který je všechny posílí. Meč v ruce příslušníka klanu udělá z levného bojovníka vítěze.',
      cards: [
        ['06046', 'Všichni tvoji ostatní imperiálští bojovníci mají o 4 vyšší Zápas, Střelbu i Obranu.'],
        ['06077', 'Počítá se jako příslušník klanu a s mečem udeří silněji než kdokoli za stejnou cenu.'],
        ['01049', 'Patří příslušníkům klanu, ze všech nejdřív strážci cti.'],
        ['03030', 'Tvoji imperiálští bojovníci s Hodnotou do 8 zraněním rovnou zabíjejí.'],
      ],
      play: [
        'Přiveď dva nebo tři levné bojovníky najednou. Jeden sám je jen terč.',
        'Na Nicolu Brannaghanovou nebo náčelníka šetři, až před nimi bude někdo stát.',
        'Vol raději Zápas než Střelbu: máš lepší čepele než pušky.',
      ],
    },
  },
  tanks: {
    name: 'Tanky Bauhausu',
    about: 'vozidlo pro každého a továrny, které je zaplatí',
    guide: {
      plan: 'Továrny ho zaplatí, vozidla vyhrají. Bojovníka v tanku skoro nikdo nezraní, a kdo tankům velí, dělá je ještě tvrdšími.',
      cards: [
        ['01305', 'Tank pro každého v balíčku. Nastup dřív, než nepřítel zaútočí.'],
        ['03074', '+5 ke všemu pro tvé ostatní bojovníky v tancích a vozidlech.'],
        ['02084', '3 body osudu každý tah. Zahraj ho co nejdřív.'],
        ['02072', 'Místo Hodnoty stojí dva dragouny. Zastaví ho máloco.'],
      ],
      play: [
        'První akce dej do průmyslového komplexu a dragouna.',
        'Neútoč nikým, kdo ještě nemá vozidlo.',
        'Z úkrytu se nenastupuje: vyjdi z něj o tah dřív, než přijde tank.',
      ],
    },
  },
  guns: {
    name: 'Zbraně Kapitolu',
    about: 'všichni střílejí',
    guide: {
      plan: 'Všichni střílejí. Při útoku vyhlašuj Střelbu a co chybí, doplň zvláštními kartami.',
      cards: [
        ['03051', '+3 ke všemu pro tvé ostatní bojovníky v Mužstvu.'],
        ['03020', 'Tvoji bojovníci s Hodnotou do 8 zraněním rovnou zabíjejí.'],
        ['05024', 'Střílí z úkrytu a ukryje se zase zadarmo.'],
        ['01280', 'Zbraň pro každého. Dvě na jednom bojovníkovi jsou zbytečné.'],
      ],
      play: [
        'Drž v ruce dva Šťastné výstřely; dohromady stačí na skoro každou Obranu.',
        'Pouštní škorpióny nech v úkrytu: nikdo jiný odtamtud útočit nesmí.',
        'Brnění dej tomu, kdo má nejlepší zbraň. Na něj budou útočit.',
      ],
    },
  },
  shadows: {
    name: 'Stíny Mishimy',
    about: 'první údery a síla KI',
    guide: {
      plan: 'Vrazi ze stínů smějí zaútočit na kohokoli a udeří první, takže na smrtelnou ránu nikdo neodpoví. Síla KI zařídí, aby smrtelná byla.',
      cards: [
        ['02124', 'Zaútočí na kohokoli, udeří první a stojí málo.'],
        ['05071', 'Tvoji vrazi ze stínů zraněním rovnou zabíjejí.'],
        ['06070', 'Přidá k tvému Zápasu Zápas soupeře.'],
        ['01270', 'Šogun se Skalpovačem vyhraje skoro každý zápas.'],
      ],
      play: [
        'Sílu KI dávej tomu, kdo udeří první: zasáhne dřív, než je zasažen.',
        'Nech si pár bodů osudu na Pronikavý záblesk.',
        'Vyhlížej zraněné. První úder a zabití tě nestojí nic.',
      ],
    },
  },
  machines: {
    name: 'Stroje Kybertroniku',
    about: 'nemnoho tvrdých a dobře vyzbrojených',
    guide: {
      plan: 'Několik tvrdých bojovníků v plátech a se zbraněmi. Prohrají málokterý souboj a jejich velitelé udělají z každého zranění zabití.',
      cards: [
        ['06022', 'Zdvojnásobí základní Obranu. Nejvíc pomůže tomu, kdo jí má nejvíc.'],
        ['03012', 'Tvoji kybertroničtí bojovníci s Hodnotou do 9 zraněním rovnou zabíjejí.'],
        ['02130', 'Jejich zbraň: o 4 vyšší Střelba, a kde je převaha velká, rovnou zabití.'],
        ['02057', 'Střelba 13, Obrana 10. Drahý, ale stojí za to.'],
      ],
      play: [
        'Vyzbroj raději jednoho kyrysníka pořádně než tři napůl.',
        'Implantáty nasaď před útokem; pomáhají i v obraně.',
        'Vince Diamond a Coral Beach patří k lovcům, Atilla III ke kyrysníkům.',
      ],
    },
  },
  art: {
    name: 'Umění',
    about: 'body osudu se mění v kouzla',
    guide: {
      plan: 'Z bodů osudu jsou kouzla. Kdo kouzlí, přidává v souboji, dokud ho nevyhraje, takže plná banka je tvoje nejlepší zbraň.',
      cards: [
        ['06021', 'Bod vložený do Živlů platí za pět.'],
        ['02066', 'Za každý bod o 1 vyšší Zápas, Střelba nebo Obrana, jak potřebuješ.'],
        ['01092', 'I slabý kouzelník s ním zasáhne silného.'],
        ['02149', 'Každý tah o akci víc na cokoli kromě útoku.'],
      ],
      play: [
        'Útoč s pěti body v bance a víc, nikdy bez nich.',
        'Utrať právě tolik, aby se souboj otočil; zbytek vyhraje ten příští.',
        'Proti odolným vůči Umění použij Čistič a meče.',
      ],
    },
  },
  undead: {
    name: 'Algerothovi věrní',
    about: 'těžcí bojovníci a rudá garda nemrtvých',
    guide: {
      plan: 'Algerothovi bojovníci bijí tvrdě a stojí hodně. Drž se s nekromutanty a pak nech razidy, nefarity a stopaře dorazit raněné.',
      cards: [
        ['06053', '+5 ke všemu pro nemrtvé legionáře, kteří pak zraněním zabíjejí.'],
        ['01250', 'Zápas 9 a Obrana 7: páteř balíčku.'],
        ['01241', 'Zápas 12 a Umění na něj nepůsobí.'],
        ['02076', 'O pět víc všeho. Nejlépe na někoho levného.'],
      ],
      play: [
        'V prvních tazích medituj: dobří bojovníci stojí sedm nebo osm.',
        'Vol Zápas, ne Střelbu.',
        'Nemrtvé legionáře přiváděj, až když stojí rudý legionář.',
      ],
    },
  },
  heretics: {
    name: 'Kacíři',
    about: 'slabí lidé s hroznými dary',
    guide: {
      plan: 'Slabý Kacíř se dvěma dary porazí většinu bojovníků a když padne, mnoho za něj není. Posil jednoho dva a ostatní nech doma.',
      cards: [
        ['02167', '+4 ke všemu, jen pro Kacíře.'],
        ['02166', 'Udeří první a tím souboj končí: nikdo mu neodpoví.'],
        ['06043', 'Nefarit, který smí mít dary Kacířů.'],
        ['03038', 'Zraněním zabíjí a oběť odchází ze hry.'],
      ],
      play: [
        'Na jednoho bojovníka dávej různé dary: dva stejné se nesčítají.',
        'Ničitel zabíjí zraněním, dar si tedy zaslouží první.',
        'S dary roste i Hodnota: zraněného ukryj.',
      ],
    },
  },
  visions: {
    name: 'Vládce přeludů',
    about: 'šelmy ostatních Apoštolů udeří první',
    guide: {
      plan: 'Šelmy ostatních Apoštolů: velký Zápas, slabá Střelba. S Vládcem přeludů udeří první a zbytek se doklepe.',
      cards: [
        ['02097', 'Celá tvoje Černá legie udeří první.'],
        ['02175', 'Tvoji vrazi duší zraněním rovnou zabíjejí.'],
        ['02039', 'Korporační Doomtroopeři na něj nesmějí útočit.'],
        ['05013', 'Zdvojnásobí základní Zápas a přidá 5 k Obraně.'],
      ],
      play: [
        'Při útoku vol Zápas a vybírej soupeře, kteří ho mají málo.',
        'Černý lovčí vydrží i sám; přiveď ho prvního.',
        'Apoštol nikdy nebojuje a stojí hodně: přiveď ho, až povedeš.',
      ],
    },
  },
  station: {
    name: 'Synové Rasputina',
    about: 'vojáci na Stanici, spolu silnější',
    guide: {
      plan: 'Synové Rasputina se scházejí na Stanici, kde každý soldát posiluje ostatní. Zbytek obstarají vozidla a zvířata.',
      cards: [
        ['07097', 'Každý přidá všem soldátům na Stanici 2 ke všemu.'],
        ['07102', '+3 pro všechny ostatní soldáty. Dva jsou ještě lepší.'],
        ['07006', 'O pět víc všeho a další vybavení neomezuje.'],
        ['07019', 'V Zápasu udeří první a počítá se jako zvíře.'],
      ],
      play: [
        'Přiváděj soldáty a těžkotonážníky společně.',
        'Kdo na tebe chce útočit, musí přijít na Stanici; udeř na ty, kdo přišli.',
        'Jaegerovo komando je při útoku o 4 lepší: útoč jím a braň se jinými.',
      ],
    },
  },
  templars: {
    name: 'Templáři',
    about: 'je jich málo a zraněním zabíjejí',
    guide: {
      plan: 'Každý templář je dobrý bojovník a většina zraněním zabíjí. Je jich málo, každý tedy musí něco dokázat.',
      cards: [
        ['07035', 'Obrana 8 a zraněním zabíjí.'],
        ['07108', 'O 2 víc za každého dalšího legionáře na Stanici. Přiveď všechny.'],
        ['07060', 'Templářskému mariňákovi přidá 4 k Zápasu a k Obraně.'],
        ['07082', 'Útok na kohokoli na tvé Stanici stojí soupeře dvě akce.'],
      ],
      play: [
        'Dva legionáři najednou, nebo žádný.',
        'Mariňák udeří první: ten útočí, četník brání.',
        'Body, které neutratíš, jsou k ničemu: další četník stojí devět.',
      ],
    },
  },
  cavalry: {
    name: 'Luteránská triáda',
    about: 'jezdci a rituály',
    guide: {
      plan: 'Jezdci posilují jeden druhého: čtyři mají cenu osmi. Rituály Patriarchy vyhrají tah, na kterém záleží.',
      cards: [
        ['07014', 'O 1 víc za každého dalšího jezdce na Stanici.'],
        ['07098', 'Dokud tam stojí, dá se útočit jen na něj.'],
        ['07114', 'Do tvého příštího tahu nikoho z tvých nic nezraní ani nezabije.'],
        ['07018', 'Zraněním zabíjí.'],
      ],
      play: [
        'Jezdeckého skauta přiveď jako druhého: schytá rány za ostatní.',
        'Na Patriarchu nelze útočit, dokud není sám. Přiveď ho dřív než rituály.',
        'Útoč, teprve až vás pojede aspoň trojice.',
      ],
    },
  },
  // Dřívější.
  imperial: { name: 'Imperiál', about: 'vzdušné koráby a odvaha' },
  bauhaus: { name: 'Bauhaus', about: 'tanky a meče' },
  capitol: { name: 'Kapitol', about: 'palné zbraně a kázeň' },
  brotherhood: { name: 'Bratrstvo', about: 'Umění ve všech aspektech' },
  algeroth: { name: 'Algeroth', about: 'legie válečného Apoštola a jejich dary' },
  apostles: { name: 'Apoštolové', about: 'stoupenci ostatních Apoštolů' },
  mishima: { name: 'Mishima', about: 'čepele a síla KI' },
  tribes: { name: 'Kmeny', about: 'Kmenoví válečníci na Stanici' },
  cybertronic: { name: 'Kybertronik', about: 'stroje a jejich Velitelé' },
};
