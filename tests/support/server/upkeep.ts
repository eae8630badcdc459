import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '#server/db/connection.ts'
import { openFileRoom } from '#server/files/file-room.ts'
import { folderStorage } from '#server/files/storage.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export async function everyRow({ query }: Pick<Connection, 'query'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await query.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await query.script(
      `set timezone = 'UTC'; select to_jsonb(one)::text as row from "${String(name)}" as one`,
    )
    found[String(name)] = rows.map(({ row }) => String(row)).sort()
  }
  return found
}

/** First id, far above the ids of existing payslips. */
const FIRST_PAPER = 900_000_000

/** Adds files that rows refer to, and one file without a row. @returns their bytes by key */
export async function addFiles(
  { db, query }: Pick<Connection, 'db' | 'query'>,
  dataDir: string,
  count: number,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const storage = folderStorage(join(dataDir, 'files'))
  const room = openFileRoom(db, storage)
  const now = new Date()
  for (let at = 0; at < count; at++) {
    const bytes = Buffer.alloc(30_000, `papel ${at} `)
    const key = await room.keep(bytes, now)
    files.set(key, bytes)
    // The last file gets no row, like an upload in progress.
    if (at === count - 1) break
    await db.transaction((tx) => room.claim(tx, key))
    const row = [FIRST_PAPER + at, key, now.toISOString()]
    await query.query(`insert into payslip_papers values ($1, $2, 'x', $3)`, row)
  }
  return files
}

export function startCommand(
  script: 'backup' | 'restore' | 'doctor',
  args: string[],
  env: Record<string, string>,
) {
  // Runs tsx in the same process instead of its wrapper, because a signal must end that process.
  const command = ['--import', 'tsx', `scripts/${script}.mjs`, ...args]
  const child: ChildProcess = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { child, ended, said: () => text }
}
