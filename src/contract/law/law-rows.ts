import * as z from 'zod/mini'
import { LAW_FILE, LAW_TEXT_LENGTH } from '#domain/law/law-row.ts'
import { REASON_LENGTH } from '#domain/savings/savings-requests.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * A company's own rows of the law, an extension: one administrator proposes, another confirms. They apply together
 * with the rows of the product (src/domain/law).
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'administrator',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const id = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

const values = () => ({
  /** Name in `ruleKinds`; a newer server may send another. */
  regla: wireText,
  valor: wireText,
  desde: wireText,
  /** '' without an end. */
  hasta: wireText,
  articulo: wireText,
  fuente: wireText,
  confirmada: wireFlag,
})

const lawRow = () => z.object(values())
export type WireLawRow = z.infer<ReturnType<typeof lawRow>>

const proposal = () =>
  z.object({
    id: wireNumber,
    ...values(),
    estado: z.enum(['pendiente', 'vigente', 'rechazada', 'retirada', 'sustituida']),
    /** Name of the file; '' when typed. */
    archivo: wireText,
    /** '' when the account was deleted. */
    propuso: wireText,
    fechaPropuesta: wireText,
    /** '' until decided, when withdrawn, and when the account was deleted. */
    decidio: wireText,
    motivo: wireText,
    /** The caller's own proposal, which another administrator must decide. */
    esPropia: wireFlag,
  })
export type LawProposal = z.infer<ReturnType<typeof proposal>>

export const readLaw = endpoint({
  ...common,
  id: 'P-255',
  access: 'session',
  offline: 'cache',
  path: '/api/portal/ley',
  summary: 'Own rows of the law that the company confirmed',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), reglas: z.array(lawRow()) }),
})

export const listLawRows = endpoint({
  ...common,
  id: 'P-256',
  offline: 'cache',
  path: '/api/portal/ley/lista',
  summary: 'Own rows of the law: waiting, in force and earlier ones',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), hoy: wireText, filas: z.array(proposal()) }),
})

export const proposeLawRow = endpoint({
  ...common,
  id: 'P-257',
  isOnce: true,
  path: '/api/portal/ley/proponer',
  summary: 'Propose a row of the law',
  request: () =>
    z.object({
      regla: neededText(z.maxLength(60)),
      valor: neededText(z.maxLength(LAW_TEXT_LENGTH.value)),
      desde: day(),
      hasta: z.optional(day()),
      articulo: neededText(z.maxLength(LAW_TEXT_LENGTH.article)),
      fuente: neededText(z.maxLength(LAW_TEXT_LENGTH.source)),
      confirmada: wireFlag,
    }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

/** One bad line refuses the file. */
export const importLawRows = endpoint({
  ...common,
  id: 'P-258',
  isOnce: true,
  path: '/api/portal/ley/importar',
  summary: 'Propose the rows of a file',
  request: () =>
    z.object({
      archivo: neededText(z.maxLength(120)),
      contenido: neededText(z.maxLength(LAW_FILE.length)),
    }),
  response: () => z.object({ status: z.string(), filas: wireNumber }),
})

/** P-259: decides proposals together. Their proposer may only withdraw them; only another administrator may confirm. */
export const decideLawRows = endpoint({
  ...common,
  id: 'P-259',
  isOnce: true,
  path: '/api/portal/ley/decidir',
  summary: 'Confirm, refuse or withdraw proposed rows of the law',
  request: () =>
    z.object({
      ids: z.array(id()).check(z.minLength(1), z.maxLength(LAW_FILE.rows)),
      decision: z.enum(['confirmar', 'rechazar', 'retirar']),
      motivo: z.optional(
        neededText(z.trim(), z.minLength(REASON_LENGTH.least), z.maxLength(REASON_LENGTH.most)),
      ),
    }),
  response: () => z.object({ status: z.string() }),
})
