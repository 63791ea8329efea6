/** Local matches in this device's store. */
import { deviceStore } from '../shell/device-store.ts';
import type { LocalStore } from './local-store.ts';

export const localStore: LocalStore = {
  put: match => deviceStore.write([{ store: 'matches', put: match }]),
  get: match => deviceStore.get('matches', match),
  all: () => deviceStore.all('matches'),
  remove: match => deviceStore.write([{ store: 'matches', remove: match }]),
};
