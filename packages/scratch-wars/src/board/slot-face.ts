/** How a bonus or a special is printed on a hero. */
import { isDeferred, isSpecial, type Slot } from '../index.ts';

/** A bonus with its sign, a special without a plus (SCW 5.1.1.4). */
export const slotNumber = ({ icon, value }: Slot): string => (value < 0 ? `−${-value}` : isSpecial(icon) ? `${value}` : `+${value}`);

/** A bonus of a deferred effect stands on a horizontal grey flag (SCW 4.1.1.4). */
export const hasFlag = ({ icon }: Slot): boolean => isDeferred(icon);
