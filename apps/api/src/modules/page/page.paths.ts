/** A normalized path: decoded, without query and trailing slash. */
export function canonical(path: string): string {
  const [plain = '/'] = path.split(/[?#]/);
  const trimmed = plain.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
