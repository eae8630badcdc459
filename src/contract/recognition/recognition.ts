import * as z from 'zod/mini'
import { newerRows, withKnownKinds } from '../protocol/known-kinds.ts'
import { endpoint, operation } from '../protocol/operation.ts'
import { listOrEmpty, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireFlag,
  wireList,
  wireNumber,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/**
 * Recognition of principles (spec 001 §3, §7). VAL-01, 04 and 07 are the spec's; all other operations are
 * added.
 */

const path = '/Valores/ws-valores.php'
const status = () => z.optional(z.nullable(z.string()))
const id = () => wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

export const listPrinciples = operation({
  id: 'VAL-01',
  path,
  access: 'employee',
  opcion: 1,
  summary: 'Principles that a colleague is recognised for',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({ status: status(), datosValores: wireList(z.object({ titulo: wireText, image: wireText })) }),
  outcome: listOrEmpty('datosValores'),
})

/** RECO-03. */
export const countRecognitions = operation({
  id: 'VAL-04',
  path,
  access: 'employee',
  opcion: 4,
  summary: 'Number of recognitions that the caller has given this month',
  offline: 'cache',
  request: () => z.object({}),
  response: () =>
    z.object({ status: status(), valoresMes: wireList(z.object({ ValoresAsignados: wireNumber })) }),
  outcome: listOrEmpty('valoresMes'),
})

const colleague = () => z.object({ EMPLID: wireTextOrNone, NAME: wireText, Area: wireText })
export type Colleague = z.infer<ReturnType<typeof colleague>>

export const keyOfColleague = ({ EMPLID, NAME }: Colleague): string => EMPLID ?? NAME

/**
 * RECO-04: at most 100 colleagues in the caller's company (20 in a search), the caller's own
 * department first. Added field: `buscar` matches the beginnings of name words or of the number; ''
 * returns only the own department. A host without `buscar` returns everybody.
 */
export const listColleagues = operation({
  id: 'VAL-07',
  path,
  access: 'employee',
  opcion: 7,
  summary: 'Colleagues who can be recognised',
  offline: 'cache',
  request: () => z.object({ buscar: z.optional(neededText(z.trim(), z.maxLength(60))) }),
  response: () => z.object({ status: status(), colaboradores: wireList(colleague()) }),
  outcome: listOrEmpty('colaboradores'),
})

/**
 * Texts with which VAL-05 refuses a colleague. A refused draft stores only the text, so the form finds the
 * field with the error by this text.
 */
export const colleagueRefusals = {
  self: 'No puedes reconocerte a ti.',
  nobody: 'No encontramos a esa persona. Elige a otra.',
} as const
/**
 * English texts of these refusals. In this file, because the form must recognize the texts without the English
 * chunk.
 */
export const englishColleagueRefusals: Readonly<Record<keyof typeof colleagueRefusals, string>> = {
  self: 'You can’t recognise yourself.',
  nobody: 'We did not find that person. Choose another.',
}

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  outcome: statusIs('OK'),
} as const

export const RECOGNITIONS_PER_PAGE = 20

/** Whether the caller received or gave the recognition; '' means neither. */
const sidesOfMine = ['recibi', 'di', ''] as const

const recognition = () =>
  z.object({
    id: wireNumber,
    principio: wireText,
    imagen: wireText,
    /** Name and area of the receiver, then of the giver. */
    para: wireText,
    areaPara: wireText,
    de: wireText,
    areaDe: wireText,
    mio: z.enum(sidesOfMine),
    razon: wireText,
    /** YYYY-MM-DD in the company's time zone. */
    fecha: wireText,
    aplausos: wireNumber,
    aplaudo: wireFlag,
    /** True when only the receiver can see the recognition. */
    oculto: wireFlag,
    retirable: wireFlag,
  })
export type Recognition = z.infer<ReturnType<typeof recognition>>

export const readWall = endpoint({
  ...extension,
  id: 'P-140',
  path: '/api/portal/reconocimientos/muro',
  access: 'employee',
  summary: 'Recognitions of the plant, or those the caller received or gave',
  offline: 'cache',
  request: () =>
    z.object({
      lista: z.enum(['muro', 'recibidos', 'dados']),
      pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(1000)),
      /** titulo of the principle; '' for all. */
      principio: neededText(z.maxLength(80)),
      /** id of a department; '' for all. */
      departamento: neededText(z.maxLength(20)),
    }),
  response: () =>
    withKnownKinds(
      'data',
      { mio: sidesOfMine },
      z.object({
        status: z.string(),
        data: z.array(recognition()),
        total: wireNumber,
        departamentos: z.array(z.object({ id: wireText, nombre: wireText })),
        desconocidas: newerRows,
      }),
    ),
})

export const readRecognition = endpoint({
  ...extension,
  id: 'P-141',
  path: '/api/portal/reconocimientos/uno',
  access: 'employee',
  summary: 'One recognition',
  offline: 'cache',
  request: () => z.object({ id: id() }),
  response: () => z.object({ status: z.string(), data: recognition() }),
})

export const applaud = endpoint({
  ...extension,
  id: 'P-142',
  path: '/api/portal/reconocimientos/aplauso',
  access: 'employee',
  summary: 'Applaud a recognition, or undo it',
  offline: 'online',
  request: () => z.object({ id: id(), aplaude: wireFlag }),
  response: () => z.object({ status: z.string(), aplausos: wireNumber }),
})

export const hideRecognition = endpoint({
  ...extension,
  id: 'P-143',
  path: '/api/portal/reconocimientos/ocultar',
  access: 'employee',
  summary: 'Hide a received recognition from everybody else, or show it again',
  offline: 'online',
  request: () => z.object({ id: id(), oculto: wireFlag }),
  response: () => z.object({ status: z.string() }),
})

export const withdrawRecognition = endpoint({
  ...extension,
  id: 'P-144',
  path: '/api/portal/reconocimientos/retirar',
  access: 'hr',
  summary: 'Withdraw a recognition, with a reason',
  offline: 'online',
  request: () => z.object({ id: id(), motivo: neededText(z.trim(), z.minLength(1), z.maxLength(250)) }),
  response: () => z.object({ status: z.string() }),
})
