import { and, eq, sql } from 'drizzle-orm'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { listDataChanges, markDataChangeSeen } from '#contract/data-form/data-changes.ts'
import * as files from '#contract/documents/document-files.ts'
import * as inbox from '#contract/documents/document-review.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import {
  downloadPayslipXml,
  listWaitingPapers,
  listWaitingReceipts,
} from '#contract/imports/payroll-import.ts'
import * as keys from '#contract/imports/import-keys.ts'
import * as runs from '#contract/imports/payroll-runs.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import { documentTypeName } from '#domain/documents/documents.ts'
import type { Tx } from '../db/connection.ts'
import { dataChangesSeen } from '../db/schema/data-changes.ts'
import type { UploadRow } from '../db/schema/document-files.ts'
import type { User } from '../identity/user.ts'
import { type Recorded, records, recordsNothing } from './rules.ts'
import { byDataChange, byDocument, byNumber, byNumbers } from './subjects.ts'

async function reviewed(tx: Tx, kind: SecurityEventKind, idDoc: number): Promise<Recorded> {
  const { typeId, ...subject } = await byDocument(tx, idDoc)
  return { kind, ...subject, details: { document: documentTypeName(typeId) } }
}

/** Returns null for the caller's own papers: reading them is not recorded. */
async function ofAnother(
  tx: Tx,
  user: User,
  empleado: string,
  event: Pick<Recorded, 'kind' | 'details'>,
): Promise<Recorded | null> {
  return empleado.trim() === user.number ? null : { ...event, ...(await byNumber(tx, empleado)) }
}

const listed = (input: { empleado: string }, { tx, user }: { tx: Tx; user: User }) =>
  ofAnother(tx, user, input.empleado, { kind: 'documents-listed' })

export const paperRules = [
  records(inbox.listDocumentPeople, async () => ({
    kind: 'people-listed',
    subjectId: null,
    isBounded: true,
  })),
  records(listWaitingReceipts, async () => ({ kind: 'people-listed', subjectId: null, isBounded: true })),
  recordsNothing(listWaitingPapers, 'file names that concern no particular person'),
  recordsNothing(downloadPayslipXml, 'the caller’s own payslip'),
  recordsNothing(runs.openPayrollUpload, 'issues a ticket; the uploaded file is recorded'),
  recordsNothing(runs.listPayrollRuns, 'files and counts that concern no particular person'),
  records(runs.readPayrollRun, async ({ id }) => ({
    kind: 'payroll-run-opened',
    subjectId: null,
    details: { folio: id },
    onceADayOf: String(id),
  })),
  records(runs.stopPayrollRun, async ({ id, accion }) => ({
    kind: accion === 'detener' ? 'payroll-run-stopped' : 'payroll-run-resumed',
    subjectId: null,
    details: { folio: id },
  })),
  records(runs.retryWaitingReceipts, async (_input, { done }) => {
    const { tomados } = done as ResponseOf<typeof runs.retryWaitingReceipts>
    return tomados === 0
      ? null
      : { kind: 'payroll-waiting-placed', subjectId: null, details: { people: tomados } }
  }),
  records(runs.placeConfirmedReceipt, async ({ id }, { tx, done }) => {
    const { empleado } = done as ResponseOf<typeof runs.placeConfirmedReceipt>
    return {
      kind: 'payroll-waiting-placed',
      ...(await byNumber(tx, empleado)),
      details: { people: 1, folio: id },
    }
  }),
  records(runs.downloadRefusedDocument, async ({ id, posicion }) => ({
    kind: 'payroll-document-opened',
    subjectId: null,
    details: { folio: id, position: posicion },
  })),
  recordsNothing(keys.listImportKeys, 'lists keys by name, never the keys themselves'),
  records(keys.makeImportKey, async ({ nombre }, { done }) => ({
    kind: 'import-key-made',
    subjectId: null,
    details: { folio: (done as ResponseOf<typeof keys.makeImportKey>).id, source: nombre },
  })),
  records(keys.revokeImportKey, async ({ id }) => ({
    kind: 'import-key-revoked',
    subjectId: null,
    details: { folio: id },
  })),
  records(inbox.listPersonDocuments, listed),
  records(files.listDocumentTypes, listed),
  recordsNothing(files.listDocumentComments, 'comments written by human resources'),
  records(files.downloadDocument, async ({ empleado }, { tx, user, done }) => {
    if (done === null) return null
    const { typeId } = done as UploadRow
    const details = { document: documentTypeName(typeId) }
    return ofAnother(tx, user, empleado, { kind: 'document-opened', details })
  }),
  records(files.uploadDocument, ({ empleado, idTipo }, { tx, user }) =>
    ofAnother(tx, user, empleado, {
      kind: 'document-uploaded',
      details: { document: documentTypeName(idTipo) },
    }),
  ),
  records(inbox.acceptDocument, ({ idDoc }, { tx }) => reviewed(tx, 'document-accepted', idDoc)),
  records(inbox.commentDocument, ({ idDoc }, { tx }) => reviewed(tx, 'document-commented', idDoc)),
  records(files.deleteDocument, ({ idDoc }, { tx }) => reviewed(tx, 'document-deleted', idDoc)),
  records(listDataChanges, async (_input, { tx, done }) => {
    const { data } = done as ResponseOf<typeof listDataChanges>
    const read = await byNumbers(tx, [...new Set(data.map(({ empleado }) => empleado))])
    return read.map((subject) => ({ kind: 'data-changes-listed', ...subject, isBounded: true }))
  }),
  recordsNothing(countDataChanges, 'one total that concerns no particular person'),
  records(markDataChangeSeen, async ({ id }, { tx }) => {
    // Only the first reader's call inserts the row. Later calls record nothing.
    const isFirst = and(eq(dataChangesSeen.changeId, id), sql`xmin = pg_current_xact_id()::xid`)
    if ((await tx.$count(dataChangesSeen, isFirst)) === 0) return null
    const { step, ...subject } = await byDataChange(tx, id)
    return { kind: 'data-change-seen', ...subject, details: { step, change: id } }
  }),
]
