/** Paradise Lost: equipment. */
import { opponentIn } from '../../rules/abilities.ts';
import { bearerOf, carrierOf, hasLabel, isKind } from '../../rules/status.ts';
import { discardSelf, strengthenBearer } from '../effects.ts';
import { inTactic, labelled, toBearer, toOpponent } from '../filters.ts';
import { equipment } from '../makers.ts';
import { inCombat } from '../pieces.ts';
import { inFights } from './pieces.ts';

export const blitztank = equipment({
  code: '07006',
  name: { en: 'Blitztank', cs: 'Blitztank' },
  text: {
    en: 'Vehicle and tank, Sons of Rasputin only. Inside: +5 to all four ratings.',
    cs: 'Vozidlo a tank, jen Synové Rasputina. Uvnitř: +5 ke všem čtyřem hodnotám.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'tank'],
  needs: { affiliation: 'rasputin' },
  gives: [{ fight: 5, shoot: 5, armour: 5, value: 5 }],
});

export const bodyArmor = equipment({
  code: '07008',
  name: { en: 'Body Armor', cs: 'Neprůstřelné brnění' },
  text: {
    en: 'Armor: +3 Armor. Anyone who fights its bearer uses no Shoot weapon, nor one for both.',
    cs: 'Brnění: +3 Obrana. Kdo bojuje s nositelem, nepoužije střelnou ani kombinovanou zbraň.',
  },
  labels: ['armour'],
  gives: [{ armour: 3 }],
  grants: [{ ability: 'noGuns', to: toOpponent() }],
});

export const corariusTransport = equipment({
  code: '07017',
  name: { en: 'Corarius Transport', cs: 'Corarijský transportér' },
  text: {
    en: 'Vehicle and airship, Sons of Rasputin only. Inside: +2 Fight, Shoot and Armor. In combat a Jaeger Commando may discard it for +5 to these three.',
    cs: 'Vozidlo a letoun, jen Synové Rasputina. Uvnitř: +2 Zápas, Střelba a Obrana. V souboji ho Jaeger Commando smí vyřadit za +5 k těmto třem.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'rasputin' },
  gives: [{ fight: 2, shoot: 2, armour: 2 }],
  uses: [
    {
      timing: 'modifier',
      condition: ({ world, self }) => isKind(world, carrierOf(world, self), 'jaeger-commando') && inCombat(world, carrierOf(world, self)),
      effect: [strengthenBearer({ fight: 5, shoot: 5, armour: 5 }), discardSelf()],
    },
  ],
});

export const grimgrindAirvessel = equipment({
  code: '07041',
  name: { en: 'Grimgrind Airvessel', cs: 'Vražedná vzducholoď' },
  text: {
    en: 'Vehicle and airship, Lutherans only. Inside: +4 Shoot and Armor.',
    cs: 'Vozidlo a letoun, jen Luteráni. Uvnitř: +4 Střelba a Obrana.',
  },
  affiliation: 'lutheran',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'lutheran' },
  gives: [{ shoot: 4, armour: 4 }],
});

export const ironshark = equipment({
  code: '07052',
  name: { en: 'Ironshark', cs: 'Ocelový žralok' },
  text: {
    en: 'Vehicle, tribes only. Inside: +5 Shoot, and anyone he wounds in a Shoot combat is killed.',
    cs: 'Vozidlo, jen kmeny. Uvnitř: +5 Střelba, a koho při střelbě zraní, toho zabije.',
  },
  labels: ['vehicle'],
  needs: { affiliation: ['rasputin', 'templars', 'crescentia', 'lutheran'] },
  gives: [{ shoot: 5 }],
  grants: [{ ability: 'killsOnWound', to: toBearer(inTactic('shoot')) }],
});

export const palanquinAirvessel = equipment({
  code: '07075',
  name: { en: 'Palanquin Airvessel', cs: 'Létající palankýn' },
  text: {
    en: 'Vehicle and airship, Lutheran Triad only. Inside: +2 Shoot and Armor. On a Patriarch: you may play Rituals of 1 action at any time without one.',
    cs: 'Vozidlo a vzdušný koráb, jen Luteránská triáda. Uvnitř: +2 Střelba a Obrana. U Patriarchy: Rituály za 1 akci smíš hrát kdykoli a bez ní.',
  },
  affiliation: 'lutheran',
  labels: ['vehicle', 'airship', 'easesRituals'],
  needs: { affiliation: 'lutheran' },
  gives: [{ shoot: 2, armour: 2 }],
});

export const powerInduction = equipment({
  code: '07081',
  name: { en: 'Power Induction', cs: 'Elektrické nabíjení' },
  text: {
    en: 'On your Fight weapon: an opponent of who uses it has nothing from armor.',
    cs: 'Na tvou zbraň na zápas: soupeř toho, kdo ji používá, nemá nic z brnění.',
  },
  part: labelled('fightWeapon'),
  multiplies: ({ world, self, source, receiver, fight }) =>
    fight !== null && hasLabel(world, source, 'armour') && opponentIn(world, fight, receiver) === bearerOf(world, self) ? 0 : 1,
});

export const tailwave = equipment({
  code: '07107',
  name: { en: 'Tailwave', cs: 'Ocasňák' },
  text: {
    en: 'Vehicle and airship, Sons of Rasputin only. Inside: +6 Shoot and Armor.',
    cs: 'Vozidlo a vzdušný koráb, jen Synové Rasputina. Uvnitř: +6 Střelba a Obrana.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'rasputin' },
  gives: [{ shoot: 6, armour: 6 }],
});

export const torrentBattleWagon = equipment({
  code: '07117',
  name: { en: 'Torrent Battle Wagon', cs: 'Obrněný útočný vůz' },
  text: { en: 'Vehicle, Crescentia only. Inside: +3 Shoot and Armor.', cs: 'Vozidlo, jen Půlměsíc. Uvnitř: +3 Střelba a Obrana.' },
  affiliation: 'crescentia',
  labels: ['vehicle'],
  needs: { affiliation: 'crescentia' },
  gives: [{ shoot: 3, armour: 3 }],
});

export const veiledDart = equipment({
  code: '07121',
  name: { en: 'Veiled Dart', cs: 'Zákeřná šipka' },
  text: {
    en: 'Vehicle and airship, Sons of Rasputin only. Inside: +6 Armor, and its bearer strikes first in Shoot combats.',
    cs: 'Vozidlo a vzdušný koráb, jen Synové Rasputina. Uvnitř: +6 Obrana a nositel při střelbě udeří první.',
  },
  affiliation: 'rasputin',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'rasputin' },
  gives: [{ armour: 6 }],
  grants: inFights('firstStrike', 'shoot', 'bearer'),
});

export const verounistStingray = equipment({
  code: '07122',
  name: { en: 'Verounist Stingray', cs: 'Verounské žihadlo' },
  text: {
    en: 'Vehicle and airship, Templars only. Inside: +3 Shoot and Armor.',
    cs: 'Vozidlo a letoun, jen Templáři. Uvnitř: +3 Střelba a Obrana.',
  },
  affiliation: 'templars',
  labels: ['vehicle', 'airship'],
  needs: { affiliation: 'templars' },
  gives: [{ shoot: 3, armour: 3 }],
});
