import { dubai } from './dubai.ts';
import { lagos } from './lagos.ts';
import { nairobi } from './nairobi.ts';

/** The three stores of the demo. */
export const stories = [lagos, nairobi, dubai];
