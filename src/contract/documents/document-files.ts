import * as z from 'zod/mini'
import { MAX_COMMENT_LENGTH, MAX_UPLOAD_BODY } from '#domain/documents/documents.ts'
import { operation, type Outcome } from '../protocol/operation.ts'
import { hasField, statusIs } from '../protocol/outcome.ts'
import { neededText, wireList, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Documents of a person: list, upload, view, delete, comments (spec 000 §2, §3, §4, §7; 002 §2.5, §4.8, §7.6;
 * groups DOCS, DOCREQ, NOTICE). `empleado` is the caller's own employee number; only human resources may use
 * other numbers.
 */

const path = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'
const status = () => z.optional(z.nullable(z.string()))
export const empleado = () => neededText(z.minLength(1), z.maxLength(20))
const idTipo = wireNumber.check(z.int(), z.minimum(1), z.maximum(13))
export const idDoc = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
/** Trimmed; K-20: 1 to 250 characters. */
export const comentario = () => neededText(z.trim(), z.minLength(1), z.maxLength(MAX_COMMENT_LENGTH))
export const common = { path, access: 'session' } as const

export const document = () => ({
  id: wireNumber,
  documento: wireText,
  /** File name for DOC-09, new with every upload. */
  archivo: wireText,
  tipo_archivo: wireText,
  extension: wireText,
  tipoArchivo: wireNumber,
  /** dd/mm/yyyy HH:mm:ss, in the company's time. */
  fechaCarga: wireText,
})

const listedDocument = () => z.object(document())
export type ListedDocument = z.infer<ReturnType<typeof listedDocument>>

/** VACIO: nothing uploaded. Any other status except OK is an error. */
export const listDocuments = operation({
  ...common,
  id: 'DOC-01',
  opcion: 1,
  summary: "The person's own uploaded documents",
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), docs: z.optional(wireList(listedDocument())) }),
  outcome: statusIs('OK'),
})

/** Accepts only OK. VACIO is a refusal, too: otherwise a document that was not stored would look stored. */
export function okOnly(answer: unknown): Outcome {
  const outcome = statusIs('OK')(answer)
  return outcome === 'empty' ? { code: 'VACIO', message: '' } : outcome
}

/** A refusal is {status: 'ERROR', detalles}. */
export const uploadDocument = operation({
  ...common,
  id: 'P-04',
  opcion: 2,
  summary: 'Upload or replace a document',
  offline: 'queue',
  bodyLimit: MAX_UPLOAD_BODY,
  request: () =>
    z.object({
      empleado: empleado(),
      idTipo,
      /** File name after safeFileName. */
      filename: neededText(),
      extension: neededText(),
      /** data:<type>;base64,<bytes>; the type is determined from the bytes. */
      file: neededText(),
      esAdmin: neededText(),
      estatusColaborador: wireNumber,
    }),
  response: () => z.object({ status: z.string(), idDoc: wireNumber }),
  outcome: okOnly,
})

const documentType = () =>
  z.object({
    idTipo: wireNumber,
    documento: wireText,
    /** Null while no document of this type exists. */
    idDoc: wireNumberOrNull,
    archivo: z.nullable(wireText),
    empleado: wireText,
  })
export type DocumentTypeRow = z.infer<ReturnType<typeof documentType>>

/**
 * The 13 document types by number. `estatusColaborador` in the response is an added field: the server's own
 * value, 3 for people with read-only access (DOCREQ-06). The value in the request is ignored.
 */
export const listDocumentTypes = operation({
  ...common,
  id: 'DOC-03',
  opcion: 3,
  summary: 'Document types with the uploaded documents',
  offline: 'cache',
  request: () => z.object({ empleado: empleado(), estatusColaborador: wireNumber, esAdmin: neededText() }),
  response: () =>
    z.object({
      status: status(),
      docs: z.array(documentType()),
      estatusColaborador: z.optional(wireNumber),
    }),
  outcome: hasField('docs', 'ERROR'),
})

/** `file`: data:<type>;base64,<bytes> (K-08). Any status except OK: the file is damaged or missing. */
export const downloadDocument = operation({
  ...common,
  id: 'DOC-09',
  opcion: 9,
  summary: "A document's file",
  offline: 'online',
  request: () => z.object({ empleado: empleado(), filename: neededText(z.minLength(1), z.maxLength(200)) }),
  response: () => z.object({ status: z.string(), file: neededText() }),
  outcome: okOnly,
})

const documentCheck = () =>
  z.object({
    /** 0 or 1. */
    FormCompletado: wireNumber,
    Completado: wireNumber,
    /** Number of missing documents of the six required types (K-01). */
    Pendiente: wireNumber,
    grupoPago: wireNumber,
    /** 1 for a guard, 2 for other people. */
    vigilante: wireNumber,
  })

export const checkDocuments = operation({
  ...common,
  id: 'DOC-20',
  opcion: 20,
  summary: 'Counts of form and documents',
  offline: 'cache',
  request: () => z.object({}),
  response: () => z.object({ status: status(), data: documentCheck() }),
  outcome: hasField('data', 'ERROR'),
})

/** Only for human resources. The person sees the reason among the comments. */
export const deleteDocument = operation({
  ...common,
  id: 'DOC-24',
  opcion: 24,
  access: 'hr',
  isScoped: true,
  summary: 'Delete a document, with a reason',
  offline: 'online',
  request: () => z.object({ idDoc, comentario: comentario(), idTipo, empleado: empleado() }),
  response: () => z.object({ status: z.string() }),
  outcome: okOnly,
})

const documentComment = () =>
  z.object({
    Id: wireNumber,
    documento: wireText,
    Comentario: wireText,
    /** YYYY-MM-DD. */
    FechaRegistro: wireText,
  })
export type DocumentComment = z.infer<ReturnType<typeof documentComment>>

/** Open comments, newest first. A comment closes when its document is accepted, replaced or deleted. */
export const listDocumentComments = operation({
  ...common,
  id: 'DOC-25',
  opcion: 25,
  summary: 'Review comments that wait for the person',
  offline: 'cache',
  request: () => z.object({ empleado: empleado() }),
  response: () => z.object({ status: z.string(), data: wireList(documentComment()) }),
  outcome: statusIs('OK'),
})
