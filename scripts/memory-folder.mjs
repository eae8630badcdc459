import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

/** Folder in memory on Linux. */
const MEMORY = '/dev/shm'
/** Free bytes required: far more than the tests need (the flow tests use 155 MB). */
const ROOM = 4 * 1024 ** 3

/**
 * Returns an environment with a temporary folder in memory if there is enough room: on a disk,
 * making and removing a database of 800 files takes seconds. Tests about a disk use TURNO_TEST_DISK
 * (tests/support/server/on-disk.ts).
 */
export function foldersInMemory() {
  if (!existsSync(MEMORY)) return {}
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, freemem()) < ROOM) return {}
  const folder = mkdtempSync(`${MEMORY}/turno-tests-`)
  // PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  return { TMPDIR: folder, TURNO_TEST_DISK: tmpdir() }
}
