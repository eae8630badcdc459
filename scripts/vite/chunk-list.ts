import type { Plugin, Rolldown } from 'vite'
import { findHeavyFiles } from './heavy-chunks.ts'

/** What scripts/budgets.mjs needs to know about a built file. */
export interface ListedChunk {
  file: string
  /** Source files inside, from the project's folder on; packages are left out. */
  modules: string[]
  /** The source whose dynamic import fetches this chunk. */
  opens: string | null
  imports: string[]
  styles: string[]
  isHeavy: boolean
}

export const CHUNK_LIST = '.vite/chunks.json'

/** Writes which sources went into which built file, and fills `heavy` for the precache list that is made afterwards. */
export function chunkList(root: string, heavy: Set<string>): Plugin {
  return {
    name: 'turno:chunk-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of findHeavyFiles(bundle)) heavy.add(file)
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk) => describe(chunk, root, heavy))
      this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source: JSON.stringify(chunks) })
    },
  }
}

function describe(chunk: Rolldown.OutputChunk, root: string, heavy: ReadonlySet<string>): ListedChunk {
  const inProject = (id: string) => id.startsWith(root) && !id.includes('/node_modules/')
  const shorten = (id: string) => id.slice(root.length)
  const facade = chunk.facadeModuleId
  return {
    file: chunk.fileName,
    modules: chunk.moduleIds.filter(inProject).map(shorten),
    opens: chunk.isDynamicEntry && facade && inProject(facade) ? shorten(facade) : null,
    imports: chunk.imports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    isHeavy: heavy.has(chunk.fileName),
  }
}
