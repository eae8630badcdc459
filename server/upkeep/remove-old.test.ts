import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeOld } from './make-backup.ts'
import { COPIES, copyName, filePlace, type Manifest, writeManifest } from './manifest.ts'
import { makeKeyPair, openWith, sealFor } from './sealing.ts'
import { type BackupStore, folderStore } from './store.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'turno-old-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const bytes = Buffer.from('x')
const keyOf = (letter: string) => `${letter.repeat(2)}/${letter.repeat(46)}`

function listOf(copy: string, keys: readonly string[]): Manifest {
  return {
    format: 1,
    program: 'turno',
    madeAt: copy,
    picture: { kind: 'postgres', migration: 1, sequences: [] },
    tables: [],
    pieces: [],
    files: keys.map((name) => ({ name, bytes: 1, sha256: '' })),
    missing: [],
    secret: { file: null, fingerprint: '' },
  }
}

test('keeps files that a concurrent backup adds', async () => {
  const { identity, recipient } = await makeKeyPair()
  const store = folderStore(root)
  const [gone, stays, brought] = [keyOf('a'), keyOf('b'), keyOf('c')]
  for (const key of [gone, stays]) await store.put(filePlace(key), bytes)
  const copies = [1, 2, 3].map((day) => copyName(new Date(Date.UTC(2026, 10, day)), 'aaaaaa'))
  const [old = '', kept = '', other = ''] = copies
  await writeManifest(store, sealFor(recipient), old, listOf(old, [gone, stays]))
  await writeManifest(store, sealFor(recipient), kept, listOf(kept, [stays]))
  let hasBegun = false
  const shared: BackupStore = {
    ...store,
    // While the other manifests are read, another run writes rows and then their file.
    async get(name) {
      if (!hasBegun) {
        hasBegun = true
        await store.put(`${COPIES}/${other}/rows-00001.age`, bytes)
        await store.put(filePlace(brought), bytes)
      }
      return store.get(name)
    },
  }
  expect(await removeOld({ store: shared, opener: openWith(identity) }, 1)).toEqual({
    removed: 1,
    filesStay: false,
  })
  expect([...(await store.list('files')).keys()].sort()).toEqual([filePlace(stays), filePlace(brought)])
})

test('removes no file when the listing is incomplete', async () => {
  const { identity, recipient } = await makeKeyPair()
  const store = folderStore(root)
  const [gone, stays] = [keyOf('a'), keyOf('b')]
  for (const key of [gone, stays]) await store.put(filePlace(key), bytes)
  const [old = '', kept = ''] = [1, 2].map((day) => copyName(new Date(Date.UTC(2026, 10, day)), 'aaaaaa'))
  await writeManifest(store, sealFor(recipient), old, listOf(old, [gone, stays]))
  await writeManifest(store, sealFor(recipient), kept, listOf(kept, [stays]))
  let calls = 0
  const lying: BackupStore = {
    ...store,
    // From the second call on, the list of copies is empty.
    list: (folder) => (folder === COPIES && calls++ > 0 ? Promise.resolve(new Map()) : store.list(folder)),
  }
  expect(await removeOld({ store: lying, opener: openWith(identity) }, 1)).toEqual({
    removed: 1,
    filesStay: true,
  })
  expect([...(await store.list('files')).keys()].sort()).toEqual([filePlace(gone), filePlace(stays)])
})
