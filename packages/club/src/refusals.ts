/** Why an event does not do what it is asked: a word, which a page says in its own language, and a sentence for programs. */
export const REFUSALS = {
  onlyOrganiser: { code: 'notAllowed', text: 'only the organiser does this' },
  onlyJudge: { code: 'notAllowed', text: 'only a judge does this' },
  ownMatch: { code: 'notAllowed', text: 'nobody judges their own match' },
  himself: { code: 'notAllowed', text: 'nobody judges themselves' },
  hasRead: { code: 'notAllowed', text: 'an official who has read lists or looked through a seat here does not play' },
  playsHere: { code: 'notAllowed', text: 'an official who plays here looks through nobody’s eyes' },
  enterFirst: { code: 'notAllowed', text: 'enter first' },
  phase: { code: 'conflict', text: 'the event is {phase}; this is possible while it is {phases}' },
  rests: { code: 'conflict', text: 'the event rests; it must be resumed first' },
  restsNot: { code: 'conflict', text: 'the event does not rest' },
  calledAlready: { code: 'conflict', text: 'a judge is called already' },
  calledNot: { code: 'conflict', text: 'nobody called a judge there' },
  noLists: { code: 'conflict', text: 'nobody has brought a list' },
  full: { code: 'conflict', text: 'every place is taken' },
  tooLate: { code: 'conflict', text: 'it is too late to enter' },
  locked: { code: 'conflict', text: 'lists are locked; a judge can unlock yours' },
  notIn: { code: 'conflict', text: 'this player is not in the event' },
  postOnly: { code: 'conflict', text: 'one rests in events by post only' },
  restsAlready: { code: 'conflict', text: 'you rest already' },
  noRestLeft: { code: 'conflict', text: 'everybody rests {most} times at most' },
  notDropped: { code: 'conflict', text: 'this player has not dropped' },
  noReturn: { code: 'conflict', text: 'one comes back to a Swiss event only' },
  noOfficial: { code: 'conflict', text: 'this player is no official here' },
  organiserStays: { code: 'conflict', text: 'the organiser stays the organiser' },
  resultsMissing: { code: 'conflict', text: '{count} results of round {round} are missing' },
  tableTells: { code: 'conflict', text: 'the table itself tells the result' },
  noOpponent: { code: 'conflict', text: 'nobody sits opposite' },
  goneOn: { code: 'conflict', text: 'the winner has gone on; a bracket is not played back' },
  notPlaying: { code: 'conflict', text: 'this player does not play just now' },
  youPlayNot: { code: 'conflict', text: 'you do not play just now' },
  tableOver: { code: 'conflict', text: 'this table has its result' },
  noSuchRound: { code: 'conflict', text: 'no round is {phase}' },
  listAtOnce: { code: 'malformed', text: 'a player who comes late brings a list at once' },
  notEntered: { code: 'malformed', text: 'this player has not entered' },
  notSeated: { code: 'malformed', text: 'this player does not sit there' },
  notInRound: { code: 'malformed', text: 'both play in this round' },
  samePlayer: { code: 'malformed', text: 'two different players are named' },
  noPlayer: { code: 'malformed', text: 'there is no such player' },
  noTable: { code: 'malformed', text: 'there is no such table' },
  badScore: { code: 'malformed', text: 'nobody can have this result of {games} games' },
  mustWin: { code: 'malformed', text: 'somebody must win here' },
} as const;

export type EventRefusal = keyof typeof REFUSALS;
export type RefusalParams = Readonly<Record<string, string | number>>;

export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  readonly why: EventRefusal;
  readonly params: RefusalParams;
  constructor(why: EventRefusal, params: RefusalParams = {}) {
    super(REFUSALS[why].text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])));
    this.why = why;
    this.params = params;
  }
  get code(): (typeof REFUSALS)[EventRefusal]['code'] {
    return REFUSALS[this.why].code;
  }
}
