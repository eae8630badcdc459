import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { DiskFigures } from '#contract/portal-health/portal-health.ts'
import { isAtRest } from '../../db/copy-at-rest.ts'
import type { Tx } from '../../db/connection.ts'
import { readRows } from '../../db/read-rows.ts'
import type { Services } from '../../facilities/services.ts'
import { areOneDisk } from '../../files/disk-floor.ts'

type Parts = Pick<Services, 'disk' | 'environment' | 'backup'>

export async function readDisk(tx: Tx, { disk, environment, backup }: Parts): Promise<DiskFigures> {
  const { dataDir, databaseUrl, s3 } = environment
  const room = await disk.look()
  const exists = async (place: string | null) =>
    place !== null && room !== null && (await areOneDisk(room.place, place))
  const files = await exists(s3 === null ? join(dataDir, 'files') : null)
  const { base, archivos, importaciones } = await sizesOf(tx)
  return {
    libre: room?.free ?? null,
    piso: room === null ? null : Math.round(room.floor),
    tamano: room?.size ?? null,
    partes: [
      { que: 'base', bytes: base, enDisco: await exists(databaseUrl === null ? dataDir : null) },
      { que: 'archivos', bytes: archivos, enDisco: files },
      { que: 'importaciones', bytes: importaciones, enDisco: files },
    ],
    ...backupOf(isAtRest(environment) ? null : backup()),
    ...(environment.backup.isElsewhere && { respaldosAparte: true }),
  }
}

interface Sizes {
  base: number
  archivos: number
  importaciones: number
}

/** Sums the sizes stored in rows, because reading hundreds of thousands of files would slow the disk. */
async function sizesOf(tx: Tx): Promise<Sizes> {
  const waits = sql`finished_at is null and file_key is not null`
  const [found] = await readRows<Record<keyof Sizes, number | string>>(
    tx,
    sql`select pg_database_size(current_database()) as base,
      (select coalesce(sum(bytes), 0) from (
        select bytes from document_uploads where file_key is not null
        union all select bytes from dispute_evidence where file_key is not null
        union all select bytes from improvements where file_key is not null
        union all select bytes from payroll_receipts
        union all select bytes from payroll_papers
        union all select bytes from personal_export_pieces
        union all select bytes from payroll_imports where finished_at is not null and file_key is not null
      ) kept) as archivos,
      (select coalesce(sum(bytes), 0) from (
        select bytes from payroll_imports where ${waits}
        union all select bytes from people_arrivals where ${waits}
        union all select bytes from data_arrivals where ${waits}
      ) waiting) as importaciones`,
  )
  return {
    base: Number(found?.base ?? 0),
    archivos: Number(found?.archivos ?? 0),
    importaciones: Number(found?.importaciones ?? 0),
  }
}

function backupOf(state: ReturnType<Services['backup']>): Pick<DiskFigures, 'respaldos' | 'respaldo'> {
  if (state === null) return { respaldos: 'ninguno', respaldo: '' }
  const respaldo = state.newestMs === null ? '' : new Date(state.newestMs).toISOString()
  if (state.hasFailed) return { respaldos: 'fallo', respaldo }
  if (!state.isKnown) return { respaldos: 'por-ver', respaldo: '' }
  return { respaldos: respaldo === '' ? 'falta' : 'hecho', respaldo }
}
