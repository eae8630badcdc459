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
import { SEAL_BASES, SEAL_STATES } from '#domain/cfdi/seal-state.ts'
import { centavos, instant } from '../columns.ts'
import { payslips } from '../payroll.ts'
import { importKeys } from './import-keys.ts'
import { employees, users } from '../people.ts'

/** Imports of payroll files. Uploading the same file again resumes its import. */
export const payrollImports = pgTable(
  'payroll_imports',
  {
    id: serial('id').primaryKey(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /**
     * Code of domain/cfdi/file-fault-words.es.ts: the reason why the whole file, or the part after the
     * imported documents, was refused. Null when everything was read.
     */
    refusal: text('refusal'),
    /** Number of finished documents. Written in the transaction of their data. */
    done: integer('done').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    known: integer('known').notNull().default(0),
    superseded: integer('superseded').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    cancellations: integer('cancellations').notNull().default(0),
    /** Number of documents that consist only of a PDF. */
    lonePapers: integer('lone_papers').notNull().default(0),
    papers: integer('papers').notNull().default(0),
    /** Number of new receipts with a seal that could not be verified. */
    unprovenSeals: integer('unproven_seals').notNull().default(0),
    origin: text('origin', { enum: ['terminal', 'screen', 'key', 'folder'] })
      .notNull()
      .default('terminal'),
    senderId: integer('sender_id').references(() => users.id, { onDelete: 'set null' }),
    keyId: integer('key_id').references(() => importKeys.id),
    /** Key in the file storage. Set while the file is read, and for 30 days when documents were refused. */
    fileKey: text('file_key'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Number of documents in the file; null until it was opened. */
    documents: integer('documents'),
    /** Number of files in a ZIP that are neither XML, PDF, archive nor a file of the operating system. */
    noReceipts: integer('no_receipts').notNull().default(0),
    workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
    /** Whether a person stopped the import, or too many attempts failed. A person must resume it. */
    isStopped: boolean('is_stopped').notNull().default(false),
    failures: integer('failures').notNull().default(0),
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    folderName: text('folder_name'),
    /** Email address for a notification at the end; null for none and after sending. */
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

/**
 * Messages to the payroll team about a document: the reason of a refusal, or a warning about an accepted
 * document.
 */
export const payrollFaults = pgTable(
  'payroll_faults',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => payrollImports.id, { onDelete: 'cascade' }),
    /** Index of the document, from 0. */
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    document: text('document').notNull(),
    /** Element and attribute; '' for the whole document. */
    place: text('place').notNull(),
    text: text('text').notNull(),
    /** Code and values of the message, for other languages; '' in rows of older versions. */
    code: text('code').notNull().default(''),
    values: text('values').array().notNull().default([]),
    isDoubt: boolean('is_doubt').notNull(),
    /** Whether a total differs from the sum of its parts. */
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position, table.line] })],
)

/**
 * Imported receipts, by their fiscal folio. The XML is a file in the storage. States:
 * - taken: the receipt is a payslip.
 * - waiting: the receipt is not a payslip yet, for the reason in `waitsFor`.
 * - replaced, cancelled: the receipt is invalid, so it is not a payslip.
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
     * Reason why the receipt waits:
     * - person: no employee has this number.
     * - identity: RFC or CURP differ from those of the employee.
     * - noCurp: the portal has no CURP of the person.
     * - company: the receipt is from another employer.
     * - period: the period already has a payslip.
     * - deceased: the RFC is generic (GENERIC_RFC), and payroll has not confirmed the person in `employeeId`.
     * - sameCurp: the RFC is generic, and several people of the employer have the CURP.
     */
    waitsFor: text('waits_for', {
      enum: ['person', 'identity', 'noCurp', 'company', 'period', 'deceased', 'sameCurp'],
    }),
    employeeId: integer('employee_id').references(() => employees.id, { onDelete: 'cascade' }),
    payslipId: integer('payslip_id').references(() => payslips.id, { onDelete: 'set null' }),
    /**
     * Number of the payslip. Kept when the receipt becomes invalid, so that the number is never used again.
     */
    stampId: integer('stamp_id'),
    issuerRfc: text('issuer_rfc').notNull(),
    receiverRfc: text('receiver_rfc').notNull(),
    curp: text('curp').notNull(),
    employeeNumber: text('employee_number').notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    total: centavos('total').notNull(),
    /** Result of the last check; null for receipts of older versions until their XML is read again. */
    sealState: text('seal_state', { enum: SEAL_STATES }),
    /**
     * Certificates that confirm a valid seal. Null for other seals, and in rows of older versions until the
     * next check.
     */
    sealBasis: text('seal_basis', { enum: SEAL_BASES }),
    /**
     * Name of the set of SAT certificates that the last check used (satSetName); '' for none, null in rows of
     * older versions. When the server has another set, it checks the seal again (reread-receipts.ts).
     */
    sealCertificates: text('seal_certificates'),
    replaces: text('replaces').array().notNull(),
    content: jsonb('content').$type<PayrollReceipt>(),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /**
     * Base name of the file in lower case, without folder and extension. A PDF with the same stem belongs to
     * the receipt.
     */
    stem: text('stem').notNull().default(''),
    receivedAt: instant('received_at').notNull(),
    /**
     * Version of the program that read the XML (READER_VERSION). A payslip of an older version is written
     * again.
     */
    readerVersion: integer('reader_version').notNull().default(0),
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
    check('payroll_receipts_seal', sql`${table.sealState} in ('valid','unproven')`),
    check(
      'payroll_receipts_seal_basis',
      sql`${table.sealBasis} is null or (${table.sealBasis} in ('own','sat') and ${table.sealState} = 'valid')`,
    ),
    check('payroll_receipts_taken', sql`${table.state} <> 'taken' or ${table.employeeId} is not null`),
  ],
)

/**
 * PDFs of receipts, made by the stamping provider. The person sees the PDF of a valid receipt. A PDF without
 * a receipt waits thirty days for it.
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
    stem: text('stem').notNull(),
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

/** Folios that the SAT has cancelled, with or without an imported receipt. */
export const payrollCancellations = pgTable(
  'payroll_cancellations',
  {
    uuid: text('uuid').notNull(),
    /** RFC of the issuer in the SAT's response. Only a receipt of that employer is cancelled. */
    issuerRfc: text('issuer_rfc').notNull(),
    importId: integer('import_id')
      .notNull()
      .references(() => payrollImports.id),
  },
  (table) => [primaryKey({ columns: [table.uuid, table.issuerRfc] })],
)
