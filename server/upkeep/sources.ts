import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Client } from 'pg'
import { FolderTakenError, lockFolder } from '../db/directory-lock.ts'
import { openPglite } from '../db/pglite.ts'
import type { Environment } from '../environment.ts'
import type { DatabaseHealth } from '../http/health.ts'
import { toRunSql, ACCESS_FILE, ROWS_PATH, HEALTH_PATH } from './local-access.ts'
import { holdFiles } from './hold.ts'
import { type Line, readRows } from './rows.ts'
import { UpkeepError } from './upkeep-error.ts'
import { sourceTexts as texts } from './texts.es.ts'

/** All rows of the database. The server deletes no stored file until `close` is called. */
export interface RowSource {
  lines: AsyncIterable<Line>
  close(): Promise<void>
}

/**
 * Opens the rows of the database, with or without a running server.
 * @throws UpkeepError when there is no database, or the running server does not respond
 */
export async function openSource(environment: Environment): Promise<RowSource> {
  if (environment.databaseUrl !== null) return openPostgres(environment.databaseUrl)
  if (!existsSync(join(environment.dataDir, 'database')))
    throw new UpkeepError(texts.nothing(environment.dataDir))
  try {
    return await openFolder(environment.dataDir)
  } catch (cause) {
    if (!(cause instanceof FolderTakenError)) throw cause
    return askServer(environment.dataDir)
  }
}

async function openPostgres(url: string): Promise<RowSource> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'turno-backup',
  })
  await client.connect()
  const runSql = toRunSql((text, values) => client.query(text, values))
  async function* lines(): AsyncGenerator<Line> {
    // Takes the lock before the snapshot: no file of the snapshot can be deleted.
    await holdFiles(runSql)
    await runSql('begin isolation level repeatable read, read only')
    yield* readRows(runSql, 'postgres')
    await runSql('commit')
  }
  return { lines: lines(), close: () => client.end() }
}

/** Opens and locks the data folder when no server is running. Does not migrate. */
async function openFolder(dataDir: string): Promise<RowSource> {
  const lock = await lockFolder(dataDir)
  try {
    const connection = await openPglite(join(dataDir, 'database'), null)
    async function* lines(): AsyncGenerator<Line> {
      const { query } = connection
      await query.script('begin')
      yield* readRows(
        toRunSql((text, values) => query.query(text, values)),
        'pglite',
      )
      await query.script('commit')
    }
    return {
      lines: lines(),
      async close() {
        await connection.close()
        lock.release()
      },
    }
  } catch (cause) {
    lock.release()
    throw cause
  }
}

/** Asks the running server for the rows. The server deletes no stored file while the connection is open. */
async function askServer(dataDir: string): Promise<RowSource> {
  const { port, token } = readAccessFile(dataDir)
  const response = await call(ROWS_PATH, port, token)
  if (response.statusCode !== 200) throw new UpkeepError(texts.noDoor)
  const { spool } = await firstLine(response)
  async function* lines(): AsyncGenerator<Line> {
    let rest = ''
    // Splits only at line feeds. The readline module would also split at U+2028 inside a text.
    for await (const chunk of createReadStream(spool, { encoding: 'utf8' }) as AsyncIterable<string>) {
      const texts = (rest + chunk).split('\n')
      rest = texts.pop() ?? ''
      for (const text of texts) yield JSON.parse(text) as Line
    }
  }
  return {
    lines: lines(),
    async close() {
      response.destroy()
    },
  }
}

function readAccessFile(dataDir: string): { port: number; token: string } {
  try {
    return JSON.parse(readFileSync(join(dataDir, ACCESS_FILE), 'utf8')) as { port: number; token: string }
  } catch (cause) {
    // The server is starting or stopping, or has an older version.
    throw new UpkeepError(texts.noDoor, { cause })
  }
}

export async function askServed(dataDir: string): Promise<DatabaseHealth> {
  try {
    const { port, token } = readAccessFile(dataDir)
    const response = await call(HEALTH_PATH, port, token)
    response.resume()
    if (response.statusCode === 204) return 'good'
    return response.statusCode === 503 ? 'shut' : 'away'
  } catch (cause) {
    if (cause instanceof UpkeepError) return 'away'
    throw cause
  }
}

function call(path: string, port: number, token: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, resolve)
    sent.once('error', (cause) => reject(new UpkeepError(texts.noDoor, { cause })))
    sent.end()
  })
}

function firstLine(response: IncomingMessage): Promise<{ spool: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      text += chunk
      if (text.includes('\n')) resolve(JSON.parse(text) as { spool: string })
    })
    response.once('close', () => reject(new UpkeepError(texts.noDoor)))
    response.on('error', () => reject(new UpkeepError(texts.noDoor)))
  })
}
