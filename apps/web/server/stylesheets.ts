import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

interface Sheet {
  name: string;
  modules: RegExp[];
  /** Its modules are a part of the rooms below, which use this sheet. */
  isShared?: boolean;
}

/**
 * Stylesheets beside `site.css`, and the modules that load them: routes (the part that the router splits off has a
 * query) and overlays, which are rendered in the browser only. A sheet may rely on those above it.
 */
const sheets: Sheet[] = [
  {
    name: 'own',
    modules: [
      /[\\/]routes[\\/]_responsive[\\/](?:checkout|gift|my[\\/](?!moderation)\w+|my[\\/]notices[\\/]\w+)\.tsx\?.*tsr-split=/,
      /[\\/]routes[\\/]_responsive[\\/]chat.*\.tsx\?.*tsr-split=/,
      /[\\/]features[\\/](?:order|notice|chat)[\\/]\w+Overlay\.tsx$/,
    ],
  },
  // The kit's select: for most rooms, and the comparison of legal texts.
  {
    name: 'select',
    modules: [
      /[\\/]docs[\\/]\$document_[\\/]versions\.tsx\?.*tsr-split=/,
      /[\\/]features[\\/]docs[\\/]VersionsPage\.tsx$/,
    ],
  },
  { name: 'suggestions', modules: [/[\\/]shell[\\/]search[\\/]HeaderSuggestions\.tsx$/] },
  { name: 'menu', modules: [/[\\/]shell[\\/]layout[\\/]CatalogMenuPanel\.tsx$/] },
  {
    name: 'dialogs',
    modules: [
      /[\\/]features[\\/](?:content|photoShare|moderation)[\\/]\w+Overlay\.tsx$/,
      /[\\/](?:CropDialog|PictureDetailsField)\.tsx$/,
    ],
  },
  // Not with the dialogs: they also load the sheets of rooms.
  { name: 'zoom', modules: [/[\\/]GalleryZoom\.tsx$/] },
  { name: 'search', modules: [/[\\/]features[\\/]chat[\\/]search[\\/]RoomSearch\.tsx$/] },
  {
    name: 'rooms',
    modules: [
      /[\\/]my[\\/]shop[\\/]\$service_?\.tsx\?.*tsr-split=/,
      /[\\/]my[\\/]shop[\\/]\$service_?[\\/](?:calendar|deliveries|more|orders|print|reviews|settings|team)\b.*tsr-split=/,
    ],
  },
  // For goods, stems, money and statistics, which have little else in common.
  { name: 'tables', modules: [/[\\/]desk[\\/]DataTable[\\/]DataTable\.\w+$/], isShared: true },
  // Rooms that are visited rarely; most use the sheet of the frame, too.
  {
    name: 'managing',
    modules: [
      /[\\/]my[\\/]shop[\\/](?:new|\$service[\\/](?:articles|delivery|discounts|products(?![\\/](?:import|stems)))\b).*tsr-split=/,
      /[\\/]my[\\/](?:moderation\.tsx|(?:moderation(?![\\/]banners)|articles(?![\\/]\$id)|decisions)[\\/]).*tsr-split=/,
      /[\\/]features[\\/]desk[\\/](?:offers|delivery|opening|goods[\\/](?!Import))[\\/]?\w+Page\.tsx$/,
    ],
  },
  // The editor of articles, which no other room has.
  {
    name: 'writing',
    modules: [/[\\/]my[\\/]articles[\\/]\$id\.tsx\?.*tsr-split=/, /[\\/]article[\\/]editor[\\/]EditorPage\.tsx$/],
  },
  {
    name: 'stock',
    modules: [
      /[\\/]my[\\/]shop[\\/]\$service[\\/]products[\\/](?:import|stems)\b.*tsr-split=/,
      /[\\/]features[\\/]desk[\\/](?:goods[\\/]Import|stems[\\/]Stems)Page\.tsx$/,
    ],
  },
  {
    name: 'figures',
    modules: [
      /[\\/]my[\\/]shop[\\/]\$service[\\/](?:money|statistics)\b.*tsr-split=/,
      /[\\/]features[\\/]desk[\\/](?:earnings[\\/](?:Money|Requisites)|statistics[\\/]Statistics)Page\.tsx$/,
    ],
  },
  {
    name: 'arranging',
    modules: [
      /[\\/]my[\\/]shop[\\/]\$service[\\/]storefront\b.*tsr-split=/,
      /[\\/]features[\\/]desk[\\/]storefront[\\/]StorefrontPage\.tsx$/,
    ],
  },
  // Uses the sheets of the other administration rooms and of the storefront.
  {
    name: 'banners',
    modules: [
      /[\\/]my[\\/]moderation[\\/]banners\b.*tsr-split=/,
      /[\\/]features[\\/]moderation[\\/]banners[\\/]BannersPage\.tsx$/,
    ],
  },
];

/**
 * Joins the CSS of all chunks into a few stylesheets. `site.css` has the styles of the shop's pages and most overlays,
 * so that parts hydrated later are styled already. Each other sheet has the styles that only its own modules use. They
 * depend on it: the server puts the sheet of a route in the head of the page, and in the browser an import waits for
 * its sheet.
 */
export function stylesheets(): Plugin {
  return {
    name: 'vetka:stylesheets',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const all = reachable(bundle, Object.values(bundle).filter(isEntry));
      const site = reachable(bundle, [...all].filter(isEntry), hasSheet);
      this.emitFile({ type: 'asset', fileName: 'assets/site.css', source: takeCss(bundle, site) });
      // Read once: chunks that depend on a sheet list it among their own CSS.
      const withCss = new Set([...all].filter(hasCss));
      const sheetOf = new Map<Chunk, string>();
      const files: string[] = [];
      for (const { name, modules } of sheets) {
        const own = [...all].filter((chunk) => hasModule(chunk, modules));
        if (own.length < modules.length) throw new Error(`server/stylesheets.ts: modules of ${name} are missing`);
        const isElsewhere = (chunk: Chunk) => hasSheet(chunk) && !hasModule(chunk, modules);
        const used = reachable(bundle, own, (chunk) => site.has(chunk) || isElsewhere(chunk));
        const styled = [...all].filter((chunk) => used.has(chunk) && withCss.has(chunk) && !sheetOf.has(chunk));
        const source = takeCss(bundle, styled);
        // The line end distinguishes it from a sheet of a single chunk: the bundler would return the name of that
        // removed asset.
        const file = this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: `${source}\n` }));
        files.push(file);
        // A shared chunk without CSS needs no sheet: a room does not load another's for it.
        for (const chunk of styled) sheetOf.set(chunk, file);
        const needed = new Set([...used].map((chunk) => sheetOf.get(chunk)).concat(file));
        for (const each of files.filter((one) => needed.has(one))) dependOn(own, each);
      }
    },
  };
}

const isChunk = (output: Chunk | Rolldown.OutputAsset): output is Chunk => output.type === 'chunk';
const isEntry = (output: Chunk | Rolldown.OutputAsset): output is Chunk => isChunk(output) && output.isEntry;

const hasModule = ({ moduleIds }: Chunk, modules: readonly RegExp[]): boolean =>
  moduleIds.some((id) => modules.some((module) => module.test(id)));

/** Whether it has CSS that is not in `site.css`. */
const hasCss = ({ viteMetadata }: Chunk): boolean => (viteMetadata?.importedCss.size ?? 0) > 0;

/** Whether a room or an overlay in it has its own sheet. */
const hasSheet = (chunk: Chunk): boolean =>
  sheets.some(({ modules, isShared }) => !isShared && hasModule(chunk, modules));

/**
 * The chunks that these load, first statically and then later, each after its imports: Vite orders a single stylesheet
 * like this. Does not enter chunks that are `outside`.
 */
function reachable(bundle: Bundle, from: Chunk[], outside: (chunk: Chunk) => boolean = () => false): Set<Chunk> {
  const found = new Set<Chunk>();
  const entered = new Set<string>();
  const later: string[] = [];
  const enter = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (!chunk || !isChunk(chunk) || entered.has(fileName) || outside(chunk)) return;
    entered.add(fileName);
    chunk.imports.forEach(enter);
    later.push(...chunk.dynamicImports);
    found.add(chunk);
  };
  for (const { fileName } of from) enter(fileName);
  for (const fileName of later) enter(fileName);
  return found;
}

function dependOn(chunks: readonly Chunk[], sheet: string): void {
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.add(sheet);
}

/** Removes the stylesheets of these chunks from the bundle, and returns their text. */
function takeCss(bundle: Bundle, chunks: Iterable<Chunk>): string {
  const texts: string[] = [];
  for (const { viteMetadata } of chunks) {
    for (const name of viteMetadata?.importedCss ?? []) texts.push(takeSheet(bundle, name));
    viteMetadata?.importedCss.clear();
  }
  return texts.join('');
}

function takeSheet(bundle: Bundle, name: string): string {
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`server/stylesheets.ts: the bundle has no ${name}`);
  Reflect.deleteProperty(bundle, name);
  return Buffer.from(sheet.source).toString();
}
