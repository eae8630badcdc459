import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { folderStorage, newKey, type Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-storage-'))
const objects = new Map<string, Buffer>()
let bucketServer: Server
const storages = {} as Record<'folder' | 's3', Storage>

beforeAll(async () => {
  storages.folder = folderStorage(folder)
  bucketServer = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=llave/')) {
        response.writeHead(403).end()
      } else if (request.method === 'PUT') {
        objects.set(path, Buffer.concat(chunks))
        response.writeHead(200, { etag: '"x"' }).end()
      } else if (request.method === 'DELETE') {
        objects.delete(path)
        response.writeHead(204).end()
      } else {
        const found = objects.get(path)
        if (found)
          response
            .writeHead(200, { 'content-length': found.length })
            .end(request.method === 'GET' ? found : '')
        else
          response
            .writeHead(404, { 'content-type': 'application/xml' })
            .end('<Error><Code>NoSuchKey</Code></Error>')
      }
    })
  })
  await new Promise<void>((resolve) => bucketServer.listen(0, '127.0.0.1', resolve))
  const address = bucketServer.address()
  storages.s3 = await s3Storage({
    bucket: 'papeles',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    accessKeyId: 'llave',
    secretAccessKey: 'secreto',
  })
})
afterAll(() => {
  bucketServer.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['folder', 's3'] as const)('storage of kind %s', (kind) => {
  test('writes, reads, replaces and removes files; a missing file is null', async () => {
    const storage = storages[kind]
    const key = newKey()
    expect(await storage.get(key)).toBeNull()
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256))
    await storage.put(key, bytes)
    expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(bytes)
    await storage.put(key, Buffer.from('otro'))
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('otro')
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.get(key)).toBeNull()
  })
})

test('stores files in a bucket under files/', async () => {
  const key = newKey()
  await storages.s3.put(key, Buffer.from('papel'))
  expect(objects.get(`/papeles/files/${key}`)?.toString()).toBe('papel')
})

describe('storage in a folder', () => {
  test('is readable only by its owner, keeps no drafts and rejects paths as keys', async () => {
    const key = newKey()
    await storages.folder.put(key, Buffer.from('papel'))
    expect(statSync(join(folder, key)).mode & 0o077).toBe(0)
    expect(readdirSync(join(folder, key.slice(0, 2))).filter((name) => name.endsWith('.new'))).toEqual([])
    for (const wrong of ['../secret.key', '/etc/passwd', 'ab', '', `${key}/..`]) {
      await expect(storages.folder.get(wrong)).rejects.toThrow('not a key')
    }
  })

  test('ignores a half-written file and removes it with its key', async () => {
    const key = newKey()
    await storages.folder.put(key, Buffer.from('entero'))
    writeFileSync(join(folder, `${key}.new`), 'a medias')
    expect(readFileSync(join(folder, key), 'utf8')).toBe('entero')
    await storages.folder.remove(key)
    // The folder may contain a file of another test whose key starts with the same two characters.
    const isOfKey = (name: string) => key.endsWith(name.replace(/\.new$/, ''))
    expect(readdirSync(join(folder, key.slice(0, 2))).filter(isOfKey)).toEqual([])
  })

  test('removes the draft of a failed write', async () => {
    const key = newKey()
    await storages.folder.put(key, Buffer.from('entero'))
    await storages.folder.remove(key)
    // A folder at the file's path makes the final rename fail, like a full disk.
    mkdirSync(join(folder, key, 'otro'), { recursive: true })
    await expect(storages.folder.put(key, Buffer.from('papel'))).rejects.toThrow()
    expect(readdirSync(join(folder, key.slice(0, 2))).filter((name) => name.endsWith('.new'))).toEqual([])
    rmSync(join(folder, key), { recursive: true })
  })
})
