import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTexts } from '../texts.ts'

/**
 * Process that has the lock. The embedded database has no lock of its own, and two processes would destroy
 * it. The start time distinguishes processes with the same id, for example after a restart.
 */
interface Holder {
  pid: number
  /** Result of startOf(); '' when unknown. */
  started: string
  machine: string
  ticket: string
}

export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError'
}

const HEARTBEAT_MS = 5000
/**
 * Time in ms without a heartbeat after which a lock of another machine or container counts as free. Processes
 * there cannot be checked directly.
 */
const MAX_SILENCE_MS = 20_000
const TURN_MS = 3000

/**
 * Tickets of the locks of this process. A container's process has the same id at every start, so only the
 * ticket identifies its own lock.
 */
const ownTickets = new Set<string>()

/**
 * Locks the folder for this process. Replaces the lock of a dead process.
 * @throws FolderTakenError naming the folder and the living process
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'turno.lock')
  const own: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    machine: hostname(),
    ticket: randomUUID(),
  }
  await withTurnLock(`${file}.turn`, () => {
    const holder = readHolder(file)
    if (holder && isAlive(holder, file))
      throw new FolderTakenError(startTexts.folderTaken(folder, holder.pid))
    const draft = `${file}.${own.ticket}`
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
    renameSync(draft, file)
    ownTickets.add(own.ticket)
  })
  const beat = setInterval(() => touch(file), HEARTBEAT_MS)
  beat.unref()
  return {
    release() {
      clearInterval(beat)
      ownTickets.delete(own.ticket)
      if (readHolder(file)?.ticket === own.ticket) rmSync(file, { force: true })
    },
  }
}

async function withTurnLock(turn: string, work: () => void): Promise<void> {
  const deadline = Date.now() + 2 * TURN_MS
  for (;;) {
    try {
      mkdirSync(turn, { mode: 0o700 })
      break
    } catch (cause) {
      if (!hasCode(cause, 'EEXIST') || Date.now() > deadline) throw cause
      if (ageOf(turn) > TURN_MS) removeFolder(turn)
      await sleep(25)
    }
  }
  try {
    work()
  } finally {
    removeFolder(turn)
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.pid === process.pid && holder.machine === hostname()) return ownTickets.has(holder.ticket)
  if (holder.machine !== hostname()) return ageOf(file) < MAX_SILENCE_MS
  try {
    process.kill(holder.pid, 0)
  } catch (cause) {
    // EPERM: the process lives but belongs to another account.
    if (!hasCode(cause, 'EPERM')) return false
  }
  const started = startOf(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/** Returns the boot id and the start time in clock ticks (Linux). Returns '' on other systems. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, with any characters.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return ticks ? `${boot}/${ticks}` : ''
  } catch {
    return ''
  }
}

/** Returns null for a missing or unreadable lock. */
function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(value) ? value : null
  } catch {
    // The file is missing or incomplete.
    return null
  }
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null) return false
  const { pid, started, machine, ticket } = value as Record<string, unknown>
  return (
    Number.isInteger(pid) &&
    typeof started === 'string' &&
    typeof machine === 'string' &&
    typeof ticket === 'string'
  )
}

function ageOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    // Another process deleted the file in the meantime.
    return 0
  }
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The folder was deleted while in use; the database reports it at the next write.
  }
}

function removeFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Another process removed it first.
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
