/** The picture of Mafia City under the names that the board uses. */

export type * from '../../../../../online/protocol/typescript/mafia-city';
