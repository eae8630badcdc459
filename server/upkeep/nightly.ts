import { spawn } from 'node:child_process'
import { companyTime } from '#domain/dates.ts'
import type { Clock } from '../clock.ts'
import { isAtRest } from '../db/copy-at-rest.ts'
import type { Environment } from '../environment.ts'
import type { BackupState } from '../facilities/backup-state.ts'
import { describeFault, type Logger } from '../log.ts'
import { projectRoot } from '../project-root.ts'
import { isAhead, listCopies, newestOf, timeOf } from './manifest.ts'
import { openTarget } from './targets.ts'

export interface Nightly {
  /** null where BACKUP_TO is not set. */
  state(): BackupState | null
  stop(): void
}

const LOOK_EVERY_MS = 15_000
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Not again and again where a target is broken; and what another copy of the server began is awaited so long. */
const AGAIN_MS = 60 * MINUTE_MS
/** Copies of the server that share a target don't all begin in the same minute. */
const SPREAD_MINUTES = 10

/**
 * Each night, at BACKUP_AT, `npm run backup` as a process of its own: closing and packing takes nothing away from whoever
 * is served, and a fault there ends no server.
 * @param run makes one backup and says whether it did
 */
export function startNightly(
  environment: Environment,
  { clock, log, run = runCommand }: { clock: Clock; log: Logger; run?: typeof runCommand },
): Nightly {
  const { to, at } = environment.backup
  if (to === null) return { state: () => null, stop: () => undefined }
  const state: BackupState = { newestMs: null, isKnown: false, hasFailed: false }
  let stopCommand: (() => void) | null = null
  let triedMs = 0
  const apartMs = Math.floor(Math.random() * SPREAD_MINUTES) * MINUTE_MS
  async function look(): Promise<void> {
    // It would lie among the portal's own, as the newest, and older ones would go.
    if (isAtRest(environment)) return
    const now = clock.now().getTime()
    // The clock has been set back: what was remembered by it is of a time to come.
    if (isAhead(triedMs, now)) triedMs = 0
    if (isAhead(state.newestMs ?? 0, now)) state.newestMs = null
    // A server that was off at its hour makes up for it. The target is asked only then.
    const dueMs = lastTime(at, now - apartMs)
    if ((state.newestMs ?? 0) >= dueMs || now - triedMs < AGAIN_MS) return
    const store = await openTarget(to ?? '', environment)
    const { whole, cut } = await listCopies(store)
    const newest = newestOf(whole, now)
    state.newestMs = newest === undefined ? null : timeOf(newest)
    state.isKnown = true
    const isBegun = cut.some((copy) => !isAhead(timeOf(copy), now) && now - timeOf(copy) < AGAIN_MS)
    if ((state.newestMs ?? 0) >= dueMs || isBegun) return
    triedMs = now
    const { ended, stop } = run(environment)
    stopCommand = stop
    const { code, said } = await ended
    stopCommand = null
    state.hasFailed = code !== 0
    if (code === 0) log.info({ said }, 'backup')
    else log.error({ said }, 'no backup')
    const made = newestOf((await listCopies(store)).whole, clock.now().getTime())
    if (made !== undefined) state.newestMs = timeOf(made)
  }
  let running: Promise<void> | null = null
  const tick = () => {
    running ??= look()
      .catch((cause: unknown) => {
        state.hasFailed = true
        log.error(describeFault(cause), 'no backup')
      })
      .finally(() => (running = null))
  }
  const timer = setInterval(tick, LOOK_EVERY_MS)
  timer.unref()
  return {
    state: () => state,
    stop() {
      clearInterval(timer)
      stopCommand?.()
    },
  }
}

/** When it was that time of the company's day last. */
function lastTime(at: string, now: number): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const since = (minutes(companyTime(now)) - minutes(at) + DAY_MINUTES) % DAY_MINUTES
  return now - (now % MINUTE_MS) - since * MINUTE_MS
}

/** What the command says names a copy and counts, and nobody. */
function runCommand({ backup }: Environment) {
  const args = ['--import', 'tsx', 'scripts/backup.mjs', backup.to ?? '', '--guardar', String(backup.keep)]
  const child = spawn(process.execPath, args, { cwd: projectRoot(), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const collect = (chunk: Buffer) => {
    said += chunk.toString('utf8')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<{ code: number; said: string }>((resolve) => {
    child.once('error', () => resolve({ code: 127, said }))
    child.once('close', (code) => resolve({ code: code ?? 1, said: said.trim() }))
  })
  return { ended, stop: () => void child.kill('SIGTERM') }
}
