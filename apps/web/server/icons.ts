/** Icons in the response format of the Iconify API: the body of each SVG and its view box. */
export interface IconSet {
  prefix: string;
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
  /** Requested names that do not exist. */
  not_found?: string[];
}

type IconData = Record<string, { body: string } | undefined>;

interface Lucide {
  prefix: string;
  width: number;
  height: number;
  icons: IconData;
  aliases: Record<string, { parent: string } | undefined>;
}

/** All 1,700 icons, loaded with the first request for one. */
async function loadLucide(): Promise<Lucide> {
  return (await import('@iconify-json/lucide/icons.json', { with: { type: 'json' } })).default;
}

/** The most names in one request: a page needs about ten. */
const maxNames = 40;
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const own = <T>(record: Record<string, T | undefined>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const bodyOf = ({ icons, aliases }: Lucide, name: string): string | undefined =>
  (own(icons, name) ?? own(icons, own(aliases, name)?.parent ?? ''))?.body;

/** The icons of `?icons=tag,truck`; `undefined` when the query contains no valid names. */
export async function findIcons(query: string): Promise<IconSet | undefined> {
  const names = [...new Set(query.split(',').filter(Boolean))];
  const isSound = names.length > 0 && names.length <= maxNames && names.every((name) => namePattern.test(name));
  if (!isSound) return undefined;
  const lucide = await loadLucide();
  const found = names.flatMap((name): [string, { body: string }][] => {
    const body = bodyOf(lucide, name);
    return body === undefined ? [] : [[name, { body }]];
  });
  const missing = names.filter((name) => bodyOf(lucide, name) === undefined);
  return {
    prefix: lucide.prefix,
    width: lucide.width,
    height: lucide.height,
    icons: Object.fromEntries(found),
    ...(missing.length > 0 && { not_found: missing }),
  };
}
