/** A replay as a link or a file. */
import { callLocal } from '../connection/local.ts';
import { pack } from '../table/packed.ts';
import type { ReplayInfo } from '../worker/messages.ts';

export const isPacked = (match: string): boolean => match === 'shared' || match.startsWith('local-');

/** The record of a game that no server has, for a link. The streams of events follow from the rows: it need not carry them. */
export async function packedRecord({ replay }: ReplayInfo): Promise<string> {
  const record = JSON.parse(await callLocal('exported', { replay })) as object;
  return await pack(JSON.stringify({ ...record, streams: [] }));
}

export async function saveRecord({ replay, info }: ReplayInfo): Promise<void> {
  const url = URL.createObjectURL(new Blob([await callLocal('exported', { replay })], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `kolbiste-${info.game}-${info.match}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
