import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Storage of bytes: a folder or an S3 bucket. Keys are random and reveal nothing. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns null for a missing key. */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>): Promise<void>
  /** Opens a file for reading. Returns null for a missing key. */
  open(key: string): Promise<OpenFile | null>
}

export interface OpenFile {
  fd: number
  close(): Promise<void>
}

const KEY = /^[\da-f]{2}\/[\da-f]{46}$/
export const KEYS_WITHIN = /(?<![\da-f])[\da-f]{2}\/[\da-f]{46}(?![\da-f])/g

/** Returns a new key: 192 random bits, spread over 256 folders. */
export function newKey(): string {
  const name = randomBytes(24).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2)}`
}

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
      // Deletes a draft left by a server that was killed during put.
      await rm(`${placeOf(key)}.new`, { force: true })
    },
  }
}

/** Writes a draft beside the file, syncs it, then renames it. The file is either complete or absent. */
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
    // Removes the draft at once. On a full disk a partial file would keep its space for an hour.
    await rm(draft, { force: true })
    throw cause
  }
  await syncFolder(dirname(place))
}

async function writeDraft(draft: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(draft, 'w', 0o600)
  try {
    if (bytes instanceof Uint8Array) await file.writeFile(bytes)
    // Appends each piece: the handle keeps its position.
    else for await (const piece of bytes) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs the folder, so that the new name survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
