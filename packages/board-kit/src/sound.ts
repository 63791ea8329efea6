/** The sounds a board can ask for; the shell makes them. */
export type Sound = 'card' | 'die' | 'hit' | 'turn' | 'click' | 'win' | 'lose' | 'spin';
