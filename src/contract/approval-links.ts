import * as z from 'zod/mini'
import { approvalKinds, COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { fits } from '#domain/candidates/stages.ts'
import { REQUIREMENTS_OF_ONE } from '#domain/positions/profile.ts'
import {
  candidateDetails,
  entryPassDetails,
  exitPassDetails,
  fitDetails,
  incidentDetails,
  materialDetails,
  overtimeDetails,
  overtimeWeek,
  restDayDetails,
  vacancyDetails,
  visitDetails,
} from './approval-details.ts'
import { endpoint } from './operation.ts'
import { statusIs } from './outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from './wire-values.ts'

/**
 * Public links (ROUTE-13 … 24), ours: whoever holds the key is asked nothing else. The key travels in a body alone, never
 * in an address that a server sees. NOVIGENTE: unknown, used or ended, and nobody learns which. AJENO: somebody else is
 * signed in on this device.
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

/** Any text: one that a mail program has cut is answered like an unknown one. */
const key = () => neededText(z.maxLength(400))

/** What is asked, without what only colleagues see of each other: numbers are names to sign in with. */
const linkDetails = () =>
  z.union([
    vacancyDetails(),
    z.omit(visitDetails(), { correo: true }),
    z.omit(overtimeDetails(), { empleado: true }),
    restDayDetails(),
    // Why somebody leaves is theirs and their approver's: left out where it is shown at the gate.
    z.partial(z.omit(exitPassDetails(), { empleado: true }), { motivo: true }),
    entryPassDetails(),
    materialDetails(),
    incidentDetails(),
    fitDetails(),
    candidateDetails(),
  ])
export type LinkDetails = z.infer<ReturnType<typeof linkDetails>>

const linkItem = () =>
  z.object({
    status: z.string(),
    clase: z.enum(approvalKinds),
    folio: wireNumber,
    detalle: linkDetails(),
    solicitante: z.object({ nombre: wireText, puesto: wireText }),
    /** Whose overtime or pass it is, where that is somebody else; '' where it is not. */
    sobre: wireText,
    /** Instant in ISO 8601. */
    solicitado: wireText,
    /** Whose link it is: first name and an initial; '' for one that is shown at the gate. */
    para: wireText,
    /** decidir: right here. entrar: after signing in, because whoever asks has made it. mostrar: to the guard. */
    accion: z.enum(['decidir', 'entrar', 'mostrar']),
    /** Its last day, YYYY-MM-DD. */
    vence: wireText,
    /** Only of overtime. */
    semana: z.nullable(overtimeWeek()),
    /** Only of a candidate: why one is not taken, to choose from (JUST-03), as REC-46 says it to whoever has a session. */
    motivos: z.optional(z.array(wireText)),
  })
export type LinkItem = z.infer<ReturnType<typeof linkItem>>

/** P-10: shows what the key is for, and does nothing, however often it is asked. */
export const readLink = endpoint({
  ...common,
  id: 'P-10',
  path: '/api/portal/enlaces/leer',
  summary: 'What a public link is about',
  access: 'public',
  sendsToken: true,
  request: () => z.object({ key: key() }),
  response: linkItem,
})

/** P-98: once. The same decision with the same key again is the first one, whose answer was lost. */
export const decideByLink = endpoint({
  ...common,
  id: 'P-98',
  path: '/api/portal/enlaces/decidir',
  summary: 'Authorize or refuse with the key of a public link',
  access: 'public',
  sendsToken: true,
  request: () =>
    z.object({
      key: key(),
      decision: z.enum(['autorizar', 'rechazar']),
      comentario: z.optional(neededText(z.trim(), z.maxLength(COMMENT_LENGTH))),
      /** Needed to authorize what a person fulfils: one for each requirement, in their order. */
      apego: z.optional(z.array(z.enum(fits)).check(z.maxLength(REQUIREMENTS_OF_ONE))),
    }),
  response: () =>
    z.object({
      status: z.string(),
      estado: z.enum(['authorized', 'refused']),
      /** It had been decided so with this key before. */
      repetida: wireFlag,
    }),
})

/**
 * P-99: the address is answered this once. By its approver: decides. By whoever asks: shows it, and decides only for
 * whoever signs in; with `correo` it goes to the approver's mail alone, and decides. Once authorized: for the gate.
 */
export const makeLink = endpoint({
  ...common,
  id: 'P-99',
  path: '/api/portal/enlaces/crear',
  summary: 'Make a public link to an item',
  access: 'employee',
  request: () =>
    z.object({
      id: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
      correo: z.optional(wireFlag),
    }),
  response: () =>
    z.object({
      status: z.string(),
      /** From '#' on; '' where it went by mail. */
      enlace: wireText,
      /** First name and an initial of whom it is for; '' for the gate. */
      para: wireText,
      accion: z.enum(['decidir', 'entrar', 'mostrar']),
      vence: wireText,
    }),
})
