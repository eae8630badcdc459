import * as z from 'zod/mini'
import { approvalKinds, COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { fits } from '#domain/candidates/stages.ts'
import { REQUIREMENTS_OF_ONE } from '#domain/positions/profile.ts'
import {
  entryPassDetails,
  exitPassDetails,
  letterDetails,
  materialDetails,
  overtimeDetails,
  restDayDetails,
  vacancyDetails,
  visitDetails,
} from './approval-details.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { candidateDetails, fitDetails, incidentDetails, overtimeWeek } from './shown-details.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/**
 * Public links (ROUTE-13 … 24), an added operation: the key shows the item without a session. The key is sent
 * only in a body, so no address in a server's log contains the key.
 * - NOVIGENTE: unknown, used or expired; the response does not reveal which.
 * - AJENO: the person signed in on this device is another person, who may not decide.
 */

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

/** Accepts any text, because a key truncated by an email program gets the same response as an unknown key. */
const key = () => neededText(z.maxLength(400))

const linkDetails = () =>
  z.union([
    vacancyDetails(),
    z.omit(visitDetails(), { correo: true }),
    z.omit(overtimeDetails(), { empleado: true }),
    restDayDetails(),
    // The reason for leaving is private to requester and approver, so the gate does not get it.
    z.partial(z.omit(exitPassDetails(), { empleado: true }), { motivo: true }),
    entryPassDetails(),
    materialDetails(),
    letterDetails(),
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
    /** Person of the overtime or pass, if not the requester; otherwise ''. */
    sobre: wireText,
    /** ISO 8601. */
    solicitado: wireText,
    /** Addressee: first name and an initial; '' for a link to show at the gate. */
    para: wireText,
    /**
     * - decidir: the reader may decide now, with the link or with the session.
     * - entrar: the reader must sign in to decide.
     * - mostrar: the link is for the guard.
     */
    accion: z.enum(['decidir', 'entrar', 'mostrar']),
    /** Last day of validity, YYYY-MM-DD. */
    vence: wireText,
    semana: z.nullable(overtimeWeek()),
    /**
     * Only for a candidate: reasons of refusal to choose from (JUST-03), as REC-46 lists them with a session.
     */
    motivos: z.optional(z.array(wireText)),
  })
export type LinkItem = z.infer<ReturnType<typeof linkItem>>

/** May be repeated, because it changes nothing. */
export const readLink = endpoint({
  ...common,
  id: 'P-10',
  path: '/api/portal/enlaces/leer',
  summary: 'Request shown by a public link',
  access: 'public',
  sendsToken: true,
  request: () => z.object({ key: key() }),
  response: linkItem,
})

/**
 * Decides once. The same decision with the same key returns the first response again, because that response may
 * have been lost.
 */
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
      apego: z.optional(z.array(z.enum(fits)).check(z.maxLength(REQUIREMENTS_OF_ONE))),
    }),
  response: () =>
    z.object({
      status: z.string(),
      estado: z.enum(['authorized', 'refused']),
      repetida: wireFlag,
    }),
})

/**
 * Makes a link and returns its address once.
 * - The approver's own link can decide, and ends with the session.
 * - The requester's link shows the request, and can decide only after sign-in.
 * - With `correo`, the requester's link is emailed to the approver instead of returned, and can decide.
 * - After authorization, the requester's link is for the gate.
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
      /** Address from '#' on; '' when the link was emailed. */
      enlace: wireText,
      /** First name and initial of the addressee; '' for the gate. */
      para: wireText,
      accion: z.enum(['decidir', 'entrar', 'mostrar']),
      vence: wireText,
    }),
})
