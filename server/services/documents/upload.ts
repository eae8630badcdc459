import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { uploadDocument as operation } from '#contract/document-files.ts'
import {
  type AllowedExtension,
  allowedExtension,
  fileNameProblem,
  MAX_DOCUMENT_BYTES,
  VIEW_ONLY_STATUS,
} from '#domain/documents.ts'
import { documentUploads } from '../../db/schema/document-files.ts'
import { employees } from '../../db/schema/people.ts'
import { ScannerAway } from '../../files/clamd.ts'
import { FileRefused } from '../../files/file-refused.ts'
import type { InspectedFile } from '../../files/inspect-file.ts'
import { QueueFull } from '../../files/queue.ts'
import { type StageContext, staged } from '../../service.ts'
import { fileTexts, ownDataTexts, transportTexts } from '../../texts.ts'
import type { User } from '../../user.ts'
import { WireFault } from '../../wire-fault.ts'
import { recordOf, subjectOf } from './record.ts'
import { attendComments, fileNameOf, retire } from './upload-rows.ts'

/** DOCS-16: people of any other company have no papers here. */
const COMPANIES = ['00100', 'CANDIDATO']
const DATA_URL = /^data:[\w.+/-]{0,100};base64,/

interface Prepared {
  key: string
  extension: InspectedFile['extension']
  bytes: number
  sha256: string
  receivedSha256: string
}

/** P-04's own dialect: the sentence stands in `detalles`. */
function refusal(text: string): WireFault {
  return new WireFault('ERROR', text, 200, 'detalles')
}

/**
 * P-04. The file is looked through and written before the transaction, which then only points to it; what comes to
 * nothing is removed again. One current document a type, the former ones become history.
 */
export const uploadDocument = staged<typeof operation>()<Prepared, { status: string; idDoc: number }>({
  async prepare(input, { user, clock, services }) {
    if (!user.isHumanResources) recordOf(user)
    if (!mayUploadFor(user, input)) throw refusal(ownDataTexts.notYours)
    if (!COMPANIES.includes(user.company)) throw refusal(fileTexts.otherCompany)
    if (input.estatusColaborador === VIEW_ONLY_STATUS) throw refusal(fileTexts.viewOnly)
    const problem = fileNameProblem(input.filename)
    if (problem) throw refusal(fileTexts.name[problem])
    const extension = allowedExtension(input.extension)
    if (extension === null) throw refusal(fileTexts.refused.notAllowed)
    const received = decode(input.file)
    const kept = await inspect(received, extension, services)
    return {
      key: await services.files.keep(kept.bytes, clock.now()),
      extension: kept.extension,
      bytes: kept.bytes.length,
      sha256: sha256(kept.bytes),
      receivedSha256: sha256(received),
    }
  },

  async run({ idTipo, empleado }, { tx, user, clock, services }, { key, ...facts }) {
    const now = clock.now()
    const employeeId = await subjectOf(tx, user, empleado)
    // Two uploads of the same type follow each other.
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
    if (!made) throw new Error('the document was not kept')
    await services.files.claim(tx, key)
    return { status: 'OK', idDoc: made.id }
  },

  finish: async (done) => done,
  discard: ({ key }, { services }) => services.files.drop(key),
})

/** One's own; another's only human resources, and only with the admin flag (DOCREQ-08, DOCREQ-15). */
function mayUploadFor(user: User, { empleado, esAdmin }: { empleado: string; esAdmin: string }): boolean {
  if (empleado.trim() === user.number) return true
  return user.isHumanResources && esAdmin === '1'
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** @throws WireFault when it is no data URL, or longer than the largest file's */
function decode(file: string): Buffer {
  const head = DATA_URL.exec(file.slice(0, 200))?.[0]
  if (head === undefined) throw refusal(fileTexts.notData)
  const length = file.length - head.length
  if (length > Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4) throw refusal(fileTexts.refused.tooLarge)
  if (length === 0) throw refusal(fileTexts.refused.empty)
  const bytes = Buffer.from(file.slice(head.length), 'base64')
  // Anything that is not base64 is left out in silence: the length tells.
  const padding = file.endsWith('==') ? 2 : file.endsWith('=') ? 1 : 0
  if (length % 4 !== 0 || bytes.length !== (length / 4) * 3 - padding) throw refusal(fileTexts.notData)
  return bytes
}

/** @throws WireFault with a sentence for the person; 503 where only time helps */
async function inspect(
  bytes: Buffer,
  extension: AllowedExtension,
  { inspectFile, log }: StageContext<typeof operation>['services'],
): Promise<InspectedFile> {
  try {
    return await inspectFile(bytes, extension)
  } catch (cause) {
    if (cause instanceof FileRefused) {
      log.info({ problem: cause.problem, bytes: bytes.length }, 'file refused')
      throw refusal(cause.message)
    }
    if (cause instanceof QueueFull) throw new WireFault('ERROR', transportTexts.tooBusy, 503)
    if (cause instanceof ScannerAway) {
      log.warn({ fault: cause.name }, 'the virus scanner is away')
      throw new WireFault('ERROR', fileTexts.scannerAway, 503)
    }
    throw cause
  }
}
