/** The module information that the bundler provides while it assigns modules to chunks. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const vendor = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/;

/** Reachable through the index of react-query or of the router, but used by overlays, checkout and settings only. */
const later = /[\\/](?:queriesObserver|useQueries|mutationObserver|useMutation|useMutationState|useBlocker)\.js$/;

/** Vite wraps every dynamic import in this helper. The entry script needs it first. */
const importing = /vite[\\/]preload-helper/;

/** One chunk and the modules it starts from. `null` name: its modules are traced, but left to the bundler. */
interface Root {
  name: string | null;
  entry: RegExp;
}

/** In order: the first root that reaches a module gets it. The rest is left to the bundler. */
const roots: readonly Root[] = [
  { name: 'site', entry: /[\\/]src[\\/]hydrate\.tsx$/ },
  { name: 'site', entry: /[\\/]src[\\/]routes[\\/]_default\.tsx\?tsr-split=/ },
  // So small and so widely used that a separate file would cost more than it saves.
  {
    name: 'site',
    entry:
      /[\\/](?:shell[\\/]pages[\\/](?:loadKnown|notFoundPath)|domain[\\/]src[\\/](?:plural|paging)[\\/]index|icons[\\/]ChevronRightIcon)\.ts$/,
  },
  // Entry pages of most visits: never merged with code loaded later, or the page would have to wait for all of it.
  { name: null, entry: /[\\/]src[\\/]routes[\\/]_default[\\/](?:index|popular|catalog|products)\b.*\?tsr-split=/ },
  // Parts that every page hydrates when idle, then the product lists of almost every page.
  { name: 'shell', entry: /[\\/]src[\\/]shell[\\/](?:document[\\/]ShellLayers|layout[\\/]Site(?:Head|Foot))\.tsx$/ },
  {
    name: 'shell',
    entry:
      /[\\/]src[\\/]shell[\\/](?:toasts[\\/]RootToaster\.tsx|errors[\\/]showFailure\.ts|document[\\/]watchBuild\.ts)$/,
  },
  { name: 'goods', entry: /[\\/]features[\\/]catalog[\\/](?:PopularGrid|PopularList|CatalogList)\.tsx$/ },
];

/**
 * Divides the site's code into chunks: shared application code in one, libraries in another. By default the bundler
 * makes a chunk for every few shared modules, 35 for one page, and each compresses worse on its own.
 */
export function chunkGroups() {
  let known: Map<string, string | null> | undefined;
  return [
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        if (importing.test(id)) return 'importing';
        known ??= divide(graph);
        const chunk = later.test(id) ? null : (known.get(id) ?? null);
        // Of a library, only what every page needs; the rest goes into the chunks that use it.
        return chunk && vendor.test(id) ? 'vendor' : chunk;
      },
      test: (id: string) => remember(id),
    },
  ];
}

// The graph can be queried for a module but cannot list them; the bundler calls `test` on every module before any
// `name`.
const seen = new Set<string>();
const remember = (id: string): boolean => seen.add(id).has(id);

function divide(graph: ModuleGraph): Map<string, string | null> {
  const chunks = new Map<string, string | null>();
  for (const { name, entry } of roots) {
    const waiting = [...seen].filter((id) => entry.test(id));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (chunks.has(id)) continue;
      chunks.set(id, name);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return chunks;
}
