import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connection } from '../db/connection.ts'
import { runText } from '../db/raw-client.ts'
import type { RunSql } from '../db/versions.ts'
import { createHealth } from '../http/health.ts'
import { isSameSecret } from '../http/metrics.ts'
import { describeFault, type Logger } from '../log.ts'
import { readRows } from './rows.ts'

/**
 * Local access to the embedded database, which only the server's process can open. Commands of the same
 * machine and account connect to a loopback port that changes with each start. A command authenticates with a
 * token in the private data folder. PostgreSQL needs no such access.
 */
export interface LocalAccess {
  /** Returns true while a backup copies files. No file may be deleted then. */
  isBackupRunning(): boolean
  close(): void
}

export const ACCESS_FILE = 'upkeep.json'
export const ROWS_PATH = '/rows'
export const HEALTH_PATH = '/there'
const SPOOL = '.rows'
const LINES_AT_ONCE = 1000

export async function openLocalAccess(
  connection: Connection,
  dataDir: string,
  log: Logger,
): Promise<LocalAccess> {
  const { db, kind } = connection
  const health = createHealth(connection, [])
  if (kind !== 'pglite') return { isBackupRunning: () => false, close: () => undefined }
  removeSpools(dataDir)
  const token = randomBytes(32).toString('hex')
  let holders = 0
  const server = createServer((request, response) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return refuse(response)
    if (request.url === HEALTH_PATH) {
      void health.database().then((found) => response.writeHead(found === 'good' ? 204 : 503).end())
      return
    }
    if (request.method !== 'POST' || request.url !== ROWS_PATH) return refuse(response)
    holders++
    response.on('close', () => holders--)
    answer(response).catch((cause: unknown) => {
      log.error(describeFault(cause), 'the rows for a backup could not be sent')
      response.destroy()
    })
  })
  async function answer(response: ServerResponse): Promise<void> {
    const spool = join(dataDir, `upkeep-${randomBytes(6).toString('hex')}${SPOOL}`)
    response.on('close', () => void rm(spool, { force: true }))
    await db.transaction((tx) =>
      spoolRows(
        spool,
        toRunSql((text, values) => runText(tx, text, values)),
      ),
    )
    // The requester has disconnected and does not need the file.
    if (response.closed) return rm(spool, { force: true })
    // Keeps the connection open. While the client is connected, no files are deleted and the rows stay
    // available.
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(`${JSON.stringify({ spool })}\n`)
  }
  const file = join(dataDir, ACCESS_FILE)
  await listenLocally(server)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600 })
  return {
    isBackupRunning: () => holders > 0,
    close() {
      rmSync(file, { force: true })
      server.close()
      server.closeAllConnections()
    },
  }
}

function removeSpools(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith('upkeep-') && name.endsWith(SPOOL)) rmSync(join(dataDir, name), { force: true })
}

function listenLocally(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      server.unref()
      resolve()
    })
  })
}

function refuse(response: ServerResponse): void {
  response.writeHead(404).end()
}

export function toRunSql(run: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>): RunSql {
  return async (text, values) => (await run(text, values ?? [])).rows as Record<string, unknown>[]
}

/**
 * Writes the rows to a file as fast as possible, because requests must wait meanwhile. The backup compresses,
 * encrypts and sends the rows later.
 */
async function spoolRows(place: string, runSql: RunSql): Promise<void> {
  const file = await open(place, 'wx', 0o600)
  try {
    let waiting: string[] = []
    for await (const line of readRows(runSql, 'pglite')) {
      waiting.push(`${JSON.stringify(line)}\n`)
      if (waiting.length < LINES_AT_ONCE) continue
      await file.write(waiting.join(''))
      waiting = []
    }
    await file.write(waiting.join(''))
  } finally {
    await file.close()
  }
}
