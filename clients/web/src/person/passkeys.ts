import { send } from '../connection/api';
import type { Passkey, PasskeyBegun, Session } from '../protocol/protocol';

/** The parts of the interface that turn JSON into what the browser wants; older browsers lack them. */
type Reading = typeof PublicKeyCredential & {
  parseCreationOptionsFromJSON?: (options: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
};
type Options = { publicKey: unknown };

/** Whether this browser can make and use passkeys here. */
export function canPasskeys(): boolean {
  if (typeof PublicKeyCredential === 'undefined') return false;
  return typeof (PublicKeyCredential as Reading).parseCreationOptionsFromJSON === 'function';
}

async function begun(path: string): Promise<{ ceremony: string; publicKey: unknown }> {
  const { ceremony, options } = await send<PasskeyBegun>(path, {});
  return { ceremony, publicKey: (options as Options).publicKey };
}

/** Makes a passkey; nothing if the visitor changes their mind. */
export async function makePasskey(name: string): Promise<Passkey | null> {
  const { ceremony, publicKey } = await begun('/api/passkeys/begin');
  const wanted = (PublicKeyCredential as Reading).parseCreationOptionsFromJSON?.(publicKey);
  const credential = wanted && (await navigator.credentials.create({ publicKey: wanted }).catch(declined));
  if (!credential) return null;
  return send<Passkey>('/api/passkeys/finish', { ceremony, credential: json(credential), name });
}

/** Signs in with a passkey; nothing if the visitor changes their mind. */
export async function enterByPasskey(device: string): Promise<Session | null> {
  const { ceremony, publicKey } = await begun('/api/passkeys/enter/begin');
  const wanted = (PublicKeyCredential as Reading).parseRequestOptionsFromJSON?.(publicKey);
  const credential = wanted && (await navigator.credentials.get({ publicKey: wanted }).catch(declined));
  if (!credential) return null;
  return send<Session>('/api/passkeys/enter/finish', { ceremony, credential: json(credential), name: device });
}

const json = (credential: Credential): unknown => (credential as PublicKeyCredential).toJSON();

/** Closing the browser's question is an answer, and no error. */
function declined(error: unknown): null {
  if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return null;
  throw error;
}
