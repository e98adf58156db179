import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

const keyId = 'emulator';

/** The bank's keys, generated at start, so signatures of another run are invalid. */
export interface SigningKeys {
  publicKey: JWK;
  /** Signs claims as the bank does: RS256, no expiry. */
  sign: (claims: Record<string, unknown>) => Promise<string>;
  /** Signs with an unpublished key. */
  signWrongly: (claims: Record<string, unknown>) => Promise<string>;
}

export async function createSigningKeys(): Promise<SigningKeys> {
  const own = await generateKeyPair('RS256');
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' };
  return {
    publicKey,
    sign: (claims) => signWith(own.privateKey, claims),
    signWrongly: async (claims) => signWith((await generateKeyPair('RS256')).privateKey, claims),
  };
}

function signWith(key: CryptoKey, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId }).sign(key);
}
