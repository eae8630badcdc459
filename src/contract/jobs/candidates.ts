import { isMailOrNone } from '#domain/text/mail-address.ts'
import * as z from 'zod/mini'
import { BENEFITS, candidateStages, candidateSteps, fits } from '#domain/candidates/stages.ts'
import { requirementKinds } from '#domain/positions/profile.ts'
import { LINE_LENGTH, MAIL_LENGTH, TEXT_LENGTH } from '../approvals/approval-details.ts'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

const common = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  access: 'hr',
  outcome: statusIs('OK'),
} as const

const id = wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))
const line = () => neededText(z.trim(), z.minLength(1), z.maxLength(LINE_LENGTH))
const optionalText = () => z.optional(neededText(z.trim(), z.maxLength(TEXT_LENGTH)))
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const mail = () => neededText(z.trim(), z.maxLength(MAIL_LENGTH), z.refine(isMailOrNone))
const phone = () => neededText(z.trim(), z.regex(/^$|^\d{10}$/))
const done = () => z.object({ status: z.string() })

export const listVacancies = endpoint({
  ...common,
  id: 'P-106',
  path: '/api/portal/candidatos/vacantes',
  summary: 'Authorized vacancies and their candidates',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          folio: wireNumber,
          puesto: wireText,
          lugares: wireNumber,
          pidio: wireText,
          /** YYYY-MM-DD. */
          autorizada: wireText,
          /**
           * Whether the position has requirements (ROUTE-26). Without requirements, no candidate can be
           * proposed.
           */
          tienePerfil: wireFlag,
          candidatos: z.array(
            z.object({
              id: wireNumber,
              nombre: wireText,
              etapa: z.enum(candidateStages),
              /** Start of the stage, ISO 8601. */
              desde: wireText,
            }),
          ),
        }),
      ),
    }),
})
export type OpenVacancy = z.infer<typeof listVacancies.response>['data'][number]

/** The vacancy's requester, or an approver for the requester, is notified and assesses the candidate. */
export const proposeCandidate = endpoint({
  ...common,
  id: 'P-107',
  path: '/api/portal/candidatos/proponer',
  summary: 'Propose a candidate for an authorized vacancy',
  offline: 'online',
  isOnce: true,
  request: () =>
    z.object({
      vacante: id,
      nombre: line(),
      paterno: line(),
      materno: z.optional(neededText(z.trim(), z.maxLength(LINE_LENGTH))),
      correo: z.optional(mail()),
      telefono: z.optional(phone()),
      notas: optionalText(),
    }),
  response: () => z.object({ status: z.string(), id: wireNumber }),
})

const requirement = () => ({ clase: z.enum(requirementKinds), texto: wireText, meses: wireNumberOrNull })

const offerStates = ['preparar', 'enviada', 'aceptada', 'declinada', 'vencida'] as const

const offer = () =>
  z.object({
    id: wireNumber,
    estado: z.enum(offerStates),
    /** Gross pesos a month; null until the offer is made. */
    sueldo: wireNumberOrNull,
    /** First working day; '' until the offer is made. `vence`: last day to answer. Both YYYY-MM-DD. */
    ingreso: wireText,
    vence: wireText,
    jornada: wireText,
    lugar: wireText,
    prestaciones: z.array(wireText),
    comentario: wireText,
  })
export type Offer = z.infer<ReturnType<typeof offer>>

const candidate = () =>
  z.object({
    id: wireNumber,
    nombre: wireText,
    correo: wireText,
    telefono: wireText,
    notas: wireText,
    vacante: wireNumber,
    puesto: wireText,
    pidio: wireText,
    etapa: z.enum(candidateStages),
    /** Requirements at the time of the proposal; `cumple` is set once assessed. */
    apego: z.array(z.object({ ...requirement(), cumple: z.nullable(z.enum(fits)) })),
    pasos: z.array(
      z.object({
        paso: z.enum(candidateSteps),
        cuando: wireText,
        /** '' for a person without an account. */
        quien: wireText,
        comentario: wireText,
      }),
    ),
    oferta: z.nullable(offer()),
    /** User name of the candidate's account; '' before registration. */
    cuenta: wireText,
  })
export type Candidate = z.infer<ReturnType<typeof candidate>>

export const readCandidate = endpoint({
  ...common,
  id: 'P-108',
  path: '/api/portal/candidatos/detalle',
  summary: 'One candidate: assessment, decision, offer',
  offline: 'cache',
  request: () => z.object({ id }),
  response: () => z.object({ status: z.string(), candidato: candidate() }),
})

/** Possible at any stage before an accepted offer; may be repeated. */
export const discardCandidate = endpoint({
  ...common,
  id: 'P-109',
  path: '/api/portal/candidatos/descartar',
  summary: 'Discard a candidate',
  offline: 'online',
  request: () => z.object({ id, motivo: neededText(z.trim(), z.minLength(1), z.maxLength(TEXT_LENGTH)) }),
  response: done,
})

/**
 * Offers to prepare, oldest first; then unanswered offers; then all other offers. Only offers to prepare may be
 * older than half a year.
 */
export const listOffers = endpoint({
  ...common,
  id: 'P-110',
  path: '/api/portal/ofertas/lista',
  summary: 'Economic offers',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    withKnownKinds(
      'data',
      { estado: offerStates },
      z.object({
        status: z.string(),
        data: z.array(z.extend(offer(), { candidato: wireNumber, nombre: wireText, puesto: wireText })),
        desconocidas: newerRows,
      }),
    ),
})
export type ListedOffer = z.infer<typeof listOffers.response>['data'][number]

export const readOffer = endpoint({
  ...common,
  id: 'P-111',
  path: '/api/portal/ofertas/detalle',
  summary: 'One economic offer',
  offline: 'cache',
  request: () => z.object({ id }),
  response: () =>
    z.object({
      status: z.string(),
      oferta: z.extend(offer(), {
        candidato: wireNumber,
        nombre: wireText,
        correo: wireText,
        puesto: wireText,
        vacante: wireNumber,
        /** Starting salary authorized with the vacancy; null for none. */
        sueldoVacante: wireNumberOrNull,
        apego: z.array(z.object({ ...requirement(), cumple: z.nullable(z.enum(fits)) })),
      }),
    }),
})
export type OfferToMake = z.infer<typeof readOffer.response>['oferta']

/**
 * Sends once, even when repeated. Returns the link's address, or emails it (`correo`) and returns ''. A new
 * offer before the answer invalidates the former link.
 */
export const sendOffer = endpoint({
  ...common,
  id: 'P-112',
  path: '/api/portal/ofertas/enviar',
  summary: 'Make an economic offer to an authorized candidate',
  offline: 'online',
  isOnce: true,
  request: () =>
    z.object({
      id,
      sueldo: wireNumber.check(z.minimum(0.01), z.maximum(9_999_999.99)),
      ingreso: day(),
      vence: day(),
      jornada: line(),
      lugar: line(),
      prestaciones: z.array(line()).check(z.maxLength(BENEFITS)),
      correo: z.optional(wireFlag),
    }),
  response: () => z.object({ status: z.string(), enlace: wireText, vence: wireText }),
})

/**
 * Link to the offer, or to the registration of an account in company CANDIDATO. Invalidates the former link.
 */
export const linkCandidate = endpoint({
  ...common,
  id: 'P-113',
  path: '/api/portal/candidatos/enlace',
  summary: 'Make a public link for a candidate',
  offline: 'online',
  request: () => z.object({ id, para: z.enum(['oferta', 'registro']), correo: z.optional(wireFlag) }),
  response: () => z.object({ status: z.string(), enlace: wireText, vence: wireText }),
})
