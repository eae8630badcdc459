import { MemoryFS, type PGlite } from '@electric-sql/pglite'

type InitOptions = Parameters<MemoryFS['init']>[1]

interface ImageFile {
  path: string
  content: Uint8Array
}

export interface Image {
  folders: string[]
  files: ImageFile[]
}

interface StreamOps {
  write(stream: Stream, ...rest: unknown[]): number
}

interface Node {
  contents: Uint8Array
  usedBytes: number
  stream_ops: StreamOps
}

interface Stream {
  node: Node
}

interface Folder {
  node_ops: { mknod(folder: Folder, name: string, mode: number, device: number): Node }
}

interface InnerFiles {
  mkdirTree(path: string): void
  lookupPath(path: string): { node: Folder }
}

const DATA_FOLDER = '/pglite/data'
const FILE_MODE = 0o100600
const BLOCK = 512
const FOLDER_TYPE = '5'

/**
 * Starts a database from an image without copying it: instances share a file's content until one of them
 * writes to the file. PGlite's own `loadDataDir` copies everything and takes three times the processor time.
 */
export class SeededFiles extends MemoryFS {
  readonly #image: Image

  constructor(image: Image) {
    super()
    this.#image = image
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<MemoryFS['init']> {
    const made = await super.init(pg, options)
    const fill = (module: unknown) => fillFiles((module as { FS: InnerFiles }).FS, this.#image)
    return {
      ...made,
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...(made.emscriptenOpts.preRun ?? []), fill] },
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

export function readImage(tar: Uint8Array): Image {
  const image: Image = { folders: [], files: [] }
  for (let at = 0; at + BLOCK <= tar.length && tar[at] !== 0; ) {
    const path = textOf(tar, at + 345, 155) + textOf(tar, at, 100)
    const size = Number.parseInt(textOf(tar, at + 124, 12), 8)
    const isFolder = textOf(tar, at + 156, 1) === FOLDER_TYPE
    if (isFolder) image.folders.push(path)
    else image.files.push({ path, content: tar.subarray(at + BLOCK, at + BLOCK + size) })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return image
}

function textOf(tar: Uint8Array, at: number, length: number): string {
  const field = tar.subarray(at, at + length)
  const end = field.indexOf(0)
  return Buffer.from(end < 0 ? field : field.subarray(0, end))
    .toString('latin1')
    .trim()
}
