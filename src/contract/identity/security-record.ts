import * as z from 'zod/mini'
import { EVENT_GROUPS, SECURITY_EVENTS } from '#domain/identity/security-events.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireText } from '../protocol/wire-values.ts'

/** Log of security events; added operations for auditors (quality.md, Security). */

const common = {
  host: 'node',
  token: 'header',
  answers: 'json',
  access: 'auditor',
  offline: 'online',
  method: 'POST',
  outcome: statusIs('OK'),
} as const

export const EVENTS_PER_PAGE = 50
export const MOST_EXPORTED = 5000
export const MOST_FOUND = 8

/** 'u12': an account; 'e7': an employee without an account. */
const personKey = () => neededText(z.regex(/^[ue]\d{1,9}$/))
const day = () => neededText(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const search = () => ({
  persona: z.optional(personKey()),
  autor: z.optional(personKey()),
  grupo: z.optional(z.enum(EVENT_GROUPS)),
  clase: z.optional(z.enum(SECURITY_EVENTS)),
  /** First and last day, both included, in the company's time zone. */
  desde: z.optional(day()),
  hasta: z.optional(day()),
})
export type EventSearch = z.infer<z.ZodMiniObject<ReturnType<typeof search>>>

const person = () =>
  z.object({
    clave: wireText,
    nombre: wireText,
    /** '' without an employee record. */
    numero: wireText,
  })
export type EventPerson = z.infer<ReturnType<typeof person>>

const event = () =>
  z.object({
    id: wireNumber,
    /** One of SECURITY_EVENTS, or a kind of a newer server. */
    clase: wireText,
    /** YYYY-MM-DD and HH:mm:ss, in the company's time. */
    fecha: wireText,
    hora: wireText,
    autor: z.nullable(person()),
    persona: z.nullable(person()),
    /** Network address; '' for none. */
    direccion: wireText,
    detalles: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
export type RecordedEvent = z.infer<ReturnType<typeof event>>

/** Newest first; `siguiente` is the cursor of the next page, null at the end. */
export const listEvents = endpoint({
  ...common,
  id: 'P-55',
  path: '/api/portal/registro/lista',
  summary: 'Record of security events',
  request: () => z.object({ ...search(), despues: z.optional(neededText(z.regex(/^\d{1,15}\.\d{1,15}$/))) }),
  response: () => z.object({ status: z.string(), data: z.array(event()), siguiente: z.nullable(wireText) }),
})

const daily = () => z.object({ dia: wireText, rechazos: wireNumber, consultas: wireNumber })
export type EventDay = z.infer<ReturnType<typeof daily>>

/** The last 30 days, oldest first, including empty days. `rechazos` counts attempts, not rows. */
export const readEventDays = endpoint({
  ...common,
  id: 'P-56',
  path: '/api/portal/registro/dias',
  summary: 'Refused attempts and views of other people’s data, by day',
  request: () => z.object({}),
  response: () => z.object({ status: z.string(), dias: z.array(daily()) }),
})

/** Searches parts of a name, user name or number; all words must match. */
export const findEventPeople = endpoint({
  ...common,
  id: 'P-57',
  path: '/api/portal/registro/personas',
  summary: 'People for a search of the record',
  request: () => z.object({ buscar: neededText(z.trim(), z.minLength(2), z.maxLength(60)) }),
  response: () => z.object({ status: z.string(), data: z.array(person()) }),
})

/** At most the newest 5,000 events. `hayMas`: there are older events. */
export const exportEvents = endpoint({
  ...common,
  id: 'P-58',
  path: '/api/portal/registro/exportar',
  summary: 'Security record, for a spreadsheet',
  request: () => z.object(search()),
  response: () => z.object({ status: z.string(), data: z.array(event()), hayMas: wireFlag }),
})
