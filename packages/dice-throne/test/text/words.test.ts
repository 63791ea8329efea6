/** Czech and English as players speak them. */
import { describe as suite, expect, it } from 'vitest';
import { allHeroes, cardNamed, describe, describeCard, heroNamed, text } from '../../src/index.ts';
import { SEATS } from '../fixture.ts';

const context = { seats: SEATS, view: null };
const cs = (event: object): string => text.cs.event(event as never, context);
const told = (card: string, language: 'cs' | 'en' = 'cs'): string =>
  describeCard(cardNamed(card), language, allHeroes().find(({ cards }) => cards.some(({ id }) => id === card)) ?? null);
const ability = (hero: string, id: string): string => {
  const own = heroNamed(hero);
  const found = own.boxes.flatMap(({ levels }) => levels.flatMap(({ abilities }) => abilities)).find(each => each.id === id)!;
  return describe(found.tiers[0]!.script, 'cs', own);
};

suite('Czech', () => {
  it('declines what follows a number', () => {
    expect(ability('black-panther', 'stealthStrike')).toBe('uděl 3 neblokovatelná zranění');
    expect(ability('spider-man', 'venomPunch')).toContain('uděl 7 neblokovatelných zranění');
    expect(ability('thor', 'chainLightning')).toBe(
      'hoď 3 kostkami: uděl tolik zranění, kolik dá součet dvou kostek podle tvé volby, uděl 2 plošná zranění všem soupeřům jako samostatný zdroj',
    );
    const line = { does: 'base', n: 5, source: 'kineticEnergy', rule: 'DIT 13.4' };
    expect(cs({ type: 'damageAdded', to: 1, by: 0, damage: 'undefendable', line })).toBe(
      'Kinetická energie: +5 neblokovatelných zranění (Petr).',
    );
    expect(cs({ type: 'damageAdded', to: 1, by: 0, damage: 'ultimate', line: { ...line, n: 13 } })).toContain('+13 ultimátních zranění');
    expect(cs({ type: 'statusLeft', seat: 0, status: 'covertOps', n: 1, how: 'spent' })).toBe('Jana: využívá stav Tajná operace.');
    expect(cs({ type: 'statusLeft', seat: 0, status: 'kineticEnergy', n: 8, how: 'discarded' })).toBe(
      'Jana: odkládá 8 žetonů stavu Kinetická energie.',
    );
    expect(text.cs.option({ reroll: 1 }, 'offence.attempted', context, null)).toBe('Přehodit kostku 1');
    expect(text.cs.option({ reroll: 135 }, 'offence.attempted', context, null)).toBe('Přehodit kostky 1, 3, 5');
  });
  it('says what each symbol does', () => {
    expect(told('resonance')).toBe('ovlivnění útoku: přidej 2 zranění; máš-li aspoň 4 Kinetické energie, přidej 4');
    expect(told('turnedBlow')).toContain('za každý symbol Drápy ve svém hodu na obranu zabraň 1 zranění');
    expect(ability('black-panther', 'tripleThreat')).toContain('za každý symbol Drápy uděl 1 zranění');
    expect(ability('thor', 'odinforce')).toContain('za každý symbol Hrom získej stav Elektrokinéze');
    expect(told('sabotageII')).toContain('za každý symbol Špionáž zabraň 1 zranění');
    expect(told('undercoverMission')).toContain('zvolenému soupeři přiděl stav Časovaná bomba');
    expect(told('vegasBaby')).toBe('hoď 1 kostkou: získej tolik BB, kolik je polovina hodnoty, zaokrouhleno nahoru');
  });
  it('names players in the nominative, without gender, and puts no full stop after a mark', () => {
    expect(cs({ type: 'cpStolen', seat: 0, from: 1, n: 1 })).toBe('Jana bere 1 BB; přichází o něj Petr.');
    expect(cs({ type: 'companionMoved', seat: 0, to: 1 })).toBe('Mjölnir má Petr.');
    expect(cs({ type: 'defeated', seat: 1 })).toBe('Poražený hrdina: Petr.');
    expect(cs({ type: 'sold', seat: 0, card: 3, faces: { 3: 'whatStatusEffects' } })).toBe('Jana prodává: Jaký že stavy?');
    expect(cs({ type: 'cardDeclared', seat: 0, card: 3, aim: null, faces: { 3: 'vegasBaby' } })).toBe('Jana hraje: Vegas!');
    expect(text.cs.question('sealAbilities.chosen', { player: 1 }, context)).toBe('Kterou schopnost zakleješ? (Petr)');
    expect(text.cs.option('decline', 'defence.chosen', context, null)).toBe('Nebránit se · dostat plné zranění');
    for (const { statuses, boxes } of allHeroes())
      for (const { text: words } of [...statuses, ...boxes.flatMap(({ levels }) => levels.flatMap(({ passive }) => passive ?? []))])
        expect(words.cs).not.toMatch(/\bjsi \p{L}+l\b|\b\p{L}+l jsi\b/u);
  });
  it('tells what happened and nothing else', () => {
    const gained = { type: 'statusGained', seat: 0, by: 0, status: 'combo' };
    expect(cs({ ...gained, n: 0, surplus: 1 })).toBe('Jana už má nejvyšší počet stavu Kombo: nic nepřibývá.');
    expect(cs({ ...gained, n: 1, surplus: 0 })).toBe('Jana má nový stav: Kombo.');
    const settled = { type: 'settled', damage: [0, 2], healing: [0, 0], dials: [50, 48] };
    expect(cs({ ...settled, isolated: true })).toBe('Samostatné zranění se uděluje hned.');
    expect(cs({ ...settled, isolated: false })).toBe('Zranění a uzdravení se započítávají.');
  });
});
