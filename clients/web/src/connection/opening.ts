import type { Person } from '../home/sharing';
import { me } from '../person/me.svelte';
import type { Command, NewTable, OpenedTable } from '../protocol/protocol';
import { send } from './api';
import { reveal, sit } from './deal';

/** Asks a table something over plain HTTP, before the page listens to it. */
async function tell(table: string, command: Command): Promise<void> {
  await send(`/api/tables/${table}/commands`, { id: 0, command });
}

/** Opens a table, as a guest if need be. */
async function openTable(table: NewTable): Promise<string> {
  await me.begin();
  return (await send<OpenedTable>('/api/tables', table)).table;
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

/** Takes seats for people who share the device, in the order of the seats. */
async function sitDown(table: string, seats: readonly number[], people: readonly Person[]): Promise<void> {
  for (const seat of seats) {
    await tell(table, sit(table, seat));
    const person = people[seat - 1];
    if (person && seats.length > 1) await tell(table, { name: { seat, ...person } });
  }
}

/** Opens a table where all seats are ours, handed round on this device, and begins. */
export async function onThisDevice(wanted: NewTable, people: readonly Person[]): Promise<string> {
  const table = await openTable({ ...wanted, 'one-device': true });
  const seats = Array.from({ length: wanted.seats }, (_, n) => n + 1);
  await sitDown(table, seats, people);
  await tell(table, 'start');
  await reveal(table, seats);
  return table;
}

/** Takes the same seats at a rematch that waits, and begins. */
export async function again(table: string, seats: readonly number[], people: readonly Person[]): Promise<void> {
  await sitDown(table, seats, people);
  await tell(table, 'start');
  await reveal(table, seats);
}
