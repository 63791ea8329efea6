/**
 * The ready decks of before, as text. Nobody is offered them any more, but matches, links, scenarios and puzzles that name one go on reading
 * it: a list here is never changed.
 */
/** What most of them have. */
const COMMON = `
3 Inspired
2 Positive Karma
3 Evasive Action
3 Narrow Escape!
2 Miscommunication
1 Bamboozled!
2 Reputation
`;

export const EARLIER: { readonly [name: string]: string } = {
  // A corporation of the air.
  imperial: `${COMMON}
4 Golden Lion
4 Blood Beret
4 Clansman
4 Rams Air Cavalry
3 Wolfbane Light Cavalry
2 Wolfbane Honor Guard
1 Sean Gallagher
1 Airman Trevor Bartholomew
1 Edward S. Murdoch
1 Sgt. McBride
3 Imperial Doomlord
3 Clansman Claymore
2 HMG Mk. XIXB "Charger"
2 SMG Mk. III "Interceptor"
2 Telescopic Sight
1 Fukido
2 Victoria
3 Lucky Shot
2 Powerful Blow
2 Fury of the Clansmen
1 Nepharite Hunt
1 Automatic Fire
`,
  // Tanks and swords.
  bauhaus: `${COMMON}
4 Bauhaus Blitzer
4 Dragoon
4 Hussar
4 Venusian Ranger
4 Etoiles Mortant
2 Venusian Marshal
1 Valerie Duval
1 Max Steiner
4 T-32 "Wolfclaw" JBT
4 Violator Sword
2 Reverberating Sharpener
2 Composite Armor
1 Heimburg
2 Industrial Complex
3 Powerful Blow
2 Surprise Attack
1 Bauhaus Bank
2 Assassination
1 Prove Your Valor
`,
  // Guns.
  capitol: `${COMMON}
4 Infantry
4 Sea Lion
4 Free Marine
4 Sunset Striker
4 Martian Banshee
1 Mitch Hunter
1 Big Bob Watts
2 Captain
3 Sherman .74 Model 13 "Bolter"
3 L&A Plasma Carbine
2 Deathlockdrum
2 Grenade Launcher
2 AH/UH-19 Grapeshot Guardian
1 San Dorado
2 Graveton Archipelago
4 Lucky Shot
2 Take Aim
2 Sharpshooter
2 Out of Ammo
1 Fifteen Minutes of Fame
`,
  // The Art in all its aspects.
  brotherhood: `${COMMON}
4 Mystic
3 Keeper of the Art
3 Inquisitor
3 Inquisitor Majoris
3 Valkyrie
3 Mortificator
3 Sacred Warrior
1 Cardinal Dominic
1 Blessed Vestal Laura
1 Crenshaw the Mortificator
2 AC-40 "Justifier"
1 The Cathedral
1 The Brotherhood (alliance)
3 Elemental Wall
3 Elemental Bolt
2 Explosion
2 Levitation
2 Shield
2 Strike
2 Presence
2 Improve Self
1 Invulnerability
1 Speed
1 Lesser Hypnosis
1 Lesser Domination
2 Book of Law
1 Cleansing Flame
1 Whispers of Heresy
`,
  // The legions of Algeroth, with gifts.
  algeroth: `${COMMON}
4 Necromutant
4 Undead Legionnaire
4 Centurion
3 Razide
3 Ezoghoul
2 Immaculate Fury
3 Nepharite of Algeroth
2 Pretorian Stalker
1 Alakhai the Cunning
2 Heretic
1 Citadel of Algeroth
3 Dimensional Warp
2 Indigestion
2 Distort
3 Dark Fire
3 Terror
2 Resist Pain
1 Portal of Undeath
2 Kratach
2 Hellhound Necrotank
1 Necromutant Frenzy
2 Grim Reaper
1 Dark Visitation
1 Destroy Squad
`,
  // Followers of the other Apostles.
  apostles: `${COMMON}
4 Blessed Legionnaire
3 Cairath
3 Curator
3 Nepharite of Demnogonis
3 Nepharite of Semai
4 Legionnaire of Semai
3 Zenithian Soulslayer
2 Nepharite of Ilian
2 Templar
2 Demnogonis Cultist
1 Muawijhe–Lord of Visions
1 Citadel of Demnogonis
1 Citadel of Semai
2 Curator Sword
2 Scythe of Semai
2 Mind Melt
2 Illusion
2 Decay
2 Deform
1 Time Rot
2 Insane Dance
2 Blindness
2 Chosen
1 Corrupt Shield
1 Tainted!
1 Infested Asteroid
`,
  // The way of the KI.
  mishima: `${COMMON}
4 Samurai
4 Combat Warhead
3 Suicide Warhead
4 Shadow Walker
1 Tatsu
1 Yojimbo
4 Hatamoto
3 Scalper
2 Fukimura No. 12 "Kamikaze"
1 Longshore
1 Mishima (alliance)
3 Shadow Walk
3 Toronaga's Raging Might
3 Supreme Concentration
3 The Monkey's Foot
3 The Crow's Piercing Glance
3 Powerful Blow
2 Ambush
2 Initiative
2 Blood Lust
1 Exonerated Ronin
`,
  // The Sons of Rasputin on their Station, with their beasts.
  tribes: `${COMMON}
4 Soldat
4 Schwerwaffe Soldat
3 Soldat Kommendant
4 Jaeger Commando
4 Cossack
4 Cossack Scout
2 Cossack Kommendant
2 Shock Soldat
2 Flammen Soldat
4 Rivetbull
2 Blitztank
2 Tailwave
2 Eastern Europe
2 Lurker
2 First Aid Kit
2 Psycho-Scanner
2 Powerful Blow
1 Captured!
`,
  // Machines, their Commanders, and the best of everybody's equipment.
  cybertronic: `${COMMON}
4 Cuirassier
4 Chasseur
4 Chemiman
3 Cybercurity MP
3 Machinator
2 Twitcher
2 VAC Engineer
2 Combat Overseer
1 Battle Functionary
1 Vince Diamond
1 Atilla III
1 Cyril Dent
1 Doctor Diana
3 CAP 7000P
3 SSW4200P
2 Mandible/SA-SG 7200 Shotgun
2 Punisher Blade
2 Epidermal Plates
2 Ticker
1 The HQ
2 Cyberopolis
1 Cybertronic (alliance)
2 Powerful Blow
2 Lucky Shot
`,
};

/** By seat in the Cartel option (DOT 38.12). */
export const EARLIER_CARTEL: readonly string[] = ['bauhaus', 'capitol', 'cybertronic', 'imperial', 'mishima', 'brotherhood', 'algeroth'];
