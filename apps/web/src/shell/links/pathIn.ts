/** The path of a page of the site that was pasted as a whole address. */
export function pathIn(typed: string, origin: string): string {
  const text = typed.trim();
  return text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
}
