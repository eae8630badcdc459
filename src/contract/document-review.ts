import * as z from 'zod/mini'
import { comentario, common, document, empleado, idDoc, keptOnly } from './document-files.ts'
import { operation } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from './wire-values.ts'

/** The inbox in which human resources reviews papers, ours (P-17 … P-20); apart, because nobody else needs it. */

const review = { ...common, access: 'hr', heedsScope: true, offline: 'online' } as const

const documentPerson = () =>
  z.object({
    empleado: wireText,
    nombre: wireText,
    puesto: wireText,
    /** Types on file. */
    documentos: wireNumber,
    /** Of the six required, those that are missing. */
    pendientes: wireNumber,
    porRevisar: wireNumber,
    /** dd/mm/yyyy HH:mm:ss of the last upload; '' without one. */
    ultimaCarga: wireText,
  })
export type DocumentPerson = z.infer<ReturnType<typeof documentPerson>>

/** P-17, ours: 20 people a page; who has something to review comes first, who waits longest before all. */
export const listDocumentPeople = operation({
  ...review,
  id: 'P-17',
  opcion: 14,
  summary: 'People by what there is to review',
  request: () =>
    z.object({
      /** Part of a name or number; '' for all. */
      buscar: neededText(z.maxLength(60)),
      /** From 1. */
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)),
    }),
  response: () => z.object({ status: z.string(), data: z.array(documentPerson()), total: wireNumber }),
  outcome: statusIs('OK'),
})

const reviewedDocument = () =>
  z.object({
    ...document(),
    estado: z.enum(['porRevisar', 'aceptado', 'comentado']),
    /** Name of the reviewer; absent while nobody has reviewed it. */
    revisadoPor: wireTextOrNone,
    /** dd/mm/yyyy HH:mm:ss. */
    fechaRevision: wireTextOrNone,
  })
export type ReviewedDocument = z.infer<ReturnType<typeof reviewedDocument>>

/** P-18, ours. */
export const listPersonDocuments = operation({
  ...review,
  id: 'P-18',
  opcion: 15,
  summary: "One person's documents with their review",
  request: () => z.object({ empleado: empleado() }),
  response: () => z.object({ status: z.string(), docs: z.array(reviewedDocument()) }),
  outcome: statusIs('OK'),
})

/** P-19, ours: the person finds the comment in Opcion 25. */
export const commentDocument = operation({
  ...review,
  id: 'P-19',
  opcion: 16,
  summary: 'Comment on a document',
  request: () => z.object({ idDoc, comentario: comentario() }),
  response: () => z.object({ status: z.string() }),
  outcome: keptOnly,
})

/** P-20, ours: its open comments count as attended. */
export const acceptDocument = operation({
  ...review,
  id: 'P-20',
  opcion: 17,
  summary: 'Accept a document',
  request: () => z.object({ idDoc }),
  response: () => z.object({ status: z.string() }),
  outcome: keptOnly,
})
