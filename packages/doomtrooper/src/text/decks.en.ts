/** Names of the ready decks and guides to them, in English. */
import type { DeckTexts } from './deck-words.ts';

export const decksEn: DeckTexts = {
  clans: {
    name: 'Clans of Imperial',
    about: 'many swords, and heroes who lead them',
    guide: {
      plan: 'Put many Imperial warriors into the Squad, then bring the hero who makes all of them better. A claymore on a clansman turns a cheap warrior into one who wins fights.',
      cards: [
        ['06046', '+4 Fight, Shoot and Armor for all your other Imperial warriors.'],
        ['06077', 'Counts as a Clansman; with a claymore he strikes harder than anybody at his price.'],
        ['01049', 'Give it to Clansmen, and to the Honor Guard first of all.'],
        ['03030', 'Your Imperial warriors of Value 8 or less kill anyone they wound.'],
      ],
      play: [
        'Bring two or three cheap warriors at once. One alone is only a target.',
        'Save for Nicola Brannaghan or a Chieftain once somebody stands in front of them.',
        'Fight rather than shoot: your blades are better than your guns.',
      ],
    },
  },
  tanks: {
    name: 'Tanks of Bauhaus',
    about: 'a vehicle for everybody, factories to pay for them',
    guide: {
      plan: 'Factories pay for it, vehicles win it. Warriors with a tank under them are too hard to wound; those who lead tanks make them harder still.',
      cards: [
        ['01305', 'The tank for everybody in the deck. Get in before the enemy attacks.'],
        ['03074', '+5 to everything for your other warriors in tanks and vehicles.'],
        ['02084', '3 destiny points every turn. Play it as early as you can.'],
        ['02072', 'Costs two Dragoons instead of its Value. Nothing much else can stop it.'],
      ],
      play: [
        'Your first actions go into a complex and a Dragoon.',
        'Do not attack with a warrior who has no vehicle yet.',
        'A warrior in cover cannot board: come out a turn before the tank arrives.',
      ],
    },
  },
  guns: {
    name: 'Guns of Capitol',
    about: 'everybody shoots',
    guide: {
      plan: 'Everybody shoots. Name Shoot whenever you attack, and let specials make up for what is missing.',
      cards: [
        ['03051', '+3 to everything for your other warriors in the Squad.'],
        ['03020', 'Your warriors of Value 8 or less kill anyone they wound.'],
        ['05024', 'Shoots from cover and takes cover again for nothing.'],
        ['01280', 'The gun for everyone. Two guns on one warrior are wasted.'],
      ],
      play: [
        'Keep two Lucky Shots in hand; together they beat most Armor.',
        'Leave Desert Scorpions in cover: nobody else may attack from there.',
        'Armor goes on the warrior with the best gun, since he is the one they will attack.',
      ],
    },
  },
  shadows: {
    name: 'Shadows of Mishima',
    about: 'first strikes and Ki',
    guide: {
      plan: 'Shadow Walkers may attack anybody and strike first, so a blow that kills is not answered. Ki makes sure that it kills.',
      cards: [
        ['02124', 'Attacks anybody and strikes first, for little.'],
        ['05071', 'Your Shadow Walkers kill anyone they wound.'],
        ['06070', 'Adds the enemy’s own Fight to yours.'],
        ['01270', 'A Shogun with a Scalper wins nearly every fight.'],
      ],
      play: [
        'Give Ki powers to a warrior who strikes first: he hits before he is hit.',
        'Keep a few destiny points for The Crow’s Piercing Glance.',
        'Look for wounded enemies. First strike and a kill cost you nothing.',
      ],
    },
  },
  machines: {
    name: 'Machines of Cybertronic',
    about: 'few, hard and well armed',
    guide: {
      plan: 'A few hard warriors, plated and armed. They lose few fights, and their commanders make every wound a kill.',
      cards: [
        ['06022', 'Doubles base Armor. Best on the warrior who has most of it already.'],
        ['03012', 'Your Cybertronic warriors of Value 9 or less kill anyone they wound.'],
        ['02130', 'Their gun: 4 more Shoot, and an automatic kill where it is far stronger.'],
        ['02057', 'Shoot 13, Armor 10. Dear, and worth it.'],
      ],
      play: [
        'Arm one Cuirassier well rather than three of them a little.',
        'Put the plates on before you attack; they work in defence, too.',
        'Vince Diamond and Coral Beach are for Chasseurs, Atilla III is for Cuirassiers.',
      ],
    },
  },
  art: {
    name: 'The Art',
    about: 'destiny points become spells',
    guide: {
      plan: 'Destiny points become spells. A caster can add to a fight until it is won, so a full bank is your best weapon.',
      cards: [
        ['06021', 'A point spent on Elements counts as five.'],
        ['02066', 'One more Fight, Shoot or Armor for each point, as you need it.'],
        ['01092', 'Makes a weak caster hit a strong enemy.'],
        ['02149', 'One more action every turn, for all but attacks.'],
      ],
      play: [
        'Attack with five points or more in the bank, never with none.',
        'Spend just enough to turn the fight; what you save wins the next one.',
        'Against warriors immune to the Art use the Purifier and the swords.',
      ],
    },
  },
  undead: {
    name: 'Algeroth’s Own',
    about: 'heavy fighters, and the Red Guard of the undead',
    guide: {
      plan: 'Algeroth’s warriors hit hard and cost a lot. Hold on with Necromutants, then let Razides, Nepharites and Stalkers take what is wounded.',
      cards: [
        ['06053', '+5 to everything for Undead Legionnaires, who then kill by a wound.'],
        ['01250', 'Fight 9 and Armor 7: the backbone of the deck.'],
        ['01241', 'Fight 12, and no Art works on him.'],
        ['02076', 'Five more of everything. Best on somebody cheap.'],
      ],
      play: [
        'Meditate on the first turns: your good warriors cost seven or eight.',
        'Fight, do not shoot.',
        'Bring Undead Legionnaires only when a Red Guard stands there.',
      ],
    },
  },
  heretics: {
    name: 'Heretics',
    about: 'weak men with terrible gifts',
    guide: {
      plan: 'A weak Heretic with two gifts beats most warriors, and is worth little when he falls. Build up one or two, and keep the rest at home.',
      cards: [
        ['02167', '+4 to everything, for Heretics alone.'],
        ['02166', 'Strikes first and ends the combat: no answer at all.'],
        ['06043', 'A Nepharite who may have Heretics’ gifts.'],
        ['03038', 'Kills by a wound, and the victim leaves the game.'],
      ],
      play: [
        'Put gifts of different kinds on the same warrior: two of one kind do not add up.',
        'A Destroyer kills by a wound, so he is the first to get a gift.',
        'Your Value grows with the gifts: take cover with a wounded one.',
      ],
    },
  },
  visions: {
    name: 'Lord of Visions',
    about: 'beasts of the other Apostles strike first',
    guide: {
      plan: 'Beasts of the other Apostles: great Fight, poor Shoot. Strike first by the Lord of Visions, and wear down what is left.',
      cards: [
        ['02097', 'All your Dark Legion strike first.'],
        ['02175', 'Your Soulslayers kill anyone they wound.'],
        ['02039', 'Corporate Doomtroopers may not attack him.'],
        ['05013', 'Doubles base Fight and adds 5 Armor.'],
      ],
      play: [
        'Choose Fight whenever you attack, and pick enemies with a low Fight.',
        'Dark Huntsmen can stand alone; bring one first.',
        'The Apostle never fights: he costs a lot, so bring him when you are ahead.',
      ],
    },
  },
  station: {
    name: 'Sons of Rasputin',
    about: 'soldiers on the Outpost, stronger together',
    guide: {
      plan: 'The Sons of Rasputin gather on the Outpost, where each Soldat makes the others stronger. Vehicles and beasts do the rest.',
      cards: [
        ['07097', 'Each one gives every Soldat there 2 more of everything.'],
        ['07102', '+3 for all other Soldats. Two of them are better still.'],
        ['07006', 'Five more of everything, and no limit on other equipment.'],
        ['07019', 'Strikes first in fights, and counts as a beast.'],
      ],
      play: [
        'Bring Soldats and Schwerwaffe Soldats together.',
        'Enemies must come to you to attack; strike those who have come.',
        'A Jaeger Commando is 4 better when he attacks: attack with him, defend with others.',
      ],
    },
  },
  templars: {
    name: 'Templars',
    about: 'few, and each kills anyone he wounds',
    guide: {
      plan: 'Every Templar is a good fighter, and most of them kill by a wound. There are few of them: each must count.',
      cards: [
        ['07035', 'Armor 8, and kills anyone he wounds.'],
        ['07108', '2 more for each other Legionnaire there. Bring them all.'],
        ['07060', '4 more Fight and Armor on a Templar Marine.'],
        ['07082', 'Enemies need two actions to attack anyone in your Outpost.'],
      ],
      play: [
        'Two Legionnaires at once, or none.',
        'A Marine strikes first: he attacks, the Gendarme defends.',
        'Points you do not spend are wasted: the next Gendarme costs nine.',
      ],
    },
  },
  cavalry: {
    name: 'Lutheran Triad',
    about: 'horsemen and rites',
    guide: {
      plan: 'Horsemen make each other stronger: four of them are worth eight. The Patriarch’s rites win the turn that matters.',
      cards: [
        ['07014', '1 more for each other Cavalier there.'],
        ['07098', 'While he stands there, only he can be attacked.'],
        ['07114', 'Nobody of yours is wounded or killed until your next turn.'],
        ['07018', 'Kills anyone he wounds.'],
      ],
      play: [
        'Bring a Scout Cavalier second: he takes the blows for the others.',
        'A Patriarch cannot be attacked beside others. Bring one before you hold rites.',
        'Attack only when three of you ride.',
      ],
    },
  },
  // Those of before.
  imperial: { name: 'Imperial', about: 'airships and daring' },
  bauhaus: { name: 'Bauhaus', about: 'tanks and swords' },
  capitol: { name: 'Capitol', about: 'guns and discipline' },
  brotherhood: { name: 'Brotherhood', about: 'the Art in all its aspects' },
  algeroth: { name: 'Algeroth', about: 'the legions of war and their gifts' },
  apostles: { name: 'Apostles', about: 'followers of the other Apostles' },
  mishima: { name: 'Mishima', about: 'blades and Ki' },
  tribes: { name: 'Tribes', about: 'warriors of Earth on their Station' },
  cybertronic: { name: 'Cybertronic', about: 'machines and their Commanders' },
};
