import type { Command, NewTable } from '../protocol/protocol';
import { openTable, send } from './api';
import { reveal, sit } from './deal';

/** Asks a table something over plain HTTP, before the page listens to it. */
async function tell(table: string, command: Command): Promise<void> {
  await send(`/api/tables/${table}/commands`, { id: 0, command });
}

/** Opens a table where we have the first seat and bots all others, and begins. */
export async function againstBots(wanted: NewTable, kind: string): Promise<string> {
  const table = await openTable(wanted);
  await tell(table, sit(table, 1));
  for (let seat = 2; seat <= wanted.seats; seat += 1) await tell(table, { bot: { seat, kind } });
  await tell(table, 'start');
  await reveal(table, [1]);
  return table;
}

/** Opens a table where we have the first seat and others come by the link. */
export async function withFriends(wanted: NewTable): Promise<string> {
  const table = await openTable(wanted);
  await tell(table, sit(table, 1));
  return table;
}

/** Opens a table where all seats are ours, handed round on this device, and begins. */
export async function onThisDevice(wanted: NewTable): Promise<string> {
  const table = await openTable({ ...wanted, 'one-device': true });
  const seats = Array.from({ length: wanted.seats }, (_, n) => n + 1);
  for (const seat of seats) await tell(table, sit(table, seat));
  await tell(table, 'start');
  await reveal(table, seats);
  return table;
}

/** Takes the same seats at a rematch that waits, and begins. */
export async function again(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await tell(table, sit(table, seat));
  await tell(table, 'start');
  await reveal(table, seats);
}
