/** Local matches on this device's shelf. */
import { shelf } from '../shell/shelf.ts';
import type { LocalStore } from './local-store.ts';

export const localStore: LocalStore = {
  put: match => shelf.write([{ store: 'matches', put: match }]),
  get: match => shelf.get('matches', match),
  all: () => shelf.all('matches'),
  remove: match => shelf.write([{ store: 'matches', remove: match }]),
};
