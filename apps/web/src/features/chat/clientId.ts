/** A name for a message that no other has. `crypto.randomUUID` is not there where the site is opened without TLS. */
export function makeClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
