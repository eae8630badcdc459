import type { SQL } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-file/import-kinds.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import type { EventDetails } from '../../db/schema/security-events.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import type { StepBounds } from '../../queues/background.ts'
import type { KnownColumns } from './key-columns.ts'
import type { Headings, ReadSheet } from './read-sheet.ts'
import type { ImportRow, Tables } from './tables.ts'

export interface WorkParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'sessions' | 'files' | 'background' | 'jobs' | 'mailer'>
}

export interface ReadFile extends ReadSheet {
  known: KnownColumns | null
}

export type Wait = ImportRow['waitsFor']

/**
 * Kinds of files that share tables, a job and a lock: people, or data. Only a family's methods know what its
 * rows contain.
 */
export interface Family {
  tables: Tables
  job: 'people' | 'data-imports'
  kinds: readonly ImportKind[]
  route: string
  arrivalEvent: SecurityEventKind

  mayImport(user: User, kind: ImportKind): boolean
  importers(tx: Tx, kind: ImportKind): Promise<number[]>
  headings(kind: ImportKind): Headings
  days(kind: ImportKind): readonly string[]
  missing(kind: ImportKind, columns: readonly string[]): readonly string[]
  missingColumn(field: string): string
  /** @throws WireFault if a file may not have these columns */
  requireColumns(kind: ImportKind, columns: readonly string[]): void

  extraColumns(file: ReadFile, userId: number | null): Partial<ImportRow>
  /** Database columns to set when a person has assigned the file's columns. The check then starts again. */
  columnsForRecheck(user: User, isComplete: boolean): Partial<ImportRow>
  /**
   * Database columns to set when a person starts the import.
   * @throws WireFault if the person must type the number of leavers and has not typed it
   */
  columnsAtStart?(run: ImportRow, typed: number | null): Partial<ImportRow>

  /**
   * Returns the condition for files without an unfinished earlier file in their queue. Absent for a family
   * with a single queue.
   */
  isFirst?(tx: Database | Tx): SQL | undefined
  /** Rows per step. On the embedded database, all other requests wait until a step ends. */
  step: StepBounds
  check: FileCheck | StepCheck
  importer(parts: WorkParts): Promise<Importer>
  /** Returns why an unattended import with certain columns must wait for a person, or null. */
  reasonToWait(tx: Tx, run: ImportRow): Promise<Wait>
  finished(run: ImportRow): { kind: SecurityEventKind; details: EventDetails }

  waitSentence(why: NonNullable<Wait>, counts: ImportRow['counts']): string
  extraState(kind: ImportKind, counts: Readonly<Record<string, number>>): OwnState
  subject(kind: ImportKind, state: string, isWrong: boolean): string
  countsLine(counts: ArrivalCounts): string
}

interface FileCheck {
  /** @returns false when another server instance checks the file */
  file(parts: WorkParts, run: ImportRow, ending: AbortSignal | undefined): Promise<boolean>
}

interface StepCheck {
  /**
   * Checks at most `most` further rows.
   * @returns whether the whole file is checked
   */
  step(tx: Tx, run: ImportRow, now: Date, most: number): Promise<boolean>
}

export interface Importer {
  step(tx: Tx, run: ImportRow, now: Date, most: number): Promise<StepEnd>
}

/**
 * Result of a step:
 * - finished: no rows were left.
 * - stopped: reason why the import must wait for a person.
 * - otherwise: the judged rows, the number of processed rows, and the number of imported rows by kind.
 */
export type StepEnd =
  | 'finished'
  | { stopped: Wait }
  | { judged: readonly DoneRow[]; rows: number; imported: Record<string, number> }

export interface DoneRow {
  row: number
  kind: string
  problems: readonly unknown[]
  opened?: number | null
}

interface OwnState {
  clase?: ImportKind
  bajas?: number
  regresan?: number
}

interface ArrivalCounts extends OwnState {
  nuevas: number
  cambian: number
  iguales: number
  errores: number
}
