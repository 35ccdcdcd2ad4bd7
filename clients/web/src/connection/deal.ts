/* Fair dealing, as the page sees to it: it keeps its own shares of chance and what the server promised, and checks both. */

import type { Command, Phase, TableInfo } from '../protocol/protocol';
import { entropy, send } from './api';
import { sha256 } from './sha256';

const NAME = 'tetrapolis-deals';
/** How many tables the browser remembers. */
const TABLES = 50;

/** What was promised at a table before its first deal. */
interface Deal {
  /** The hash of the server's seed. */
  commitment: string | null;
  /** Our own shares, by seat. */
  own: Record<number, string>;
  /** What everybody committed to, by seat. */
  shares: (string | null)[];
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** The hash that commits to a share. */
export const committed = (share: string): string => sha256(bytes(`tetrapolis share 1\n${share}`));

/** The hash that commits to a seed, which is given in hexadecimal digits. */
function seedCommitment(seed: string): string {
  const raw = seed.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  return sha256(Uint8Array.from([...bytes('tetrapolis commitment 1\n'), ...raw]));
}

function all(): Record<string, Deal> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Deal>;
  } catch {
    return {};
  }
}

/* A browser that keeps nothing remembers it as long as the page is open. */
let memory: Record<string, Deal> = {};

function dealOf(table: string): Deal {
  return memory[table] ?? all()[table] ?? { commitment: null, own: {}, shares: [] };
}

function keepDeal(table: string, deal: Deal): void {
  memory = { ...memory, [table]: deal };
  const { [table]: _, ...others } = all();
  const last = Object.fromEntries([...Object.entries(others), [table, deal]].slice(-TABLES));
  try {
    localStorage.setItem(NAME, JSON.stringify(last));
  } catch {
    // The page has it in memory.
  }
}

/** Keeps a share for a seat; gives the commitment to it. */
export function keepShare(table: string, seat: number, share: string = entropy()): string {
  const deal = dealOf(table);
  keepDeal(table, { ...deal, own: { ...deal.own, [seat]: share } });
  return committed(share);
}

/** The command that takes a seat. */
export const sit = (table: string, seat: number): Command => ({ sit: { seat, share: keepShare(table, seat) } });

/** The share that was kept for a seat. */
export const shareOf = (table: string, seat: number): string | undefined => dealOf(table).own[seat];

/** Reveals the shares of seats of ours. */
export async function reveal(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    const share = shareOf(table, seat);
    if (share) await tell(table, seat, { reveal: { entropy: share } });
  }
}

async function tell(table: string, seat: number, command: Command): Promise<void> {
  await send(`/api/tables/${table}/commands?seat=${seat}`, { id: 0, command });
}

/** Remembers what is promised while it can still be changed, or is about to be used. */
export function witness(phase: Phase, info: TableInfo): void {
  if (phase !== 'gathering' && phase !== 'dealing') return;
  const deal = dealOf(info.table);
  const { commitment, shares } = info.dealing;
  const same = deal.commitment === commitment && deal.shares.join() === shares.join();
  if (!same) keepDeal(info.table, { ...deal, commitment, shares });
}

/** What we have to send so that the deal goes on: a reveal, or a new commitment after a deal that failed. */
export function owed(phase: Phase, info: TableInfo): [seat: number, command: Command][] {
  if (phase === 'dealing') {
    const waiting = info.yours.filter((seat) => !info.dealing.revealed.includes(seat));
    return waiting.flatMap((seat) => {
      const share = shareOf(info.table, seat);
      return share ? [[seat, { reveal: { entropy: share } }] as [number, Command]] : [];
    });
  }
  if (phase !== 'gathering') return [];
  const lost = info.yours.filter((seat) => info.dealing.shares[seat - 1] === null);
  return lost.map((seat) => [seat, { commit: { share: keepShare(info.table, seat) } }]);
}

const sending = new Set<string>();

/** Takes note of a state of a table, and sends what the deal waits for. */
export async function takePart(phase: Phase, info: TableInfo): Promise<void> {
  witness(phase, info);
  for (const [seat, command] of owed(phase, info)) {
    const key = JSON.stringify([info.table, seat, info.dealing.commitment, phase]);
    if (sending.has(key)) continue;
    sending.add(key);
    // Whatever is refused or lost is owed again with the next state.
    await tell(info.table, seat, command).catch(() => sending.delete(key));
  }
}

/** Whether everybody has done as promised, as far as this browser was there; nothing if it was not. */
export function verdict(info: TableInfo): 'kept' | 'broken' | null {
  const deal = dealOf(info.table);
  const { commitment, seed, entropy: shares } = info.dealing;
  if (!deal.commitment || !seed) return null;
  const honest =
    deal.commitment === commitment &&
    seedCommitment(seed) === commitment &&
    Object.entries(deal.own).every(
      ([seat, share]) => !info.yours.includes(Number(seat)) || shares[Number(seat) - 1] === share,
    ) &&
    deal.shares.every((told, n) => told === null || (typeof shares[n] === 'string' && committed(shares[n]) === told));
  return honest ? 'kept' : 'broken';
}
