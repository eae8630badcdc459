import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireFlag, wireNumber, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  outcome: statusIs('OK'),
} as const

export const DESK_ROWS_PER_PAGE = 20
export const MOST_EXPORTED = 2000

const month = () => neededText(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/))

const search = () => ({
  /** Beginnings of words of the giver's or the receiver's name, or of a number; '' for all. */
  buscar: neededText(z.trim(), z.maxLength(60)),
  /** titulo of the principle; '' for all. */
  principio: neededText(z.maxLength(80)),
  /** id of a department; '' for all. */
  departamento: neededText(z.maxLength(20)),
  estado: z.enum(['todos', 'vigente', 'retirado']),
  /** YYYY-MM; '' for all. */
  mes: month(),
})

const row = () =>
  z.object({
    id: wireNumber,
    principio: wireText,
    imagen: wireText,
    para: wireText,
    numeroPara: wireText,
    areaPara: wireText,
    de: wireText,
    numeroDe: wireText,
    areaDe: wireText,
    razon: wireText,
    /** YYYY-MM-DD in the company's time zone. */
    fecha: wireText,
    aplausos: wireNumber,
    /** Null unless withdrawn. */
    retirado: z.nullable(z.object({ quien: wireText, cuando: wireText, motivo: wireText })),
  })
export type DeskRow = z.infer<ReturnType<typeof row>>

/** Newest first. A hidden recognition is listed only if it was withdrawn. */
export const listRecognitions = endpoint({
  ...extension,
  id: 'P-145',
  path: '/api/portal/reconocimientos/mesa',
  access: 'hr',
  summary: 'Recognitions of the company, including withdrawn ones',
  offline: 'cache',
  request: () =>
    z.object({ ...search(), pagina: wireNumber.check(z.int(), z.minimum(1), z.maximum(100_000)) }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(row()),
      total: wireNumber,
      departamentos: z.array(z.object({ id: wireText, nombre: wireText })),
    }),
})
export type DeskSearch = z.infer<ReturnType<typeof searched>>
const searched = () => z.object(search())

export const exportRecognitions = endpoint({
  ...extension,
  id: 'P-146',
  path: '/api/portal/reconocimientos/mesa/todos',
  access: 'hr',
  summary: 'Recognitions of a search, for a spreadsheet',
  offline: 'online',
  request: searched,
  response: () => z.object({ status: z.string(), data: z.array(row()), hayMas: wireFlag }),
})

const period = () => z.object({ periodo: neededText(z.regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)) })
const figures = () => ({
  /** Total of the period; null for fewer than five employees, for whom no figures are shown. */
  total: wireNumberOrNull,
  principios: z.array(z.object({ titulo: wireText, imagen: wireText, total: wireNumber })),
  meses: z.array(z.object({ mes: wireText, total: wireNumber })),
})

/** Figures for a month (YYYY-MM) or a year (YYYY). */
export const readFigures = endpoint({
  ...extension,
  id: 'P-147',
  path: '/api/portal/reconocimientos/cifras',
  access: 'employee',
  summary: 'Number of recognitions in the plant, by principle',
  offline: 'cache',
  request: period,
  response: () => z.object({ status: z.string(), ...figures() }),
})
export type Figures = z.infer<ReturnType<typeof figuresOf>>
const figuresOf = () => z.object(figures())

export const readDeskFigures = endpoint({
  ...extension,
  id: 'P-148',
  path: '/api/portal/reconocimientos/mesa/cifras',
  access: 'hr',
  summary: 'Number of recognitions in the company, by principle and department',
  offline: 'cache',
  request: period,
  response: () =>
    z.object({
      status: z.string(),
      ...figures(),
      /**
       * Departments with at least five people, except departments whose total would reveal a smaller
       * department.
       */
      departamentos: z.array(z.object({ nombre: wireText, total: wireNumber })),
      /** Total of all other departments; null for none. */
      otros: wireNumberOrNull,
    }),
})
