export * from '../../../../online/protocol/typescript/point-city';
