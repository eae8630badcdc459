import { MemoryFS, type PGlite } from '@electric-sql/pglite'

type InitOptions = Parameters<MemoryFS['init']>[1]

interface ImageFile {
  path: string
  content: Uint8Array
}

/** Files of a closed database. */
export interface Image {
  folders: string[]
  files: ImageFile[]
}

interface StreamOps {
  write(stream: Stream, ...rest: unknown[]): number
}

interface FileNode {
  mode: number
  contents: Uint8Array
  usedBytes: number
  stream_ops: StreamOps
}

interface Stream {
  node: FileNode
}

interface Folder {
  mode: number
  contents: Record<string, Folder | FileNode>
  node_ops: { mknod(folder: Folder, name: string, mode: number, device: number): FileNode }
}

interface InnerFiles {
  mkdirTree(path: string): void
  lookupPath(path: string): { node: Folder }
  isDir(mode: number): boolean
}

const DATA_FOLDER = '/pglite/data'
const FILE_MODE = 0o100600
const LINE_END = 10

/**
 * Starts a database from an image without copying it: instances share a file's content until one of them
 * writes to the file. PGlite's own `loadDataDir` copies everything and takes three times the processor time.
 */
export class DatabaseFiles extends MemoryFS {
  readonly #start: Image | null
  #inner: InnerFiles | null = null

  /** @param start null for a new database */
  constructor(start: Image | null) {
    super()
    this.#start = start
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<MemoryFS['init']> {
    const made = await super.init(pg, options)
    const fill = (module: unknown) => {
      this.#inner = (module as { FS: InnerFiles }).FS
      if (this.#start) fillFiles(this.#inner, this.#start)
    }
    return {
      ...made,
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(made.emscriptenOpts.preRun ?? []), fill] },
    }
  }

  /**
   * Returns the database's files. Close the database first: an image of an open database takes twice as long
   * to open, because it needs recovery. @throws Error before the database was opened
   */
  image(): Image {
    if (!this.#inner) throw new Error('the database was not opened')
    const image: Image = { folders: [], files: [] }
    addFolder(image, this.#inner, '', this.#inner.lookupPath(DATA_FOLDER).node)
    return image
  }
}

function addFolder(image: Image, inner: InnerFiles, path: string, folder: Folder): void {
  for (const [name, node] of Object.entries(folder.contents)) {
    const place = `${path}/${name}`
    if (inner.isDir(node.mode)) {
      image.folders.push(place)
      addFolder(image, inner, place, node as Folder)
    } else {
      // Some contents are an Int8Array.
      const { contents, usedBytes } = node as FileNode
      image.files.push({
        path: place,
        content: new Uint8Array(contents.buffer, contents.byteOffset, usedBytes),
      })
    }
  }
}

function fillFiles(inner: InnerFiles, image: Image): void {
  const folders = new Map<string, Folder>()
  for (const path of ['', ...image.folders]) {
    inner.mkdirTree(`${DATA_FOLDER}${path}`)
    folders.set(path, inner.lookupPath(`${DATA_FOLDER}${path}`).node)
  }
  for (const { path, content } of image.files) {
    const at = path.lastIndexOf('/')
    const folder = folders.get(path.slice(0, at))
    if (!folder) throw new Error(`the image has no folder for ${path}`)
    const node = folder.node_ops.mknod(folder, path.slice(at + 1), FILE_MODE, 0)
    node.contents = content
    node.usedBytes = content.length
    node.stream_ops = copyingOps(node.stream_ops, content)
  }
}

/**
 * Returns operations that copy the shared content before the first write, because writing changes it in
 * place.
 */
function copyingOps(usual: StreamOps, shared: Uint8Array): StreamOps {
  return {
    ...usual,
    write(stream, ...rest) {
      if (stream.node.contents === shared) stream.node.contents = shared.slice()
      return usual.write(stream, ...rest)
    },
  }
}

interface Head {
  folders: string[]
  files: { path: string; size: number }[]
}

/** Returns the image as the bytes of one file: a line of JSON with names and sizes, then the contents. */
export function packImage({ folders, files }: Image): Uint8Array {
  const head: Head = { folders, files: files.map(({ path, content }) => ({ path, size: content.length })) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...files.map(({ content }) => content)])
}

export function unpackImage(packed: Uint8Array): Image {
  const start = packed.indexOf(LINE_END)
  const { folders, files } = JSON.parse(Buffer.from(packed.subarray(0, start)).toString()) as Head
  let at = start + 1
  const next = (size: number) => packed.subarray(at, (at += size))
  return { folders, files: files.map(({ path, size }) => ({ path, content: next(size) })) }
}
