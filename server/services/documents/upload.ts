import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { uploadDocument as operation } from '#contract/documents/document-files.ts'
import { allowedExtension, fileNameProblem, VIEW_ONLY_STATUS } from '#domain/documents/documents.ts'
import { documentUploads } from '../../db/schema/document-files.ts'
import { employees } from '../../db/schema/people.ts'
import type { InspectedFile } from '../../files/inspect-file.ts'
import { checkRoom } from '../../files/quota.ts'
import { decodeFile, takeFile } from '../../files/take-file.ts'
import { staged } from '../../operations/service.ts'
import { fileTexts, ownDataTexts } from '../../texts.ts'
import { isOfHumanResources } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { collaboratorStatus, recordOf, subjectOf } from './record.ts'
import { attendComments, fileNameOf, retire } from './upload-rows.ts'

/** Companies whose people may upload documents (DOCS-16). */
const COMPANIES = ['00100', 'CANDIDATO']

interface Prepared {
  key: string
  extension: InspectedFile['extension']
  bytes: number
  sha256: string
  receivedSha256: string
}

function refusal(text: string): WireFault {
  return new WireFault('ERROR', text, 200, 'detalles')
}

/**
 * Uploads a document (P-04). Checks and stores the file before the transaction; deletes the file if the
 * transaction fails. Each type has one current document; previous documents become history.
 */
export const uploadDocument = staged<typeof operation>()<Prepared, { status: string; idDoc: number }>({
  async prepare(input, { user, clock, services }) {
    if (!isOfHumanResources(user)) recordOf(user)
    if (!mayUploadFor(user, input)) throw refusal(ownDataTexts.notYours)
    if (!COMPANIES.includes(user.company)) throw refusal(fileTexts.otherCompany)
    const problem = fileNameProblem(input.filename)
    if (problem) throw refusal(fileTexts.name[problem])
    const extension = allowedExtension(input.extension)
    if (extension === null) throw refusal(fileTexts.refused.notAllowed)
    const received = decodeFile(input.file, refusal)
    const stored = await takeFile(received, extension, services, { user, now: clock.now() }, refusal)
    return {
      key: stored.key,
      extension: stored.extension,
      bytes: stored.bytes.length,
      sha256: sha256(stored.bytes),
      receivedSha256: sha256(received),
    }
  },

  async run({ idTipo, empleado }, { tx, user, clock, services }, { key, ...facts }) {
    const now = clock.now()
    const employeeId = await subjectOf(tx, user, empleado)
    if ((await collaboratorStatus(tx, employeeId)) === VIEW_ONLY_STATUS) throw refusal(fileTexts.viewOnly)
    // Locks the person, so that uploads of one type run one after the other.
    await tx.select({ id: employees.id }).from(employees).where(eq(employees.id, employeeId)).for('update')
    const place = and(
      eq(documentUploads.employeeId, employeeId),
      eq(documentUploads.typeId, idTipo),
      isNull(documentUploads.retiredAt),
    )
    const former = await tx.select().from(documentUploads).where(place)
    for (const row of former) {
      await retire(tx, services.files, row, { retirement: 'replaced', by: user.id, now })
    }
    await attendComments(tx, employeeId, idTipo, now)
    const row = {
      ...facts,
      employeeId,
      typeId: idTipo,
      fileName: fileNameOf(empleado.trim(), idTipo, facts.receivedSha256, facts.extension),
      fileKey: key,
      uploadedAt: now,
      uploadedBy: user.id,
    }
    const [made] = await tx.insert(documentUploads).values(row).returning({ id: documentUploads.id })
    if (!made) throw new Error('the document was not stored')
    await checkRoom(tx, employeeId, refusal)
    await services.files.claim(tx, key)
    return { status: 'OK', idDoc: made.id }
  },

  finish: async (done) => done,
  discard: ({ key }, { services }) => services.files.drop(key),
})

/** Uploads for other people need human resources and the admin flag (DOCREQ-08, DOCREQ-15). */
function mayUploadFor(user: User, { empleado, esAdmin }: { empleado: string; esAdmin: string }): boolean {
  if (empleado.trim() === user.number) return true
  return isOfHumanResources(user) && esAdmin === '1'
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
