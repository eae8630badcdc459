import { and, desc, eq, isNull } from 'drizzle-orm'
import * as documentFiles from '#contract/documents/document-files.ts'
import * as documentReview from '#contract/documents/document-review.ts'
import { companyDate } from '#domain/time/dates.ts'
import {
  documentTypeName,
  documentTypes,
  missingTypes,
  VIEW_ONLY_STATUS,
} from '#domain/documents/documents.ts'
import { documentComments, documentUploads } from '../../db/schema/document-files.ts'
import { employees } from '../../db/schema/people.ts'
import { defineService, staged } from '../../operations/service.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import { documentTexts, fileTexts, ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readProgress } from './progress.ts'
import { collaboratorStatus, recordOf, subjectOf } from './record.ts'
import {
  acceptDocument,
  addComment,
  commentDocument,
  listDocumentPeople,
  listPersonDocuments,
  notifyOwner,
} from './review.ts'
import { uploadDocument } from './upload.ts'
import { attendComments, currentUpload, currentUploads, retire, toListed } from './upload-rows.ts'
import { paperRules } from '../../audit/paper-rules.ts'

const MEDIA = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const

const downloadDocument = staged<typeof documentFiles.downloadDocument>()({
  prepare: async () => null,
  async run({ empleado, filename }, { tx, user }) {
    const place = and(
      eq(documentUploads.employeeId, await subjectOf(tx, user, empleado)),
      eq(documentUploads.fileName, filename),
      isNull(documentUploads.retiredAt),
    )
    const [row] = await tx.select().from(documentUploads).where(place)
    return row ?? null
  },
  async finish(row, _input, { services }) {
    const bytes = row?.fileKey ? await services.files.read(row.fileKey) : null
    if (row === null || bytes === null) throw new WireFault('ERROR', fileTexts.missing)
    return {
      status: 'OK',
      file: `data:${MEDIA[row.extension]};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64')}`,
    }
  },
})

const service = defineService(
  documentFiles,
  {
    async listDocuments(_input, { tx, user }) {
      const rows = await currentUploads(tx, recordOf(user))
      return rows.length === 0 ? { status: 'VACIO' } : { status: 'OK', docs: rows.map(toListed) }
    },

    uploadDocument,
    downloadDocument,

    async listDocumentTypes({ empleado }, { tx, user }) {
      const employeeId = await subjectOf(tx, user, empleado)
      const rows = await currentUploads(tx, employeeId)
      const docs = documentTypes.map(({ id, name }) => {
        const row = rows.find(({ typeId }) => typeId === id)
        return {
          idTipo: id,
          documento: name,
          idDoc: row?.id ?? null,
          archivo: row?.fileName ?? null,
          empleado: empleado.trim(),
        }
      })
      return { status: 'OK', docs, estatusColaborador: await collaboratorStatus(tx, employeeId) }
    },

    async checkDocuments(_input, { tx, user }) {
      const employeeId = recordOf(user)
      const uploaded = (await currentUploads(tx, employeeId)).map(({ typeId }) => ({ tipoArchivo: typeId }))
      const columns = { grupoPago: employees.payGroupId, vigilante: employees.guard }
      const [person] = await tx.select(columns).from(employees).where(eq(employees.id, employeeId))
      if (!person) throw new WireFault('ERROR', documentTexts.noRecord)
      const data = {
        FormCompletado: (await readProgress(tx, employeeId))?.isComplete ? 1 : 0,
        Completado: uploaded.length,
        Pendiente: missingTypes(uploaded).length,
        ...person,
      }
      return { status: 'OK', data }
    },

    async deleteDocument({ idDoc, comentario, idTipo, empleado }, context) {
      const { tx, user, clock, services } = context
      const employeeId = await subjectOf(tx, user, empleado)
      const row = await currentUpload(tx, idDoc)
      if (row?.employeeId !== employeeId || row.typeId !== idTipo) {
        throw new WireFault('ERROR', fileTexts.unknownDocument)
      }
      await refuseOwn(context, row.employeeId, ownDataTexts.ownDocument)
      if ((await collaboratorStatus(tx, employeeId)) === VIEW_ONLY_STATUS) {
        throw new WireFault('ERROR', fileTexts.viewOnly)
      }
      const now = clock.now()
      await retire(tx, services.files, row, { retirement: 'deleted', by: user.id, now })
      await attendComments(tx, employeeId, idTipo, now)
      const id = await addComment(tx, row, { comment: comentario, authorId: user.id, createdAt: now })
      await notifyOwner(context, row, { kind: 'document-commented', key: String(id), comment: comentario })
      return { status: 'OK' }
    },

    async listDocumentComments({ empleado }, { tx, user }) {
      const place = and(
        eq(documentComments.employeeId, await subjectOf(tx, user, empleado)),
        isNull(documentComments.attendedAt),
      )
      const rows = await tx.select().from(documentComments).where(place).orderBy(desc(documentComments.id))
      const data = rows.map((row) => ({
        Id: row.id,
        documento: documentTypeName(row.typeId),
        Comentario: row.comment,
        FechaRegistro: companyDate(row.createdAt.getTime()),
      }))
      return { status: data.length > 0 ? 'OK' : 'VACIO', data }
    },
  },
  { records: paperRules },
)

const review = defineService(
  documentReview,
  {
    listDocumentPeople,
    listPersonDocuments,
    commentDocument,
    acceptDocument,
  },
  { records: paperRules },
)

export const documentServices = [...service, ...review]
