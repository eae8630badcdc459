import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitOptions = Parameters<NodeFS['init']>[1]

interface InnerFiles {
  chmod(path: string, mode: number, ...rest: unknown[]): void
  mknod(path: string, mode: number, ...rest: unknown[]): unknown
}

const OTHERS = 0o077

/** Makes the database's files private. PGlite makes each file world-writable and ignores the umask. */
export class PrivateFolder extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS['init']> {
    const made = await super.init(pg, options)
    const makePrivate = (module: unknown) => {
      const { FS: files } = module as { FS: InnerFiles }
      const [chmod, mknod] = [files.chmod.bind(files), files.mknod.bind(files)]
      files.chmod = (path, mode, ...rest) => chmod(path, mode & ~OTHERS, ...rest)
      files.mknod = (path, mode, ...rest) => mknod(path, mode & ~OTHERS, ...rest)
    }
    return {
      ...made,
      emscriptenOpts: {
        ...made.emscriptenOpts,
        preRun: [makePrivate, ...(made.emscriptenOpts.preRun ?? [])],
      },
    }
  }
}
