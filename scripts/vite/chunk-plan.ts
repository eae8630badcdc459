import type { Plugin, Rolldown } from 'vite'
import { FIRST_PARTS } from '../client/first-parts.mjs'
import { type CacheLevel, CACHE_LEVELS, type ModuleImports, type Place, planChunks } from './plan-chunks.ts'
import { rejectImportCycles } from './import-cycles.ts'

export interface ListedChunk {
  file: string
  /** Source files in the chunk, relative to the project, without packages. */
  modules: string[]
  opened: string[]
  imports: string[]
  styles: string[]
  isOnline: boolean
}

export const CHUNK_LIST = '.vite/chunks.json'

/** Matches a declared part (src/parts/lazy-part.ts) with the path that it imports. */
const DECLARED =
  /\b(kept|kiosk)Part\((?:(?!\b(?:kept|kiosk|lazy)Part\()[^;]){0,200}?\bimport\(\s*['"]([^'"]+)['"]/g

/**
 * Plans the chunks and writes CHUNK_LIST. `cacheLevelOf` returns the cache level of a script, style sheet or
 * other asset; null for any other file, such as the page.
 * @throws when a cached file imports an uncached file
 * @throws when files import one another in a cycle
 * @throws when the path of a declared part cannot be read
 */
export function chunkPlan(root: string) {
  const declared = new Map<string, CacheLevel>()
  const files = new Map<string, CacheLevel>()
  let places = new Map<string, Place>()
  const shorten = (id: string) => id.slice(root.length)
  const isOwn = (id: string) => id.startsWith(root) && !id.includes('/node_modules/')
  const cacheLevelOfChunk = ({ moduleIds }: Rolldown.OutputChunk): CacheLevel => {
    const levels = moduleIds.map((id) => places.get(id)?.keep).filter((keep) => keep !== undefined)
    // A chunk without planned modules is the bundler's own runtime, which all chunks need.
    return levels.length === 0 ? 'kept' : highest(levels)
  }
  const plugin: Plugin = {
    name: 'turno:chunk-plan',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!isOwn(id)) return null
      const found = [...code.matchAll(DECLARED)]
      if (found.length !== [...code.matchAll(/\b(?:kept|kiosk)Part\(/g)].length)
        throw new Error(`${shorten(id)}: a keptPart or kioskPart without a literal import.`)
      for (const [, keep, path = ''] of found) {
        const target = await this.resolve(path, id)
        if (!target) throw new Error(`${shorten(id)} declares ${path}, which does not exist.`)
        declared.set(target.id, keep === 'kiosk' ? 'kiosk' : 'kept')
      }
      return null
    },
    buildEnd() {
      const modules = new Map<string, ModuleImports>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info) modules.set(id, { imports: info.importedIds, dynamicImports: info.dynamicallyImportedIds })
      }
      const first = Object.fromEntries(
        Object.entries(FIRST_PARTS).map(([name, paths]) => [name, paths.map((path) => root + path)]),
      )
      places = planChunks({
        modules,
        first,
        cacheLevelOf: (id) => declared.get(id) ?? 'online',
        folderOf: (id) =>
          isOwn(id)
            ? shorten(id)
                .replace(/^src\//, '')
                .replace(/\/[^/]+$/, '')
            : null,
      })
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const chunk of chunks) {
        const keep = cacheLevelOfChunk(chunk)
        const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {}
        for (const file of [chunk.fileName, ...importedCss, ...importedAssets])
          files.set(file, highest([keep, files.get(file) ?? 'online']))
      }
      // Bundles of web workers. A device caches them at their first use.
      for (const { fileName, type } of Object.values(bundle))
        if (type === 'asset' && /\.m?js$/.test(fileName)) files.set(fileName, 'online')
      for (const { fileName, imports } of chunks)
        for (const file of imports)
          if (levelOf(files.get(file)) < levelOf(files.get(fileName)))
            throw new Error(`${fileName} is cached and imports ${file}, which is not.`)
      const listed = chunks.map((chunk): ListedChunk => {
        const own = chunk.moduleIds.filter(isOwn)
        const isOpened = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
        return {
          file: chunk.fileName,
          modules: own.map(shorten),
          opened: own.filter(isOpened).map(shorten),
          imports: chunk.imports,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
          isOnline: files.get(chunk.fileName) === 'online',
        }
      })
      rejectImportCycles(listed)
      this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source: JSON.stringify(listed) })
    },
  }
  return {
    plugin,
    groups: [{ name: (id: string) => places.get(id)?.chunk ?? null, includeDependenciesRecursively: false }],
    cacheLevelOf: (file: string): CacheLevel | null => files.get(file) ?? null,
  }
}

function levelOf(keep: CacheLevel | undefined): number {
  return keep === undefined ? -1 : CACHE_LEVELS.indexOf(keep)
}

function highest(keeps: readonly CacheLevel[]): CacheLevel {
  return keeps.reduce((most, keep) => (levelOf(keep) > levelOf(most) ? keep : most), 'online')
}
