/** The picture of Cities under the names that the board uses. */

import type { Beside, Colour } from '../../../../../online/protocol/typescript/cities';

export type * from '../../../../../online/protocol/typescript/cities';

/** Which buildings count. */
export interface Buildings {
  colour: Colour | null;
  least: number;
  most: number;
  beside: Beside | null;
}

/** Pieces by colour. */
export type Pieces = { [colour in Colour]?: number };
