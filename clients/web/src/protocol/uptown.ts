export * from '../../../../online/protocol/typescript/uptown';
