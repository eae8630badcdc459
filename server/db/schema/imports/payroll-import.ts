import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { centavos, instant } from '../columns.ts'
import { payslips } from '../payroll.ts'
import { importKeys } from './import-keys.ts'
import { employees, users } from '../people.ts'

/** A file of payroll receipts that was, or is being, taken in: the same file goes on where it was left. */
export const payrollImports = pgTable(
  'payroll_imports',
  {
    id: serial('id').primaryKey(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** Why the whole file was refused, or refused from some document on: a code of payroll-import/texts.es.ts. */
    refusal: text('refusal'),
    /** Documents that are done: written together with what they have changed. */
    done: integer('done').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    known: integer('known').notNull().default(0),
    superseded: integer('superseded').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    cancellations: integer('cancellations').notNull().default(0),
    /** Documents that are a PDF alone; and PDFs that were kept, with those that came along with their XML. */
    lonePapers: integer('lone_papers').notNull().default(0),
    papers: integer('papers').notNull().default(0),
    /** How the file came: by the command, a person's screen, a program with its key, or the watched folder. */
    origin: text('origin', { enum: ['terminal', 'screen', 'key', 'folder'] })
      .notNull()
      .default('terminal'),
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    keyId: integer('key_id').references(() => importKeys.id),
    /** The file itself in the file room, while it is read, and afterwards while something of it has to be mended. */
    fileKey: text('file_key'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** How many documents the file has; null until it was opened. */
    documents: integer('documents'),
    /** Files in a ZIP that are neither XML nor PDF: nobody reads them, and no document of it is one. */
    noReceipts: integer('no_receipts').notNull().default(0),
    /** Time that was spent on it, of all runs together: what its pace is reckoned from. */
    workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
    /** Somebody has stopped it, or it has failed too often: it waits until somebody lets it go on. */
    isStopped: boolean('is_stopped').notNull().default(false),
    /** Ends of the file process since it last came further. */
    failures: integer('failures').notNull().default(0),
    /** Which run of which copy of the server reads it, and until when that is believed. */
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    /** Its name in the watched folder, until it was laid aside there. */
    folderName: text('folder_name'),
    /** Who is written to when it is done; null: nobody, or it was written. */
    letterTo: text('letter_to'),
  },
  (table) => [
    uniqueIndex('payroll_imports_file').on(table.sha256),
    index('payroll_imports_open').on(table.id).where(sql`${table.finishedAt} is null`),
    check('payroll_imports_origin', sql`${table.origin} in ('terminal','screen','key','folder')`),
    check(
      'payroll_imports_counts',
      sql`least(${table.done}, ${table.taken}, ${table.waiting}, ${table.known}, ${table.superseded},
        ${table.refused}, ${table.cancellations}, ${table.lonePapers}, ${table.papers}) >= 0`,
    ),
    check(
      'payroll_imports_sum',
      sql`${table.done} = ${table.taken} + ${table.waiting} + ${table.known} + ${table.superseded} + ${table.refused}
        + ${table.cancellations} + ${table.lonePapers}`,
    ),
  ],
)

/** What payroll's people are told of a document: why it was not taken, or what is odd about one that was. */
export const payrollFaults = pgTable(
  'payroll_faults',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => payrollImports.id, { onDelete: 'cascade' }),
    /** Of the document, from 0. */
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    document: text('document').notNull(),
    /** Element and attribute; '' where it is about all of it. */
    place: text('place').notNull(),
    /** Its sentence in Spanish, for reports. */
    text: text('text').notNull(),
    /** Of the sentence, and what that names: for other languages. '' of faults from before there were codes. */
    code: text('code').notNull().default(''),
    values: text('values').array().notNull().default([]),
    isDoubt: boolean('is_doubt').notNull(),
    /** A total says something else than its parts. */
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position, table.line] })],
)

/**
 * Every receipt that has ever come, by its fiscal folio, with its XML as a file of the file room. taken: it is a payslip.
 * waiting: of somebody who is not there, or of a period that has its payslip already. replaced, cancelled: it holds no
 * longer, and is no payslip any more.
 */
export const payrollReceipts = pgTable(
  'payroll_receipts',
  {
    id: serial('id').primaryKey(),
    uuid: text('uuid').notNull(),
    importId: integer('import_id')
      .notNull()
      .references(() => payrollImports.id),
    state: text('state', { enum: ['taken', 'waiting', 'replaced', 'cancelled'] }).notNull(),
    /**
     * person: nobody has that number. identity: RFC or CURP are another's. noCurp: the portal has none. company: of another
     * employer. period: taken.
     */
    waitsFor: text('waits_for', { enum: ['person', 'identity', 'noCurp', 'company', 'period'] }),
    employeeId: integer('employee_id').references(() => employees.id, { onDelete: 'cascade' }),
    payslipId: integer('payslip_id').references(() => payslips.id, { onDelete: 'set null' }),
    /** Its number among all payslips; kept when it holds no longer, so that no other gets it. */
    stampId: integer('stamp_id'),
    issuerRfc: text('issuer_rfc').notNull(),
    receiverRfc: text('receiver_rfc').notNull(),
    curp: text('curp').notNull(),
    employeeNumber: text('employee_number').notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    total: centavos('total').notNull(),
    /** Folios that it stands for. */
    replaces: text('replaces').array().notNull(),
    /** What is in it, while it waits. */
    content: jsonb('content').$type<PayrollReceipt>(),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** The last part of its file's name without its ending, in small letters: a PDF may have the same. */
    stem: text('stem').notNull().default(''),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('payroll_receipts_uuid').on(table.uuid),
    uniqueIndex('payroll_receipts_stamp').on(table.stampId),
    uniqueIndex('payroll_receipts_file').on(table.fileKey),
    index('payroll_receipts_payslip').on(table.payslipId),
    index('payroll_receipts_employee').on(table.employeeId),
    index('payroll_receipts_stem').on(table.stem, table.receivedAt),
    index('payroll_receipts_waiting').on(table.id).where(sql`${table.state} = 'waiting'`),
    index('payroll_receipts_replaces').using('gin', table.replaces),
    check('payroll_receipts_state', sql`${table.state} in ('taken','waiting','replaced','cancelled')`),
    check('payroll_receipts_waits', sql`(${table.state} = 'waiting') = (${table.waitsFor} is not null)`),
    check('payroll_receipts_content', sql`(${table.state} = 'waiting') = (${table.content} is not null)`),
    check('payroll_receipts_taken', sql`${table.state} <> 'taken' or ${table.employeeId} is not null`),
  ],
)

/**
 * PDFs that whoever stamps has made of receipts: of one that holds it is the paper that its person sees. Without a receipt
 * it waits for one, for thirty days.
 */
export const payrollPapers = pgTable(
  'payroll_papers',
  {
    id: serial('id').primaryKey(),
    importId: integer('import_id')
      .notNull()
      .references(() => payrollImports.id),
    receiptId: integer('receipt_id').references(() => payrollReceipts.id, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    /** The last part of its name without its ending, in small letters. */
    stem: text('stem').notNull(),
    /** The folio that its name holds, or that of the XML with which it came. */
    uuid: text('uuid'),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('payroll_papers_receipt').on(table.receiptId),
    uniqueIndex('payroll_papers_file').on(table.fileKey),
    uniqueIndex('payroll_papers_waiting').on(table.uuid).where(sql`${table.receiptId} is null`),
    index('payroll_papers_since').on(table.receivedAt).where(sql`${table.receiptId} is null`),
    index('payroll_papers_import').on(table.importId),
    check('payroll_papers_bytes', sql`${table.bytes} > 0`),
  ],
)

/** Folios that the SAT has cancelled, whether or not their receipts have come. */
export const payrollCancellations = pgTable(
  'payroll_cancellations',
  {
    uuid: text('uuid').notNull(),
    /** Of whom the answer speaks: it ends a receipt of that employer alone. */
    issuerRfc: text('issuer_rfc').notNull(),
    importId: integer('import_id')
      .notNull()
      .references(() => payrollImports.id),
  },
  (table) => [primaryKey({ columns: [table.uuid, table.issuerRfc] })],
)
