import type { Plugin, Rolldown } from 'vite'
import { findHeavyFiles, findKioskFiles } from './heavy-chunks.ts'
import { refuseRings } from './rings.ts'

/** Facts about a built file for scripts/budgets.mjs. */
export interface ListedChunk {
  file: string
  /** Source files inside, relative to the project; packages are left out. */
  modules: string[]
  /** Sources that are imported dynamically. */
  opened: string[]
  imports: string[]
  styles: string[]
  isHeavy: boolean
}

export const CHUNK_LIST = '.vite/chunks.json'

/** Files that only some devices cache, for the worker's list, which is made afterwards. */
export interface SetApart {
  heavy: Set<string>
  kiosk: Set<string>
}

/** Writes the sources of each built file, fills `apart`, and refuses import cycles between files. */
export function chunkList(root: string, { heavy, kiosk }: SetApart): Plugin {
  return {
    name: 'turno:chunk-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of findHeavyFiles(bundle)) heavy.add(file)
      for (const file of findKioskFiles(bundle, heavy)) kiosk.add(file)
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk) => {
          const isOpened = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
          return describe(chunk, { root, heavy, isOpened })
        })
      refuseRings(chunks)
      this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source: JSON.stringify(chunks) })
    },
  }
}

interface Context {
  root: string
  heavy: ReadonlySet<string>
  isOpened: (id: string) => boolean
}

function describe(chunk: Rolldown.OutputChunk, { root, heavy, isOpened }: Context): ListedChunk {
  const own = chunk.moduleIds.filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
  const shorten = (id: string) => id.slice(root.length)
  return {
    file: chunk.fileName,
    modules: own.map(shorten),
    opened: own.filter(isOpened).map(shorten),
    imports: chunk.imports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    isHeavy: heavy.has(chunk.fileName),
  }
}
