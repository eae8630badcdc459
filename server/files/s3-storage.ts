import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FileStorage } from '@flystorage/file-storage'
import type { S3Settings } from '../environment.ts'
import { type OpenFile, type Storage, writeWhole } from './storage.ts'

/** Timeouts in ms: an unreachable bucket must not block requests and jobs forever. */
export interface S3Timeouts {
  connectMs: number
  /** Maximum time without data from the bucket. Each received piece restarts it. */
  silentMs: number
}

const TIMEOUTS: S3Timeouts = { connectMs: 3000, silentMs: 15_000 }
const MAX_ATTEMPTS = 2

/**
 * Opens a bucket of Amazon S3 or of a compatible server. Imports the packages only when needed, because they
 * load slowly.
 */
export async function openBucket(
  settings: S3Settings,
  prefix: string,
  { connectMs, silentMs }: S3Timeouts = TIMEOUTS,
): Promise<FileStorage> {
  const [{ S3Client }, { AwsS3StorageAdapter }, { FileStorage }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@flystorage/aws-s3'),
    import('@flystorage/file-storage'),
  ])
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Compatible servers may lack a host name per bucket and support for the newer checksums.
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silentMs,
      throwOnRequestTimeout: true,
      socketTimeout: silentMs,
    },
  })
  return new FileStorage(new AwsS3StorageAdapter(client, { bucket: settings.bucket, prefix }))
}

export async function s3Storage(settings: S3Settings, timeouts: S3Timeouts = TIMEOUTS): Promise<Storage> {
  const files = await openBucket(settings, 'files', timeouts)
  return {
    put: (key, bytes) => files.write(key, Buffer.from(bytes), { mimeType: 'application/octet-stream' }),
    async get(key) {
      try {
        return await files.readToUint8Array(key)
      } catch (cause) {
        if (!(await files.fileExists(key))) return null
        throw cause
      }
    },
    remove: (key) => files.deleteFile(key),
    putPieces: (key, pieces) =>
      files.write(key, Readable.from(pieces), { mimeType: 'application/octet-stream' }),
    async open(key) {
      try {
        return await openCopy(await files.read(key))
      } catch (cause) {
        if (!(await files.fileExists(key))) return null
        throw cause
      }
    },
  }
}

/** Copies a file into an unlinked local file, which disappears with the process. */
async function openCopy(pieces: AsyncIterable<Uint8Array>): Promise<OpenFile> {
  const folder = await mkdtemp(join(tmpdir(), 'turno-file-'))
  try {
    const place = join(folder, 'copy')
    await writeWhole(place, pieces)
    const file = await open(place, 'r')
    return { fd: file.fd, close: () => file.close() }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
