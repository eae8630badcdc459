import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { users } from '#server/db/schema/people.ts'
import { openFileRoom } from '#server/files/file-room.ts'
import type { Storage } from '#server/files/storage.ts'
import { fileTexts } from '#server/texts.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { dataUrl, pdf } from '#tests/support/files/sample-files.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const HOUR_MS = 60 * 60_000

let server: TestServer
const kept = new Map<string, Uint8Array>()
let isAway = false
const storage: Storage = {
  async put(key, bytes) {
    // Worst case: the file is stored, but the answer is lost.
    kept.set(key, bytes)
    if (isAway) throw new Error('away')
  },
  get: async (key) => kept.get(key) ?? null,
  putPieces: () => Promise.reject(new Error('away')),
  open: () => Promise.reject(new Error('away')),
  remove: async (key) => {
    kept.delete(key)
  },
}

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

it('leaves a file that could not be stored out of the person’s limit, and sweeps it', async () => {
  const [owner] = await server.db.select({ id: users.id }).from(users).limit(1)
  const room = openFileRoom(server.db, storage)
  const paper = new Uint8Array(10 * 1_048_576)
  const now = server.clock.now()
  isAway = true
  for (let time = 0; time < 6; time++) await expect(room.keep(paper, now, owner?.id)).rejects.toThrow('away')
  isAway = false
  const key = await room.keep(paper, now, owner?.id)
  expect(await room.read(key)).not.toBeNull()
  await room.sweep(new Date(now.getTime() + HOUR_MS + 1), 100)
  expect(kept.size).toBe(0)
  expect(await server.db.select().from(looseFiles).where(eq(looseFiles.key, key))).toEqual([])
})

it('states why a file is refused, even if the stored file cannot be removed at once', async () => {
  const { db, services, clock } = server
  const { userId } = await findPerson(server, 'candidato')
  const close = (closedAt: Date | null) => db.update(users).set({ closedAt }).where(eq(users.id, userId))
  await close(clock.now())
  const drop = vi.spyOn(services.files, 'drop').mockRejectedValue(new Error('away'))
  const paper = { empleado: '900001', idTipo: 2, filename: 'x.pdf', extension: 'pdf', file: dataUrl(pdf()) }
  const input = { ...exampleOf(uploadDocument).request, ...paper, esAdmin: '1' }
  const { body } = await sendAs(server, uploadDocument, input, '100301')
  expect(drop).toHaveBeenCalledOnce()
  expect(body).toEqual({ status: 'ERROR', detalles: fileTexts.viewOnly })
  expect(await db.select().from(looseFiles)).toHaveLength(1)
  drop.mockRestore()
  await close(null)
})
