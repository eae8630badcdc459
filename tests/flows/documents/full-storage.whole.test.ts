import { afterAll, beforeAll, expect, test } from 'vitest'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { openFileRoom } from '#server/files/file-room.ts'
import type { Storage } from '#server/files/storage.ts'
import { openEmpty, type SeededDatabase } from '#tests/support/server/databases/database.ts'

let database: SeededDatabase
beforeAll(async () => {
  database = await openEmpty('pglite')
})
afterAll(() => database.dispose())

function smallDisk(most: number, held = new Map<string, Uint8Array>()) {
  const put = async (key: string, bytes: Uint8Array) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (held.size >= most) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    held.set(key, bytes)
  }
  const remove = async (key: string) => void held.delete(key)
  return { held, storage: { put, remove } as unknown as Storage }
}

test('deletes the files of a request that fills the storage, so that the next try has the same room', async () => {
  const { db } = database.connection
  const { held, storage } = smallDisk(21)
  const room = openFileRoom(db, storage)
  const files = Array.from({ length: 40 }, (_, at) => Buffer.from(`papel ${at}`))
  for (let look = 0; look < 2; look++) {
    await expect(room.keepAll(files, new Date())).rejects.toThrow('no space left')
    expect([held.size, await db.$count(looseFiles)]).toEqual([0, 0])
  }
  const keys = await room.keepAll(files.slice(0, 20), new Date())
  expect([held.size, await db.$count(looseFiles)]).toEqual([keys.length, 20])
})
