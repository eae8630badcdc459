import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where bytes are kept: a folder, or an S3 bucket. Keys are random and say nothing (quality.md, Security). */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** null when there is nothing under the key. */
  get(key: string): Promise<Uint8Array | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** As put, piece by piece: never whole in the memory. */
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>
  /** As get, as a file that is open for reading; null when there is nothing under the key. */
  open(key: string): Promise<OpenFile | null>
}

export interface OpenFile {
  fd: number
  close(): Promise<void>
}

const KEY = /^[\da-f]{2}\/[\da-f]{46}$/
/** Keys in a text, wherever they stand. */
export const KEYS_WITHIN = /(?<![\da-f])[\da-f]{2}\/[\da-f]{46}(?![\da-f])/g

/** 192 random bits, spread over 256 folders. */
export function newKey(): string {
  const name = randomBytes(24).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2)}`
}

/** Files in a folder, each complete or absent. */
export function folderStorage(folder: string): Storage {
  const placeOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of the file storage')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      await writeWhole(placeOf(key), bytes)
    },
    async putPieces(key, pieces) {
      await writeWhole(placeOf(key), pieces)
    },
    async open(key) {
      try {
        const file = await open(placeOf(key), 'r')
        return { fd: file.fd, close: () => file.close() }
      } catch (cause) {
        if ((cause as { code?: string }).code === 'ENOENT') return null
        throw cause
      }
    },
    async get(key) {
      try {
        return await readFile(placeOf(key))
      } catch (cause) {
        if ((cause as { code?: string }).code === 'ENOENT') return null
        throw cause
      }
    },
    async remove(key) {
      await rm(placeOf(key), { force: true })
      // Left by a server that was killed in the middle of put.
      await rm(`${placeOf(key)}.new`, { force: true })
    },
  }
}

/** Written beside its place, synced, then renamed: complete or absent. */
export async function writeWhole(
  place: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const draft = `${place}.new`
  try {
    await writeDraft(draft, bytes)
    await rename(draft, place)
  } catch (cause) {
    // On a full disk, half a file would take up room for an hour.
    await rm(draft, { force: true })
    throw cause
  }
  await syncFolder(dirname(place))
}

async function writeDraft(draft: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(draft, 'w', 0o600)
  try {
    if (bytes instanceof Uint8Array) await file.writeFile(bytes)
    // Each behind the one before: the handle remembers where it is.
    else for await (const piece of bytes) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the new name itself durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
