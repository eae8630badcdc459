import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackupStore, bucketStore, folderStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-store-'))
const objects = new Map<string, Buffer>()
const stores = {} as Record<'folder' | 's3', BackupStore>
let server: Server

beforeAll(async () => {
  stores.folder = folderStore(folder)
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x')
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const found = objects.get(url.pathname)
      if (url.searchParams.get('list-type') === '2') return void response.end(listed(url))
      if (request.method === 'PUT') objects.set(url.pathname, Buffer.concat(chunks))
      if (request.method === 'DELETE') objects.delete(url.pathname)
      if (request.method === 'PUT' || request.method === 'DELETE') return void response.end()
      if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      response.writeHead(200, { 'content-length': found.length })
      response.end(request.method === 'GET' ? found : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  stores.s3 = await bucketStore({
    bucket: 'respaldos',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    accessKeyId: 'llave',
    secretAccessKey: 'secreto',
  })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Lists in pages of two, as a bucket lists in pages of a thousand. */
function listed(url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? ''
  const names = [...objects.keys()]
    .map((path) => path.replace('/respaldos/', ''))
    .filter((name) => name.startsWith(prefix))
  const from = Number(url.searchParams.get('continuation-token') ?? 0)
  const page = names.toSorted().slice(from, from + 2)
  const rest = from + 2 < names.length
  const contents = page.map((name) => {
    const size = objects.get(`/respaldos/${name}`)?.length ?? 0
    return `<Contents><Key>${name}</Key><Size>${size}</Size><LastModified>2026-11-27T00:00:00.000Z</LastModified></Contents>`
  })
  const next = rest ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${rest}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

describe.each(['folder', 's3'] as const)('backup store of kind %s', (kind) => {
  test('writes, lists with sizes, reads and removes files; a missing file is null', async () => {
    const store = stores[kind]
    expect(await store.get('turno.json')).toBeNull()
    expect(await store.list('files')).toEqual(new Map())
    const names = ['files/ab/one.age', 'files/ab/two.age', 'files/cd/three.age', 'copies/x/manifest.age']
    for (const [at, name] of names.entries()) await store.put(name, Buffer.alloc(at + 1, 'x'))
    expect(Object.fromEntries(await store.list('files'))).toEqual({
      'files/ab/one.age': 1,
      'files/ab/two.age': 2,
      'files/cd/three.age': 3,
    })
    expect(Buffer.from((await store.get('files/cd/three.age')) ?? []).toString()).toBe('xxx')
    await store.put('files/cd/three.age', Buffer.from('other'))
    expect(Buffer.from((await store.get('files/cd/three.age')) ?? []).toString()).toBe('other')
    for (const name of ['files/ab/one.age', 'files/ab/two.age', 'files/ab/two.age']) await store.remove(name)
    expect([...(await store.list('files')).keys()]).toEqual(['files/cd/three.age'])
  })
})
