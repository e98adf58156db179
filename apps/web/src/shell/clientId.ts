/** A unique id for a message. `crypto.randomUUID` does not exist where the site is served without TLS. */
export function makeClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
