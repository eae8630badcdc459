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
 * The embedded database has no lock of its own and two processes would destroy it. The lock is a file with the
 * holder's process id and start time: an id alone may belong to somebody else after a restart.
 */
interface Holder {
  pid: number
  /** Start time of the process as the system tells it; '' where it can't be known. */
  started: string
  machine: string
  ticket: string
}

export class FolderTakenError extends Error {
  override readonly name = 'FolderTakenError'
}

const HEARTBEAT_MS = 5000
/** A holder on another machine or in another container can't be asked; it is gone after this long without a beat. */
const SILENT_MS = 20_000
const TURN_MS = 3000

/** A container's process gets the same id at every start: only tickets tell its own locks from its predecessor's. */
const heldHere = new Set<string>()

/**
 * Takes the folder for this process; a dead process's lock is taken over.
 * @throws FolderTakenError naming the folder and the living holder.
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
  await inTurn(`${file}.turn`, () => {
    const holder = readHolder(file)
    if (holder && isAlive(holder, file))
      throw new FolderTakenError(startTexts.folderTaken(folder, holder.pid))
    const draft = `${file}.${own.ticket}`
    writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
    renameSync(draft, file)
    heldHere.add(own.ticket)
  })
  const beat = setInterval(() => touch(file), HEARTBEAT_MS)
  beat.unref()
  return {
    release() {
      clearInterval(beat)
      heldHere.delete(own.ticket)
      if (readHolder(file)?.ticket === own.ticket) rmSync(file, { force: true })
    },
  }
}

/** Two processes that both find a dead lock must not both take it: looking and taking is one turn. */
async function inTurn(turn: string, work: () => void): Promise<void> {
  const deadline = Date.now() + 2 * TURN_MS
  for (;;) {
    try {
      mkdirSync(turn, { mode: 0o700 })
      break
    } catch (cause) {
      if (!hasCode(cause, 'EEXIST') || Date.now() > deadline) throw cause
      // Whoever died in the middle of a turn left its folder behind.
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
  if (holder.pid === process.pid && holder.machine === hostname()) return heldHere.has(holder.ticket)
  if (holder.machine !== hostname()) return ageOf(file) < SILENT_MS
  try {
    process.kill(holder.pid, 0)
  } catch (cause) {
    // EPERM: it lives and belongs to another account.
    if (!hasCode(cause, 'EPERM')) return false
  }
  const started = startOf(holder.pid)
  return started === '' || holder.started === '' || started === holder.started
}

/** Boot id and start time in clock ticks (Linux); elsewhere the process id alone has to do. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold anything.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return ticks ? `${boot}/${ticks}` : ''
  } catch {
    return ''
  }
}

/** A lock that can't be read was cut off while it was written, so its writer never opened the database. */
function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isHolder(value) ? value : null
  } catch {
    // Cut off while it was written, or gone.
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
    // Gone meanwhile: whoever asks looks again.
    return 0
  }
}

function touch(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The folder was taken away below us; the database says so itself at the next write.
  }
}

function removeFolder(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Somebody else removed it first.
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
