import type { Explained, GameEntry, LobbyEntry, Message, Problem, Scores, State } from '../protocol/protocol';

/** Something was not done; `message` says why. */
export class Trouble extends Error {
  constructor(
    readonly says: Message,
    readonly code: string,
    readonly rule: string | null = null,
  ) {
    super(says.key);
  }

  static of(problem: Problem): Trouble {
    return new Trouble(problem.message, problem.code, problem.rule ?? null);
  }

  /** The server cannot be reached. */
  static unreachable(): Trouble {
    return new Trouble({ key: 'page-unreachable' }, 'unreachable');
  }
}

/** What to tell of anything that was thrown. */
export function trouble(error: unknown): Trouble {
  return error instanceof Trouble ? error : Trouble.unreachable();
}

/** Asks the server; gives nothing when it has nothing to say. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<T | null> {
  const response = await fetch(path, init).catch(() => {
    throw Trouble.unreachable();
  });
  if (response.status === 204) return null;
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw Trouble.unreachable();
  }
  if (!response.ok) throw Trouble.of(body as Problem);
  return body as T;
}

export async function send<T>(path: string, body: unknown, method = 'POST', signal?: AbortSignal): Promise<T> {
  return (await ask<T>(path, { method, body: JSON.stringify(body), signal: signal ?? null })) as T;
}

export const games = async () => (await ask<GameEntry[]>('/api/games')) ?? [];
export const lobby = async () => (await ask<LobbyEntry[]>('/api/tables')) ?? [];

function moment(eyes: number | null, version: number | null): URLSearchParams {
  const query = new URLSearchParams();
  if (eyes !== null) query.set('seat', String(eyes));
  if (version !== null) query.set('version', String(version));
  return query;
}

/** A state of the past, with the eyes of a seat (0 for a spectator's). */
export async function past(table: string, eyes: number | null, version: number | null): Promise<State> {
  return (await ask<State>(`/api/tables/${table}/past?${moment(eyes, version)}`)) as State;
}

/** What a thing on the board was at a moment of the past. */
export function explainPast(table: string, eyes: number | null, version: number, thing: string) {
  const query = moment(eyes, version);
  query.set('thing', thing);
  return ask<Explained>(`/api/tables/${table}/past/explain?${query}`);
}

/** How everybody stood at a moment of the past. */
export const scoresPast = (table: string, eyes: number | null, version: number) =>
  ask<Scores>(`/api/tables/${table}/past/scores?${moment(eyes, version)}`);

/** This player's own share of chance. */
export function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
