/** The games by name, without their rules: for those who load a game only when it is played. */
export const GAME_IDS = ['scratch-wars', 'summoner-wars', 'dice-throne', 'doomtrooper'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const isGame = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
