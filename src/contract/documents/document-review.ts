import * as z from 'zod/mini'
import { comentario, common, document, empleado, idDoc, okOnly } from './document-files.ts'
import { operation } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

const review = { ...common, access: 'hr', isScoped: true, offline: 'online' } as const

const documentPerson = () =>
  z.object({
    empleado: wireText,
    nombre: wireText,
    puesto: wireText,
    documentos: wireNumber,
    pendientes: wireNumber,
    porRevisar: wireNumber,
    /** dd/mm/yyyy HH:mm:ss of the last upload; '' without one. */
    ultimaCarga: wireText,
  })
export type DocumentPerson = z.infer<ReturnType<typeof documentPerson>>

/** 20 people per page. People with documents to review come first, the longest waiting at the top. */
export const listDocumentPeople = operation({
  ...review,
  id: 'P-17',
  opcion: 14,
  summary: 'People with documents, those to review first',
  request: () =>
    z.object({
      /** Part of a name or number; '' for all. */
      buscar: neededText(z.maxLength(60)),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.string(), data: z.array(documentPerson()), total: wireNumber }),
  outcome: statusIs('OK'),
})

const reviewedDocument = () =>
  z.object({
    ...document(),
    estado: z.enum(['porRevisar', 'aceptado', 'comentado']),
    revisadoPor: wireTextOrNone,
    /** dd/mm/yyyy HH:mm:ss. */
    fechaRevision: wireTextOrNone,
  })
export type ReviewedDocument = z.infer<ReturnType<typeof reviewedDocument>>

export const listPersonDocuments = operation({
  ...review,
  id: 'P-18',
  opcion: 15,
  summary: "One person's documents with their review",
  request: () => z.object({ empleado: empleado() }),
  response: () => z.object({ status: z.string(), docs: z.array(reviewedDocument()) }),
  outcome: statusIs('OK'),
})

export const commentDocument = operation({
  ...review,
  id: 'P-19',
  opcion: 16,
  summary: 'Comment on a document',
  request: () => z.object({ idDoc, comentario: comentario() }),
  response: () => z.object({ status: z.string() }),
  outcome: okOnly,
})

/** Also closes the document's open comments. */
export const acceptDocument = operation({
  ...review,
  id: 'P-20',
  opcion: 17,
  summary: 'Accept a document',
  request: () => z.object({ idDoc }),
  response: () => z.object({ status: z.string() }),
  outcome: okOnly,
})
