import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

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

const icons: IconData = lucide.icons;
const parents: Record<string, { parent: string } | undefined> = lucide.aliases;

/** The most names in one request: a page needs about ten. */
const maxNames = 40;
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const own = <T>(record: Record<string, T | undefined>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const bodyOf = (name: string): string | undefined =>
  (own(icons, name) ?? own(icons, own(parents, name)?.parent ?? ''))?.body;

/** The icons of `?icons=tag,truck`; `undefined` when the query contains no valid names. */
export function findIcons(query: string): IconSet | undefined {
  const names = [...new Set(query.split(',').filter(Boolean))];
  const isSound = names.length > 0 && names.length <= maxNames && names.every((name) => namePattern.test(name));
  if (!isSound) return undefined;
  const found = names.flatMap((name): [string, { body: string }][] => {
    const body = bodyOf(name);
    return body === undefined ? [] : [[name, { body }]];
  });
  const missing = names.filter((name) => bodyOf(name) === undefined);
  return {
    prefix: lucide.prefix,
    width: lucide.width,
    height: lucide.height,
    icons: Object.fromEntries(found),
    ...(missing.length > 0 && { not_found: missing }),
  };
}
