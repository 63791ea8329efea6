/** Where players were last seen, in memory only: those of one address share its part of the bot threads. */

const MOST_REMEMBERED = 20_000;

export class LastAddresses {
  private readonly addresses = new Map<string, string>();

  note(player: string, address: string): void {
    this.addresses.delete(player);
    this.addresses.set(player, address);
    if (this.addresses.size > MOST_REMEMBERED) this.addresses.delete(this.addresses.keys().next().value!);
  }

  /** One who was not seen since the start counts by name. */
  of(player: string): string {
    return this.addresses.get(player) ?? `player ${player}`;
  }
}
