import { readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { S3Settings } from '../environment.ts'
import { openBucket } from '../files/s3-storage.ts'
import { writeWhole } from '../files/storage.ts'

/** Storage of backups: a folder or a bucket. A file is either complete or absent. */
export interface BackupStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Returns null for a missing file. */
  get(name: string): Promise<Uint8Array | null>
  list(folder: string): Promise<Map<string, number>>
  remove(name: string): Promise<void>
}

const DRAFT = /\.new$/

export function folderStore(root: string): BackupStore {
  return {
    put: (name, bytes) => writeWhole(join(root, name), bytes),
    async get(name) {
      try {
        return await readFile(join(root, name))
      } catch (cause) {
        if (isMissing(cause)) return null
        throw cause
      }
    },
    async list(folder) {
      const found = new Map<string, number>()
      for (const path of await filesBelow(join(root, folder))) {
        if (DRAFT.test(path)) continue
        const size = await sizeOf(path)
        if (size !== null) found.set(relative(root, path).split(sep).join('/'), size)
      }
      return found
    },
    async remove(name) {
      const place = join(root, name)
      await rm(place, { force: true })
      await removeEmpty(dirname(place))
    },
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  } catch (cause) {
    if (isMissing(cause)) return []
    throw cause
  }
}

/** Returns null when another run has deleted the file in the meantime. */
async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (cause) {
    if (isMissing(cause)) return null
    throw cause
  }
}

async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (cause) {
    const { code = '' } = cause as { code?: string }
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)) throw cause
  }
}

const isMissing = (cause: unknown) => (cause as { code?: string }).code === 'ENOENT'

export async function bucketStore(settings: S3Settings): Promise<BackupStore> {
  const files = await openBucket(settings, 'turno-backup')
  return {
    put: (name, bytes) => files.write(name, Buffer.from(bytes), { mimeType: 'application/octet-stream' }),
    async get(name) {
      try {
        return await files.readToUint8Array(name)
      } catch (cause) {
        if (!(await files.fileExists(name))) return null
        throw cause
      }
    },
    async list(folder) {
      const found = new Map<string, number>()
      for await (const entry of files.list(folder, { deep: true }))
        if (entry.isFile) found.set(entry.path, entry.size ?? (await files.fileSize(entry.path)))
      return found
    },
    remove: (name) => files.deleteFile(name),
  }
}
