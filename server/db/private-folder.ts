import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

/** As far as it is used here; the embedded database's own file system, in memory and in front of the folder's. */
interface InnerFiles {
  chmod(path: string, mode: number, ...rest: unknown[]): void
  mknod(path: string, mode: number, ...rest: unknown[]): unknown
}

const OTHERS = 0o077

/**
 * The embedded database sets the mode of each file that it makes to "everybody may write", whatever the process's own
 * mask is. Here nobody else may anything.
 */
export class PrivateFolder extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    const closeUp = (module: unknown) => {
      const { FS: files } = module as { FS: InnerFiles }
      const [chmod, mknod] = [files.chmod.bind(files), files.mknod.bind(files)]
      files.chmod = (path, mode, ...rest) => chmod(path, mode & ~OTHERS, ...rest)
      files.mknod = (path, mode, ...rest) => mknod(path, mode & ~OTHERS, ...rest)
    }
    return {
      ...made,
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [closeUp, ...(made.emscriptenOpts.preRun ?? [])] },
    }
  }
}
