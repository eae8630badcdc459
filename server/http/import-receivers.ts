import { and, eq } from 'drizzle-orm'
import type { ImportKind } from '#domain/import-kinds.ts'
import { MOST_FILE_BYTES as MOST_PEOPLE_BYTES } from '#domain/import-file/limits.ts'
import { recordEvent } from '../audit/record.ts'
import type { Database } from '../db/connect.ts'
import { payrollImports } from '../db/schema/imports/payroll-import.ts'
import type { FileNotTaken } from '../files/arriving-file.ts'
import { MOST_FILE_BYTES, receiveFile } from '../services/payroll-import/receive-file.ts'
import { importTexts as payrollTexts } from '../services/payroll-import/texts.es.ts'
import { selectRuns, wireRun } from '../services/payroll-import/wire-run.ts'
import { receivePeopleFile } from '../services/people-import/receive-arrival.ts'
import { importTexts as peopleTexts } from '../services/people-import/texts.es.ts'
import { lookAtArrival } from '../services/people-import/wire-arrival.ts'
import type { Transport } from './transport.ts'

export type Sender =
  | { is: 'person'; userId: number }
  | { is: 'key'; keyId: number; name: string; mail: string; kinds: string[] }

interface Coming {
  name: string
  sender: Sender
  address: string
}

/** What one kind of file does with what comes. */
export interface ImportReceiver {
  mostBytes: number
  /** Keeps a file as it arrives, and makes a run of it; the same bytes are the same run. @throws FileNotTaken */
  receive(
    transport: Transport,
    pieces: AsyncIterable<Uint8Array>,
    coming: Coming,
  ): Promise<{ id: number; isAgain: boolean }>
  /** How a run stands, for whoever has brought it; null for everybody else, and where there is none. */
  look(db: Database, id: number, sender: Sender): Promise<object | null>
  problemOf(why: FileNotTaken['why']): string
}

const payroll: ImportReceiver = {
  mostBytes: MOST_FILE_BYTES,
  async receive({ connection, services, clock }, pieces, { name, sender, address }) {
    const { run, isAgain } = await receiveFile(
      { db: connection.db, clock, files: services.files, jobs: services.jobs },
      pieces,
      {
        name,
        ...(sender.is === 'key'
          ? { origin: 'key', keyId: sender.keyId, letterTo: sender.mail }
          : { origin: 'screen', senderId: sender.userId }),
        note: (tx, made, again) =>
          recordEvent(tx, {
            kind: 'payroll-file-sent',
            actorId: sender.is === 'person' ? sender.userId : null,
            subjectId: null,
            address,
            at: clock.now(),
            details: {
              folio: made.id,
              bytes: made.bytes,
              ...sourceOf(sender),
              ...(again && { state: 'again' }),
            },
          }),
      },
    )
    return { id: run.id, isAgain }
  },
  async look(db, id, sender) {
    const isOwn = sender.is === 'key' ? eq(payrollImports.keyId, sender.keyId) : undefined
    const [row] = await selectRuns(db).where(and(eq(payrollImports.id, id), isOwn))
    return row ? wireRun(row) : null
  },
  problemOf: payrollTexts.problemOf,
}

/** Of people, a person's way is the screen. */
const people: ImportReceiver = {
  mostBytes: MOST_PEOPLE_BYTES,
  async receive({ connection, services, clock }, pieces, { name, sender, address }) {
    if (sender.is !== 'key') throw new Error('a file of people came by a ticket')
    return receivePeopleFile(
      { db: connection.db, clock, files: services.files, jobs: services.jobs },
      pieces,
      {
        name,
        origin: 'key',
        keyId: sender.keyId,
        letterTo: sender.mail,
        address,
        note: (tx, { id, bytes }, again) =>
          recordEvent(tx, {
            kind: 'people-file-taken',
            actorId: null,
            subjectId: null,
            address,
            at: clock.now(),
            details: { folio: id, bytes, ...sourceOf(sender), ...(again && { state: 'again' }) },
          }),
      },
    )
  },
  look: async (db, id, sender) => (sender.is === 'key' ? lookAtArrival(db, id, sender.keyId) : null),
  problemOf: (why) => peopleTexts.problemOf(why === 'large' ? 'tooLarge' : why),
}

const sourceOf = (sender: Sender): Record<string, string> =>
  sender.is === 'key' ? { source: sender.name } : {}

/** One line for each kind that programs may bring. */
export const importReceivers: Readonly<Record<ImportKind, ImportReceiver>> = {
  nomina: payroll,
  personas: people,
}
