import { DatabaseNewerError } from './db/versions.ts'
import { DiskFullError } from './db/disk-full.ts'
import { FolderTakenError } from './db/directory-lock.ts'
import { DEMO_PASSWORD } from './seed/people.ts'
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts'
import { createLogger, describeFault } from './log.ts'
import { NEEDS_SOMEBODY, type RunningServer, startServer } from './start.ts'
import { firstStartTexts, startTexts as texts } from './texts.ts'

async function main(): Promise<void> {
  // Makes new files readable only by the account that runs the server.
  process.umask(0o077)
  const environment = readEnvironment(process.env)
  const log = createLogger(environment.logLevel)
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (cause: unknown) => {
      log.error(describeFault(cause), event)
      process.exit(1)
    })
  }
  const server = await startServer(environment, log)
  greet(server, environment)
  endOnSignal(server)
}

function greet(server: RunningServer, environment: Environment): void {
  const lines = ['', `  ${texts.ready(server.address)}`]
  if (!server.hasBuild) lines.push(`  ${texts.noBuild}`)
  if (server.demo.length > 0) {
    const width = Math.max(...server.demo.map(({ login }) => login.length))
    const accounts = server.demo.map(({ login, who }) => `    ${login.padEnd(width)}  ${who}`)
    lines.push('', `  ${texts.demoTitle(DEMO_PASSWORD)}`, ...accounts)
    if (!isLoopback(environment.host)) lines.push('', `  ${texts.demoPublic}`)
  }
  if (server.first !== null) {
    const { code } = server.first
    const { invitation: invite, onTerminal } = firstStartTexts
    const invitation = code === '' ? onTerminal : invite(server.address, code)
    lines.push('', ...invitation.map((line) => `  ${line}`))
  }
  console.log([...lines, ''].join('\n'))
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function endOnSignal(server: RunningServer): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      console.log(texts.stopping)
      void server.stop().then(
        () => {
          console.log(texts.stopped)
          process.exit(0)
        },
        (cause: unknown) => {
          console.error(explain(cause))
          process.exit(1)
        },
      )
    })
  }
}

function explain(cause: unknown): string {
  if (cause instanceof EnvironmentError || cause instanceof FolderTakenError) return cause.message
  if (cause instanceof DatabaseNewerError || cause instanceof DiskFullError) return cause.message
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const { code, message, port } = inner as { code?: string; message?: string; port?: number }
  if (code === 'ENOSPC') return texts.diskFull
  if (code === 'EADDRINUSE') return texts.portTaken(port ?? 0)
  return `${texts.notStarted} ${message || code || String(inner)}`
}

main().catch((cause: unknown) => {
  console.error(`\n  ${explain(cause)}\n`)
  // The exit code tells the supervisor whether a restart may fix the error (deploy/turno.service).
  const isSettled = cause instanceof EnvironmentError || cause instanceof DatabaseNewerError
  process.exit(isSettled ? NEEDS_SOMEBODY : 1)
})
