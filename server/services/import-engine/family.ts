import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { EventDetails } from '../../db/schema/security-events.ts'
import type { ImportRow, Tables } from './tables.ts'

/**
 * Kinds of files that share tables, a job and a lock: people, or data of five kinds. Only the methods of a
 * family know what its rows contain.
 */
export interface Family {
  tables: Tables
  job: 'people' | 'data-imports'
  kinds: readonly ImportKind[]
  /** Screen of the imports. */
  route: string
  /** Event of a file that arrived. */
  taken: SecurityEventKind
  /** Returns the event of a finished import. */
  finished(run: ImportRow): { kind: SecurityEventKind; details: EventDetails }
  /** Returns the reason for which an import waits as a sentence. */
  waitSentence(why: NonNullable<ImportRow['waitsFor']>): string
  /** Returns the fields of a file's state that other families lack. */
  ownState(kind: ImportKind, counts: Readonly<Record<string, number>>): OwnState
  /** Returns the subject of an email about a file. */
  subject(kind: ImportKind, state: string, isWrong: boolean): string
  /** Returns the counts of a file as a line of an email. */
  sum(counts: ArrivalCounts): string
}

interface OwnState {
  clase?: ImportKind
  bajas?: number
  regresan?: number
}

export interface ArrivalCounts extends OwnState {
  nuevas: number
  cambian: number
  iguales: number
  errores: number
}
