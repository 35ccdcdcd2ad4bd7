export type * from '../../../../online/protocol/typescript/protocol';
