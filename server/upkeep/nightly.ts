import { spawn } from 'node:child_process'
import { companyTime } from '#domain/time/dates.ts'
import type { Clock } from '../clock.ts'
import { isAtRest } from '../db/copy-at-rest.ts'
import type { Environment } from '../environment.ts'
import type { BackupState } from '../facilities/backup-state.ts'
import { describeFault, type Logger } from '../log.ts'
import { projectRoot } from '../project-root.ts'
import { isAhead, listCopies, newestOf, timeOf } from './manifest.ts'
import { openTarget } from './targets.ts'

export interface Nightly {
  /** State of the backups; null without BACKUP_TO. */
  state(): BackupState | null
  settled(): Promise<void>
  stop(): void
}

const CHECK_MS = 15_000
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/**
 * Minimum time in ms between attempts at a failing target. Also the maximum wait for a backup that another
 * instance has started.
 */
const RETRY_MS = 60 * MINUTE_MS
/**
 * Range of the random delay in minutes. Servers with a shared target then do not start in the same minute.
 */
const SPREAD_MINUTES = 10

/**
 * Runs `npm run backup` each night at BACKUP_AT in a separate process. Compression and encryption then cannot
 * slow down requests, and an error cannot end the server.
 * @param run starts one backup; returns its exit code and output when it ends, and a way to stop it
 */
export function startNightly(
  environment: Environment,
  { clock, log, run = runCommand }: { clock: Clock; log: Logger; run?: typeof runCommand },
): Nightly {
  const { to, at } = environment.backup
  if (to === null) return { state: () => null, settled: async () => undefined, stop: () => undefined }
  const state: BackupState = { newestMs: null, isKnown: false, hasFailed: false }
  let stopCommand: (() => void) | null = null
  let triedMs = 0
  const apartMs = Math.floor(Math.random() * SPREAD_MINUTES) * MINUTE_MS
  async function check(): Promise<void> {
    // A restored copy must not back up: its backups would replace the original's on a shared target.
    if (isAtRest(environment)) return
    const now = clock.now().getTime()
    // Discards times in the future: the clock was set back.
    if (isAhead(triedMs, now)) triedMs = 0
    if (isAhead(state.newestMs ?? 0, now)) state.newestMs = null
    // Also makes a missed backup when the server was off at BACKUP_AT. Reads the target only when a backup is
    // due.
    const dueMs = lastTime(at, now - apartMs)
    if ((state.newestMs ?? 0) >= dueMs || now - triedMs < RETRY_MS) return
    const store = await openTarget(to ?? '', environment)
    const { whole, cut } = await listCopies(store)
    const newest = newestOf(whole, now)
    state.newestMs = newest === undefined ? null : timeOf(newest)
    state.isKnown = true
    const isBegun = cut.some((copy) => !isAhead(timeOf(copy), now) && now - timeOf(copy) < RETRY_MS)
    if ((state.newestMs ?? 0) >= dueMs || isBegun) return
    triedMs = now
    const { ended, stop } = run(environment)
    stopCommand = stop
    const { code, output } = await ended
    stopCommand = null
    state.hasFailed = code !== 0
    if (code === 0) log.info({ output }, 'backup')
    else log.error({ output }, 'the backup failed')
    const made = newestOf((await listCopies(store)).whole, clock.now().getTime())
    if (made !== undefined) state.newestMs = timeOf(made)
  }
  let running: Promise<void> | null = null
  const tick = () => {
    running ??= check()
      .catch((cause: unknown) => {
        state.hasFailed = true
        log.error(describeFault(cause), 'the backup failed')
      })
      .finally(() => (running = null))
  }
  const timer = setInterval(tick, CHECK_MS)
  timer.unref()
  return {
    state: () => state,
    settled: async () => {
      await running
    },
    stop() {
      clearInterval(timer)
      stopCommand?.()
    },
  }
}

/** Returns the time in ms at which `at` last occurred in the company's time zone. */
function lastTime(at: string, now: number): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const since = (minutes(companyTime(now)) - minutes(at) + DAY_MINUTES) % DAY_MINUTES
  return now - (now % MINUTE_MS) - since * MINUTE_MS
}

/** Runs the command, whose output has names of copies and counts, but no personal data. */
function runCommand({ backup }: Environment) {
  const args = ['--import', 'tsx', 'scripts/backup.mjs', backup.to ?? '', '--guardar', String(backup.keep)]
  const child = spawn(process.execPath, args, { cwd: projectRoot(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<{ code: number; output: string }>((resolve) => {
    child.once('error', () => resolve({ code: 127, output }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trim() }))
  })
  return { ended, stop: () => void child.kill('SIGTERM') }
}
