import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { isAlive } from './commands.mjs'

const MEMORY = '/dev/shm'
/** Minimum free bytes to use the memory folder. */
const ROOM = 4 * 1024 ** 3

const REMOVAL = { recursive: true, force: true, maxRetries: 5 }

/**
 * Returns an environment whose temporary folder is in memory if there is enough space. On a disk, creating
 * and removing a database of 800 files takes seconds. Tests about a disk use TURNO_TEST_DISK
 * (tests/support/server/databases/on-disk.ts).
 */
export function foldersInMemory({ memory = MEMORY, room = ROOM } = {}) {
  if (!existsSync(memory)) return {}
  removeLeftovers(memory)
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, freemem()) < room) return {}
  const folder = mkdtempSync(`${memory}/turno-tests-${process.pid}-`)
  // When the tests run as root, PostgreSQL runs under another account and needs access to the folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, REMOVAL))
  return { TMPDIR: folder, TURNO_TEST_DISK: tmpdir() }
}

function removeLeftovers(memory) {
  const account = process.getuid?.()
  for (const name of readdirSync(memory)) {
    const [, pid] = /^turno-tests-(\d+)-/.exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    const owner = statSync(`${memory}/${name}`, { throwIfNoEntry: false })?.uid
    if (account === 0 || account === owner) rmSync(`${memory}/${name}`, REMOVAL)
  }
}
