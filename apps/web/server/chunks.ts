/** What the bundler tells of a module while it divides modules among files. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const vendor = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/;

/** Reached through the index of react-query or of the router, but used by overlays, checkout and settings only. */
const later = /[\\/](?:queriesObserver|useQueries|mutationObserver|useMutation|useMutationState|useBlocker)\.js$/;

/** What Vite wraps every dynamic import in. The first script needs it before anything else. */
const importing = /vite[\\/]preload-helper/;

/** What belongs together. `null`: known by its reach, but left to the bundler. */
interface Root {
  name: string | null;
  entry: RegExp;
}

/** The first of these that needs a module gets it. The rest is left to the bundler. */
const roots: readonly Root[] = [
  { name: 'site', entry: /[\\/]src[\\/]hydrate\.tsx$/ },
  { name: 'site', entry: /[\\/]src[\\/]routes[\\/]_default\.tsx\?tsr-split=/ },
  // So small and so often needed that a file of their own would weigh more than they do.
  {
    name: 'site',
    entry:
      /[\\/](?:shell[\\/]pages[\\/](?:loadKnown|notFoundPath)|domain[\\/]src[\\/](?:plural|paging)[\\/]index|icons[\\/]ChevronRightIcon)\.ts$/,
  },
  // Where most visits begin: never together with what comes later, for the page would have to wait for all of it.
  { name: null, entry: /[\\/]src[\\/]routes[\\/]_default[\\/](?:index|popular|catalog|products)\b.*\?tsr-split=/ },
  // Parts that every page wakes as soon as it is quiet, then the goods of almost every page.
  { name: 'shell', entry: /[\\/]src[\\/]shell[\\/](?:document[\\/]ShellLayers|layout[\\/]Site(?:Head|Foot))\.tsx$/ },
  {
    name: 'shell',
    entry:
      /[\\/]src[\\/]shell[\\/](?:toasts[\\/]RootToaster\.tsx|errors[\\/]tellFailure\.ts|document[\\/]watchBuild\.ts)$/,
  },
  { name: 'goods', entry: /[\\/]features[\\/]catalog[\\/](?:PopularGrid|PopularList|CatalogList)\.tsx$/ },
];

/**
 * Divides the site's code among files: what every page needs in one, libraries in another. Left alone, the bundler
 * makes a file of every handful of shared modules, 35 for one page, each compressed without what the others taught.
 */
export function chunkGroups() {
  let known: Map<string, string | null> | undefined;
  return [
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        if (importing.test(id)) return 'importing';
        known ??= divide(graph);
        const chunk = later.test(id) ? null : (known.get(id) ?? null);
        // Of a library only what every page needs: the rest comes with those who use it.
        return chunk && vendor.test(id) ? 'vendor' : chunk;
      },
      test: (id: string) => remember(id),
    },
  ];
}

// The graph can be asked about modules, but does not list them; the bundler asks `test` about each before any `name`.
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
