import { createHash } from 'node:crypto'

/**
 * When a device caches a file: `online` at its first use, `kiosk` at the installation of a kiosk, `kept` at every
 * installation. Lowest first.
 */
export const CACHE_LEVELS = ['online', 'kiosk', 'kept'] as const
export type CacheLevel = (typeof CACHE_LEVELS)[number]

export interface ModuleImports {
  imports: readonly string[]
  dynamicImports: readonly string[]
}

export interface Sources {
  modules: ReadonlyMap<string, ModuleImports>
  first: Readonly<Record<string, readonly string[]>>
  cacheLevelOf: (id: string) => CacheLevel
  /** Returns the folder of a module below src, such as 'features/kardex/list'; null for a package. */
  folderOf: (id: string) => string | null
}

/** Chunk and cache level of a module; `chunk` is null when the bundler chooses the chunk. */
export interface Place {
  chunk: string | null
  keep: CacheLevel
}

interface Reach {
  first: Set<string>
  /**
   * Folders of the dynamic imports that need the module, each with the index of its highest cache level.
   * English texts count as one folder 'en'; a package counts by its id.
   */
  parts: Map<string, number>
}

const ENGLISH = /\.en\.ts$/

/**
 * Assigns each module to a chunk by the dynamic imports that need it. If module A imports module B, every
 * dynamic import that needs A also needs B. The rules below order chunks from few to many dynamic imports, so
 * B's chunk is A's or a later one. Therefore chunks never import one another in a cycle. No cached chunk
 * needs an uncached one.
 * - First screens: `early`, `start` with its packages apart, then one chunk for each combination of groups.
 * - One folder: its own chunk, but its styles are in the feature's.
 * - Several folders of a feature: the feature's. Two features: the pair's.
 * - More features: one shared chunk for cached modules, one per combination of features for other modules.
 * - A cached package that kiosk screens need, too: the shared chunk. An icon of a cached screen must not bring
 *   that screen's code to a kiosk's sign-in.
 */
export function planChunks({ modules, first, cacheLevelOf, folderOf }: Sources): Map<string, Place> {
  const reached = new Map<string, Reach>()
  const mark = (root: string, note: (reach: Reach) => void) => {
    const seen = new Set<string>()
    const left = [root]
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const reach = reached.get(id) ?? { first: new Set(), parts: new Map() }
      reached.set(id, reach)
      note(reach)
      left.push(...(modules.get(id)?.imports ?? []))
    }
  }
  for (const [name, roots] of Object.entries(first))
    for (const root of roots) mark(root, (reach) => reach.first.add(name))
  const isFirst = new Set(Object.values(first).flat())
  const opened = new Set([...modules.values()].flatMap(({ dynamicImports }) => dynamicImports))
  for (const root of opened) {
    if (isFirst.has(root)) continue
    const part = ENGLISH.test(root) ? 'en' : (folderOf(root) ?? root)
    const keep = CACHE_LEVELS.indexOf(cacheLevelOf(root))
    mark(root, ({ parts }) => parts.set(part, Math.max(parts.get(part) ?? 0, keep)))
  }
  return new Map([...reached].map(([id, reach]) => [id, placeOf(id, reach)]))
}

function placeOf(id: string, { first, parts }: Reach): Place {
  // A public link always needs a network, so modules for public links alone are not cached.
  const isKept = first.size > 1 || (first.size === 1 && !first.has('link'))
  const level = isKept ? CACHE_LEVELS.length - 1 : Math.max(0, ...parts.values())
  const keep = CACHE_LEVELS[level] ?? 'online'
  const own = [...parts].filter(([, each]) => each === level).map(([part]) => part)
  const isForKiosks = [...parts.values()].includes(CACHE_LEVELS.indexOf('kiosk'))
  const isSharedPackage = isPackage(id) && keep === 'kept' && isForKiosks
  const name =
    first.size > 0 ? nameOfFirst(id, first) : isSharedPackage ? 'shared' : nameOfParts(id, own, keep)
  // Separates modules that kiosks share with online screens. A phone that opens such a screen fetches nothing
  // that only kiosks need.
  const isMixed = keep === 'kiosk' && own.length < parts.size
  const suffix = isMixed ? 'mixed' : keep
  return { chunk: name === null || keep === 'kept' ? name : `${name}-${suffix}`, keep }
}

function nameOfFirst(id: string, first: ReadonlySet<string>): string {
  if (first.has('early')) return 'early'
  // Separates packages, because they seldom change. An update of the portal does not fetch them again.
  if (first.has('start')) return isPackage(id) ? 'packages' : 'start'
  return [...first].sort().join('-')
}

function nameOfParts(id: string, parts: readonly string[], keep: CacheLevel): string | null {
  const owners = [...new Set(parts.map(ownerOf))].sort()
  const [part] = parts
  if (part !== undefined && parts.length === 1 && !id.endsWith('.css'))
    return part.includes('.') || part.startsWith('\0')
      ? null
      : part.replace('features/', '').replaceAll('/', '_')
  // Puts small cached packages and styles of two features into the shared chunk. Their own chunk would have a
  // few hundred bytes.
  const isSmall = isPackage(id) || id.endsWith('.css')
  const isPair = owners.length === 2 && (keep === 'online' || !isSmall)
  if (owners.length === 1 || isPair) return owners.join('-')
  if (keep !== 'online') return 'shared'
  return `shared-${createHash('sha256').update(owners.join()).digest('hex').slice(0, 6)}`
}

/** Returns the feature of a folder: 'features/kardex/list' → 'kardex'; 'core/outbox' → 'app'. */
function ownerOf(part: string): string {
  const [room = part, feature] = part.split('/')
  return part === 'en' ? 'en' : room === 'features' ? (feature ?? room) : 'app'
}

function isPackage(id: string): boolean {
  return id.includes('/node_modules/')
}
