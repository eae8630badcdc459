import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type {
  acceptDocument as accept,
  commentDocument as comment,
  DocumentPerson,
  listDocumentPeople as people,
  listPersonDocuments as documents,
} from '#contract/documents/document-review.ts'
import { companyDateTime } from '#domain/time/dates.ts'
import { documentTypeName, REQUIRED_TYPES } from '#domain/documents/documents.ts'
import { fold } from '#domain/text/fold.ts'
import type { Tx } from '../../db/connection.ts'
import { documentComments, documentUploads } from '../../db/schema/document-files.ts'
import { employees, users } from '../../db/schema/people.ts'
import type { Handler } from '../../operations/service.ts'
import { accents, fileTexts, ownDataTexts } from '../../texts.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import { ofE, reaches, reachOf, within } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify, type NotifyContext, type NewNotification } from '../notifications/notify.ts'
import { subjectOf } from './record.ts'
import type { UploadRow } from '../../db/schema/document-files.ts'
import { attendComments, currentUpload, currentUploads, toListed } from './upload-rows.ts'

const PAGE = 20
const states = { toReview: 'porRevisar', accepted: 'aceptado', commented: 'comentado' } as const

/** Returns the condition that each word occurs in the number or name, ignoring accents and case. */
function searched(wanted: string): SQL {
  // Removes accents first, because some databases cannot lowercase accented letters.
  const name = sql`e.number || ' ' || e.first_name || ' ' || e.paternal_name || ' ' || e.maternal_name`
  const text = sql`lower(translate(${name}, ${accents.written}, ${accents.plain}))`
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  return words.reduce((all, word) => sql`${all} and position(${word} in ${text}) > 0`, sql`true`)
}

interface PersonRow extends Record<string, unknown> {
  number: string
  name: string
  job_title: string
  documents: number
  required: number
  to_review: number
  latest: Date | string | null
}

export const listDocumentPeople: Handler<typeof people> = async ({ buscar, pagina }, { tx, user }) => {
  const where = sql`${searched(buscar)} and ${within(reachOf(user, 'recursos-humanos'), ofE)}`
  const required = sql.join(
    REQUIRED_TYPES.map((id) => sql`${id}`),
    sql`, `,
  )
  const result = await tx.execute<PersonRow>(sql`
    select e.number, e.first_name || ' ' || e.paternal_name || ' ' || e.maternal_name as name, e.job_title,
      coalesce(d.documents, 0)::int as documents, coalesce(d.required, 0)::int as required,
      coalesce(d.to_review, 0)::int as to_review, d.latest
    from ${employees} e left join (
      select employee_id, count(*) as documents, count(*) filter (where type_id in (${required})) as required,
        count(*) filter (where state = 'toReview') as to_review,
        min(uploaded_at) filter (where state = 'toReview') as oldest, max(uploaded_at) as latest
      from ${documentUploads} where retired_at is null group by employee_id
    ) d on d.employee_id = e.id
    where ${where}
    order by (coalesce(d.to_review, 0) > 0) desc, d.oldest nulls last, e.number
    limit ${PAGE} offset ${(pagina - 1) * PAGE}`)
  const counted = await tx.execute<{ total: number }>(
    sql`select count(*)::int as total from ${employees} e where ${where}`,
  )
  return {
    status: 'OK',
    data: rowsOf<PersonRow>(result).map(toPerson),
    total: rowsOf<{ total: number }>(counted)[0]?.total ?? 0,
  }
}

function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}

function toPerson(row: PersonRow): DocumentPerson {
  return {
    empleado: row.number,
    nombre: row.name,
    puesto: row.job_title,
    documentos: row.documents,
    pendientes: REQUIRED_TYPES.length - row.required,
    porRevisar: row.to_review,
    ultimaCarga: row.latest === null ? '' : companyDateTime(new Date(row.latest).getTime()),
  }
}

export const listPersonDocuments: Handler<typeof documents> = async ({ empleado }, { tx, user }) => {
  const rows = await currentUploads(tx, await subjectOf(tx, user, empleado))
  const names = await tx
    .select({ id: documentUploads.id, name: users.name })
    .from(documentUploads)
    .innerJoin(users, eq(users.id, documentUploads.reviewedBy))
    .where(eq(documentUploads.employeeId, rows[0]?.employeeId ?? 0))
    .orderBy(asc(documentUploads.id))
  const reviewers = new Map(names.map(({ id, name }) => [id, name]))
  const docs = rows.map((row) => {
    const reviewer = reviewers.get(row.id)
    return {
      ...toListed(row),
      estado: states[row.state],
      ...(reviewer === undefined ? {} : { revisadoPor: reviewer }),
      ...(row.reviewedAt === null ? {} : { fechaRevision: companyDateTime(row.reviewedAt.getTime()) }),
    }
  })
  return { status: docs.length > 0 ? 'OK' : 'VACIO', docs }
}

export const commentDocument: Handler<typeof comment> = async ({ idDoc, comentario }, context) => {
  const { tx, user, clock } = context
  const row = await review(context, idDoc, 'commented')
  const id = await addComment(tx, row, { comment: comentario, authorId: user.id, createdAt: clock.now() })
  await notifyOwner(context, row, { kind: 'document-commented', key: String(id), comment: comentario })
  return { status: 'OK' }
}

export const acceptDocument: Handler<typeof accept> = async ({ idDoc }, context) => {
  const { tx, clock } = context
  const row = await review(context, idDoc, 'accepted')
  await attendComments(tx, row.employeeId, row.typeId, clock.now())
  await notifyOwner(context, row, { kind: 'document-accepted', key: String(row.id) })
  return { status: 'OK' }
}

async function review(
  context: Pick<NotifyContext, 'tx' | 'clock'> & { user: User },
  id: number,
  state: UploadRow['state'],
): Promise<UploadRow> {
  const { tx, user, clock } = context
  const row = await currentUpload(tx, id)
  if (row === null) throw new WireFault('ERROR', fileTexts.unknownDocument)
  if (!(await reaches(tx, user, 'recursos-humanos', row.employeeId)))
    throw new WireFault('ERROR', ownDataTexts.outOfReach)
  await refuseOwn(context, row.employeeId, ownDataTexts.ownDocument)
  await tx
    .update(documentUploads)
    .set({ state, reviewedBy: user.id, reviewedAt: clock.now() })
    .where(eq(documentUploads.id, id))
  return row
}

/** Adds a comment, which the person sees until the document is accepted or replaced. */
export async function addComment(
  tx: Tx,
  { id, employeeId, typeId }: Pick<UploadRow, 'id' | 'employeeId' | 'typeId'>,
  values: { comment: string; authorId: number; createdAt: Date },
): Promise<number> {
  const rows = await tx
    .insert(documentComments)
    .values({ ...values, uploadId: id, employeeId, typeId })
    .returning({ id: documentComments.id })
  return rows[0]?.id ?? 0
}

export async function notifyOwner(
  context: NotifyContext,
  { employeeId, typeId }: Pick<UploadRow, 'employeeId' | 'typeId'>,
  notification: Pick<NewNotification, 'key' | 'comment'> & {
    kind: 'document-commented' | 'document-accepted'
  },
): Promise<void> {
  const item = { ref: String(typeId), subtitle: documentTypeName(typeId) }
  await notify(context, { ...notification, ...item, to: { employeeIds: [employeeId] } })
}
