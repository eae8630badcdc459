import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Connection } from '../db/connection.ts'
import type { DiskFloor, Room } from '../files/disk-floor.ts'
import type { Health } from './health.ts'

export interface FigureSources {
  connection: Pick<Connection, 'query' | 'kind'>
  health: Health
  dataDir: string
  disk: Pick<DiskFloor, 'look'>
  version: string
  /** Returns null without automatic backups. */
  backup: () => { newestMs: number | null; hasFailed: boolean } | null
}

export function registerFigures(registry: Registry, sources: FigureSources): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read()
        // Removes an unknown value, because zero would look like a measurement.
        if (value === null) this.remove()
        else this.set(value)
      },
    })
  const { connection, health, dataDir, disk, backup, version } = sources
  new Gauge({
    name: 'turno_build',
    help: 'Version and database',
    labelNames: ['version', 'database'],
    registers,
  })
    .labels({ version, database: connection.kind })
    .set(1)
  gauge('turno_database_up', 'Whether the database answers', async () =>
    Number((await health.database()) !== 'away'),
  )
  gauge('turno_database_writes', 'Whether a row can be written', async () =>
    Number((await health.database()) === 'good'),
  )
  gauge('turno_files_writable', 'Whether a file can be written where they lie on this machine', async () =>
    Number(await health.files()),
  )
  gauge('turno_disk_free_bytes', 'Free on the disk of DATA_DIR', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  const room = async (of: (room: Room) => number) => {
    const found = await disk.look()
    return found === null ? null : of(found)
  }
  gauge('turno_disk_floor_bytes', 'With less than this free no file is taken in', () =>
    room(({ floor }) => floor),
  )
  gauge('turno_disk_full', 'Whether files, imports and backups are refused for want of room', () =>
    room(({ free, floor }) => Number(free < floor)),
  )
  const count = (table: string, where: string) => async () => {
    try {
      const { rows } = await connection.query.query(
        `select count(*)::int as count from ${table} where ${where}`,
      )
      return Number(rows[0]?.count ?? 0)
    } catch {
      // The database is down, which another metric shows, or the table does not exist yet.
      return null
    }
  }
  gauge('turno_jobs_failed', 'Jobs that wait for another try', count('pgboss.job', `state = 'retry'`))
  gauge('turno_loose_files', 'Files that no row points to', count('loose_files', 'true'))
  gauge(
    'turno_sessions',
    'Sessions that are open',
    count('sessions', 'expires_at > now() and revoked_at is null'),
  )
  gauge('turno_backup_newest_seconds', 'When the newest backup began, Unix time', async () => {
    const newest = backup()?.newestMs
    return newest === null || newest === undefined ? null : newest / 1000
  })
  gauge('turno_backup_failed', 'Whether the last nightly backup failed', async () => {
    const state = backup()
    return state === null ? null : Number(state.hasFailed)
  })
}
