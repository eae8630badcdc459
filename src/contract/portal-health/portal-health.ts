import * as z from 'zod/mini'
import { DEVICES, PLACE, ROUTE } from '#domain/portal-health/vitals.ts'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireFlag, wireNumberOrNull, wireText } from '../protocol/wire-values.ts'

/**
 * Page measurements and errors (EXT-07, GRAL-38), added operations without third parties. Reports contain no
 * names or numbers of people.
 */

const common = {
  host: 'node',
  method: 'POST',
  answers: 'json',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

export const MOST_VISITS = 12
export const MOST_ERRORS = 8
export const MOST_STEPS = 30

const device = () => z.enum(DEVICES)
const route = () => neededText(z.maxLength(120), z.regex(ROUTE))
const ms = () => z.optional(wireNumber.check(z.gte(0), z.lte(30 * 24 * 60 * 60 * 1000)))

const visit = () =>
  z.object({
    ruta: route(),
    equipo: device(),
    lcp: ms(),
    cls: z.optional(wireNumber.check(z.gte(0), z.lte(100))),
    inp: ms(),
    inicio: ms(),
    envio: ms(),
  })
export type PageVisit = z.infer<ReturnType<typeof visit>>

/** A step before an error. `texto`: a fixed text of the app, never typed or personal text. */
const step = () =>
  z.object({
    /** Seconds before the error. */
    antes: wireNumber.check(z.gte(0), z.lte(86_400)),
    clase: z.enum(['ruta', 'toque']),
    ruta: z.optional(route()),
    papel: z.optional(neededText(z.regex(/^[a-z]{1,20}$/))),
    texto: z.optional(neededText(z.maxLength(60))),
  })
export type TrailStep = z.infer<ReturnType<typeof step>>

const failure = () =>
  z.object({
    clase: z.enum(['error', 'promesa', 'pantalla']),
    mensaje: neededText(z.maxLength(400)),
    lugar: neededText(z.regex(PLACE)),
    ruta: route(),
    equipo: device(),
    veces: wireNumber.check(z.int(), z.gte(1), z.lte(100)),
    /** Request id of the last response before the error (X-Request-Id); '' for none. */
    peticion: neededText(z.regex(/^[\w-]{0,32}$/)),
    rastro: z.optional(z.array(step()).check(z.maxLength(MOST_STEPS))),
  })
export type PageFailure = z.infer<ReturnType<typeof failure>>

/**
 * Signed-in people send their token only so that strangers cannot use up signed-in people's budget of reports
 * (store-report.ts). The token is not stored; `sesion` is a random id unrelated to the sign-in.
 */
export const reportHealth = endpoint({
  ...common,
  id: 'P-180',
  path: '/api/portal/marcha/informe',
  token: 'header',
  access: 'public',
  sendsToken: true,
  summary: 'Report of a page: its measurements and errors',
  request: () =>
    z.object({
      sesion: neededText(z.regex(/^[a-z0-9]{16}$/)),
      version: neededText(z.regex(/^[\w.-]{1,40}$/)),
      visitas: z.array(visit()).check(z.maxLength(MOST_VISITS)),
      errores: z.array(failure()).check(z.maxLength(MOST_ERRORS)),
    }),
  response: () => z.object({ status: z.string() }),
})

const desk = { ...common, token: 'header', access: 'administrator', isReadOnly: true } as const

const measured = () => ({
  sesiones: wireNumber,
  lcp: wireNumberOrNull,
  cls: wireNumberOrNull,
  inp: wireNumberOrNull,
  inicio: wireNumberOrNull,
  envio: wireNumberOrNull,
})
const day = () => z.object({ dia: wireText, ...measured() })
export type HealthDay = z.infer<ReturnType<typeof day>>

const routeFigures = () => z.object({ ruta: wireText, equipo: wireText, ...measured() })
export type RouteFigures = z.infer<ReturnType<typeof routeFigures>>

const errorGroup = () => ({
  id: wireNumber,
  clase: wireText,
  mensaje: wireText,
  veces: wireNumber,
  /** YYYY-MM-DD HH:mm, in the company's time. */
  primera: wireText,
  ultima: wireText,
  versiones: z.array(wireText),
})
const listedError = () => z.object(errorGroup())
export type ErrorGroup = z.infer<ReturnType<typeof listedError>>

export const LIST_STATES = ['completa', 'falta', 'danada'] as const

/**
 * Last start that erased data again after a restore, or found the list of erasures missing or damaged.
 * cuantos, fallaron: rows of the list that were erased, and that could not be erased.
 */
const erasureList = () =>
  z.object({ estado: z.enum(LIST_STATES), fecha: wireText, cuantos: wireNumber, fallaron: wireNumber })
export type ErasureListState = z.infer<ReturnType<typeof erasureList>>

export const DISK_PARTS = ['base', 'archivos', 'importaciones'] as const
export const BACKUP_STATES = ['ninguno', 'por-ver', 'falta', 'hecho', 'fallo'] as const

/**
 * Disk space in bytes, and state of the backups.
 * - libre, piso, tamano: free space, minimum and size of the disk with the least space above its minimum.
 *   Below the minimum, uploads are refused. Null when all data is remote.
 * - partes: parts of the portal that use the space. enDisco: true when the part is on that disk.
 * - respaldos: ninguno (no automatic backups), por-ver (not checked yet), falta (no backup exists), hecho, fallo
 *   (the last attempt failed).
 * - respaldo: start of the newest backup, ISO 8601; '' when there is none or it is unknown.
 * - respaldosAparte: something else backs this server up (BACKUP_TO=elsewhere).
 */
const disk = () =>
  z.object({
    libre: wireNumberOrNull,
    piso: wireNumberOrNull,
    tamano: wireNumberOrNull,
    partes: z.array(z.object({ que: z.enum(DISK_PARTS), bytes: wireNumber, enDisco: wireFlag })),
    respaldos: z.enum(BACKUP_STATES),
    respaldo: wireText,
    respaldosAparte: z.optional(wireFlag),
  })
export type DiskFigures = z.infer<ReturnType<typeof disk>>

/** Third quartile (p75) of all visits. Errors are sorted newest first. */
export const readHealth = endpoint({
  ...desk,
  id: 'P-181',
  path: '/api/portal/marcha/resumen',
  summary: 'State of the portal: vitals by day and route, errors',
  request: () =>
    z.object({
      dias: z.pipe(wireNumber, z.union([z.literal(7), z.literal(30)])),
      equipo: z.optional(device()),
    }),
  response: () =>
    z.object({
      status: z.string(),
      total: z.object(measured()),
      dias: z.array(day()),
      rutas: z.array(routeFigures()),
      errores: z.array(listedError()),
      perdidos: wireNumber,
      /** True for a restored copy, which sends and imports nothing automatically until it is released. */
      enReposo: z.optional(z.boolean()),
      /** Absent on an older server. */
      disco: z.optional(disk()),
      /** Absent without such a start within ninety days, and on an older server. */
      borrados: z.optional(erasureList()),
      /** Number of emails that no mail server has accepted within 15 minutes; absent on an older server. */
      correos: z.optional(wireNumber),
    }),
})

export const releaseCopy = endpoint({
  ...common,
  id: 'P-244',
  path: '/api/portal/marcha/liberar',
  token: 'header',
  access: 'administrator',
  summary: 'Make a restored copy the production portal',
  request: () => z.object({}),
  response: () => z.object({ status: z.string() }),
})

const trail = () =>
  z.object({
    fecha: wireText,
    peticion: wireText,
    equipo: wireText,
    ruta: wireText,
    version: wireText,
    pasos: z.array(
      z.object({
        antes: wireNumber,
        clase: wireText,
        ruta: z.optional(wireText),
        papel: z.optional(wireText),
        texto: z.optional(wireText),
      }),
    ),
  })
export type ErrorTrail = z.infer<ReturnType<typeof trail>>

export const readHealthError = endpoint({
  ...desk,
  id: 'P-182',
  path: '/api/portal/marcha/error',
  summary: 'One error of the portal, with the steps that led to it',
  request: () => z.object({ id: wireNumber.check(z.int(), z.gte(1), z.lte(2147483647)) }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.object({
        ...errorGroup(),
        lugar: wireText,
        dias: z.array(z.object({ dia: wireText, veces: wireNumber })),
        rutas: z.array(z.object({ ruta: wireText, equipo: wireText, veces: wireNumber })),
        rastros: z.array(trail()),
      }),
    }),
})
