/** The ready decks as text: sixty cards each, legal in both books. `kolbiste simulate doomtrooper --matrix` says who beats whom. */

/** What decks of warriors have in common: points, and answers. */
const COMMON = `
3 Inspired
2 Positive Karma
2 Evasive Action
3 Narrow Escape!
2 Miscommunication
1 Bamboozled!
1 Reputation
`;

export const LISTS: { readonly [id: string]: string } = {
  // Imperial: many clansmen, one sword each, and those who lead them.
  clans: `${COMMON}
3 Clansman
3 Golden Lion
3 Blood Beret
3 Wolfbane Light Cavalry
3 Wolfbane Honor Guard
1 Banner Bearer
1 Sean Gallagher
1 Nicola Brannaghan
1 Timothy MacGuire
1 Andrew Drougan
3 Commander Chieftain
4 Clansman Claymore
2 Bauhaus Bully
2 HMG Mk. XIXB "Charger"
1 Imperial
1 Fukido
2 Victoria
2 Fury of the Clansmen
3 Powerful Blow
3 Lucky Shot
1 Clan Membership
1 Edward S. Murdoch
1 The Shillelagh
`,
  // Bauhaus: a vehicle for everybody, and factories that pay for them.
  tanks: `${COMMON}
4 Dragoon
3 Bauhaus Blitzer
4 Venusian Ranger
4 Etoiles Mortant
1 Grizzly Battle Tank
2 Kommandant
1 Capitaine
1 Aide-De-Camp
1 Valerie Duval
1 Max Steiner
4 T-32 "Wolfclaw" JBT
1 Autogyro
3 Violator Sword
2 Composite Armor
1 Heimburg
2 Industrial Complex
1 Factory Retrofit
1 Urban Tactics
3 Powerful Blow
1 Close Air Support
1 Bauhaus Bank
1 Prove Your Valor
1 Hussar
1 Assassination
1 Well-Rounded Squad
`,
  // Capitol: everybody shoots.
  guns: `${COMMON}
4 Free Marine
1 Sea Lion
2 Desert Scorpion
4 Freedom Brigadeer
1 Chris Jackson
1 Mitch Hunter
1 Sergeant Carter
3 Captain
1 General Michael Kell
3 Sherman .74 Model 13 "Bolter"
1 Deathlockdrum
2 McCraig Line
4 Lucky Shot
1 Take Aim
2 Artillery Support
1 Sharpshooter
1 Big Bob Watts
3 Flight Commander
3 Combat Armor
1 Body Armor
2 Powerful Blow
3 AH/UH-19 Grapeshot Guardian
1 Jake Kramer
`,
  // Mishima: they strike first, and Ki makes the blow count.
  shadows: `${COMMON}
4 Shadow Walker
4 Demon Hunter
2 Shadow Master
1 Toshiro
3 Hatamoto
1 Shinobi
3 Samurai
2 Shogun
1 Yuichiro
3 Scalper
2 Mishimese Ceremonial Blade
1 Gung Ho
1 Longshore
1 Mercurian Diamond Caverns
3 Toronaga's Raging Might
3 The Monkey's Foot
3 The Crow's Piercing Glance
2 Shadow Walk
3 Powerful Blow
1 Ambush
1 Keitoku Asano
1 Shugo
`,
  // Cybertronic: few and hard, plated and armed.
  machines: `${COMMON}
4 Cuirassier
4 Chasseur
4 Chemiman
2 Machinator
2 Cybercurity MP
1 VAC Engineer
1 Atilla III
1 Vince Diamond
1 Coral Beach
1 Cyril Dent
1 Battle Functionary
1 Combat Overseer
1 Eradicator Deathdroid
2 CAP 7000P
3 SSW4200P
2 Punisher Blade
3 Epidermal Plates
2 Hardened Fist
1 Command Helmet
1 The HQ
1 Cyberopolis
1 Cybertronic (alliance)
3 Powerful Blow
3 Lucky Shot
`,
  // Brotherhood: points become spells.
  art: `${COMMON}
1 Mystic
1 Keeper of the Art
3 Inquisitor
4 Inquisitor Majoris
2 Mortificator
3 Fury Elite Guard
1 Brother Stern
1 Inquisitor Simon
1 Elemental Master
1 Cardinal Dominic
2 AC-41 "Purifier"
2 Avenger Sword
2 Inquisitor Battle Dress
1 The Cathedral
1 The Fourth Directorate
1 Sacred Outpost
4 Elemental Bolt
2 Elemental Wall
3 Fist of Fury
1 Transmutation
1 Strike
2 Shield
1 Brother Claudius
1 Crenshaw the Redeemer
1 Cardinal Durand
1 Bringer of Light
1 Book of Law
1 Armor of the True Assassin
`,
  // Algeroth: Undead Legionnaires are cheap, until the Red Guard comes.
  undead: `${COMMON}
4 Undead Legionnaire
4 Red Guard Legionnaire
4 Razide
4 Ezoghoul
4 Nepharite of Algeroth
2 Immaculate Fury
1 Valpurgius
1 Saladin
4 Azogar
3 Hellhound Necrotank
1 Golgotha's Citadel
2 Dark Fire
1 Grim Reaper
4 Powerful Blow
3 Pretorian Stalker
3 Carcass Suit
1 Blood Lust
`,
  // Heretics: nobody at first, anybody once a gift is on him.
  heretics: `${COMMON}
4 Heretic
3 Destroyer
2 Reaper of Souls
3 Technomancer
3 Dark Mystic
2 Supreme Necromagus
3 Algeroth Cultist
1 Maledrach
2 Apostate
1 Ungodly Power
2 Unholy Power
2 Monstrous Power
2 Unholy Eye
1 Evil Eye
1 Symmetry Flow
3 Necrobionics
1 Punisher Combo
1 Hideout
1 Sewers
3 Powerful Blow
2 Helstrom Mountains
1 Phobos & Deimos
1 Tainted!
1 Barbarous Power
`,
  // The other Apostles: wild beasts of war, gifts that wear the enemy down.
  visions: `${COMMON}
2 Callistonian Intruder
2 Callistonian Conqueror
2 Callistonian Sundancer
4 Zenithian Soulslayer
1 Zenithian Slaughtermaster
3 Cairath
1 Nepharite of Semai
1 Nepharite of Muawijhe
1 Doomsday Proclaimer
1 Muawijhe–Lord of Visions
2 Curator Sword
3 Carcass Suit
2 Black Widow
1 Citadel of Muawijhe
2 Mind Melt
2 Invoke Frenzy
3 Powerful Blow
2 Blood Lust
1 Corrupt Shield
4 Dark Huntsman
4 Golem of Darkness
1 Kritana
1 Hellhound Necrotank
`,
  // The Sons of Rasputin: vehicles on their Outpost.
  station: `${COMMON}
4 Soldat
4 Schwerwaffe Soldat
3 Soldat Kommendant
4 Cossack
3 Cossack Scout
1 Cossack Kommendant
2 Jaeger Commando
2 Flammen Soldat
4 Rivetbull
1 Blitztank
1 Tailwave
1 Veiled Dart
2 Eastern Europe
1 Lurker
2 First Aid Kit
1 Powerful Blow
2 Lucky Shot
1 Close Air Support
1 Captured!
3 Rampage!
1 Shock Soldat
2 Psycho-Scanner
`,
  // The Templars: hardly anybody, and each of them kills what he wounds.
  templars: `${COMMON}
4 Templar Legionnaire
3 Horde Trooper
3 Templar Marine
1 Horde Centurion
3 Gendarme Bestal
2 Marine Serett
1 Predatorian
2 Tusked Serett
1 Verounist Stingray
2 Southern Europe
2 Composite Armor
4 Bayonet
3 Powerful Blow
1 Blood Lust
1 Noble Beast
3 Lurker
4 First Aid Kit
2 Foxhole
3 Psycho-Scanner
1 Gendarme
`,
  // The Lutheran Triad: horsemen who are strong together, and the Patriarch's rites.
  cavalry: `${COMMON}
4 Cavalier
4 Heavy Cavalier
4 Scout Cavalier
4 Corsair
2 Lutheran Disciple
3 Lutheran Sergeant
2 Patriarch
2 Greymourn Trenchartillery
3 Equine
3 Grimgrind Airvessel
2 Palanquin Airvessel
2 Northwestern Europe
2 The Protection
1 The Defiance
3 Powerful Blow
2 Rampage!
1 Bayonet
2 Composite Armor
`,
};
