import { eq, getTableColumns } from 'drizzle-orm'
import type { PayrollRun } from '#contract/imports/payroll-runs.ts'
import { stoppedWords } from '#domain/cfdi/file-fault-words.es.ts'
import { reasonSentence } from '#domain/cfdi/reason-sentence.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { users } from '../../db/schema/people.ts'
import type { ImportRow } from './import-file.ts'
import { importTexts as texts } from './texts.es.ts'

const origins = { terminal: 'comando', screen: 'pantalla', key: 'llave', folder: 'carpeta' } as const

export function selectRuns(tx: Tx | Database) {
  return tx
    .select({ ...getTableColumns(payrollImports), sender: users.name, source: importKeys.name })
    .from(payrollImports)
    .leftJoin(users, eq(users.id, payrollImports.senderId))
    .leftJoin(importKeys, eq(importKeys.id, payrollImports.keyId))
    .$dynamic()
}

type NamedRun = ImportRow & { sender: string | null; source: string | null }

/** The speed excludes pauses. */
export function wireRun(run: NamedRun): PayrollRun {
  const perMs = run.done > 0 && run.workedMs > 0 ? run.done / run.workedMs : null
  const left = run.documents === null ? null : Math.max(0, run.documents - run.done)
  const isOpen = run.finishedAt === null
  return {
    id: run.id,
    archivo: run.fileName,
    origen: origins[run.origin],
    quien: run.source ?? (run.sender === null ? '' : properName(run.sender)),
    inicio: run.startedAt.toISOString(),
    fin: run.finishedAt?.toISOString() ?? '',
    estado: stateOf(run),
    motivo: reasonOf(run),
    motivoClave: reasonCodeOf(run),
    bytes: run.bytes,
    documentos: run.documents,
    hechos: run.done,
    tomados: run.taken,
    enEspera: run.waiting,
    yaEstaban: run.known,
    sustituidos: run.superseded,
    acuses: run.cancellations,
    ajenos: run.noReceipts,
    rechazados: run.refused,
    pdf: run.papers,
    sellosSinComprobar: run.unprovenSeals,
    porMinuto: perMs === null ? null : Math.round(perMs * 60_000),
    faltanSegundos: perMs === null || left === null || !isOpen ? null : Math.ceil(left / perMs / 1000),
  }
}

function stateOf({ finishedAt, refusal, isStopped, lease }: ImportRow): PayrollRun['estado'] {
  if (finishedAt !== null) return refusal === null ? 'terminada' : 'rechazada'
  if (isStopped) return 'detenida'
  return lease === null ? 'en-cola' : 'leyendo'
}

function reasonOf(run: ImportRow): string {
  if (run.refusal !== null) return texts.problemOf(run.refusal)
  return reasonSentence(stoppedWords, reasonCodeOf(run)) ?? ''
}

function reasonCodeOf({ refusal, isStopped, failures, finishedAt }: ImportRow): string {
  if (refusal !== null) return refusal
  return finishedAt === null && isStopped && failures > 0 ? 'failed' : ''
}
