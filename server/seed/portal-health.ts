import type { TrailStep } from '#contract/portal-health/portal-health.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../db/connection.ts'
import { tables } from '../db/schema/tables.ts'
import { insertInBatches } from './batches.ts'
import { type Random, randomFor } from './random.ts'

/**
 * Page measurements of 29 days until yesterday (EXT-07): mostly good, with slow days and errors. Today has
 * none, because tests would otherwise depend on the hour of the seeding.
 */

const DAYS = 29
const SLOW = { from: 12, until: 9 }
const VERSIONS = ['main-C4kP1w7q', 'main-Bf90xkT2'] as const

const places = [
  { route: '/Inicio', device: 'telefono', most: 9, lcp: 1500 },
  { route: '/Recibos', device: 'telefono', most: 6, lcp: 1700 },
  { route: '/Recibos/:id', device: 'telefono', most: 4, lcp: 1900 },
  { route: '/Inicio', device: 'kiosco', most: 3, lcp: 2200 },
  { route: '/Kardex', device: 'tableta', most: 2, lcp: 2600 },
  { route: '/AtencionNomina', device: 'computadora', most: 2, lcp: 1300 },
] as const

export async function insertPortalHealth(tx: Tx, now: Date): Promise<void> {
  const { portalDays, portalVisits } = tables
  const today = companyDate(now.getTime())
  const agos = Array.from({ length: DAYS }, (_, index) => index + 1)
  const visits = agos.flatMap((ago) => visitsOf(addDays(today, -ago), ago))
  await insertInBatches(visits, (batch) => tx.insert(portalVisits).values(batch))
  const days = [...new Set(visits.map(({ day }) => day))]
  await tx.insert(portalDays).values(
    days.map((day) => ({
      day,
      at: at(day, 12),
      visits: visits.filter((visit) => visit.day === day).length,
      errors: 0,
      lost: 0,
    })),
  )
  await insertErrors(tx, today)
}

function at(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:15:00-06:00`)
}

function versionOf(ago: number): string {
  return ago <= SLOW.until ? VERSIONS[0] : VERSIONS[1]
}

function visitsOf(day: string, ago: number) {
  const random = randomFor(`portal|${day}`)
  const isSlow = ago <= SLOW.from && ago > SLOW.until
  return places.flatMap(({ route, device, most, lcp }) =>
    Array.from({ length: random.whole(1, most) }, (_, number) => ({
      at: at(day, random.whole(6, 20)),
      day,
      session: sessionOf(`${day}|${device}|${number}`),
      version: versionOf(ago),
      route,
      device,
      ...vitals(random, isSlow ? lcp * 2.2 : lcp, route === '/Inicio'),
    })),
  )
}

function vitals(random: Random, lcp: number, isStart: boolean) {
  const around = (value: number) => Math.round((value * random.whole(70, 150)) / 100)
  return {
    lcp: isStart ? around(lcp) : null,
    start: isStart ? around(lcp * 0.9) : null,
    cls: random.whole(0, 90) / 1000,
    inp: around(110),
    send: random.whole(1, 3) === 1 ? around(5200) : null,
  }
}

function sessionOf(word: string): string {
  const random = randomFor(`portal-session|${word}`)
  return Array.from({ length: 16 }, () => random.whole(0, 35).toString(36)).join('')
}

const errors = [
  {
    kind: 'error',
    message: 'TypeError: Cannot read properties of undefined (reading folio)',
    place: 'payslips-Dk21mmAq.js:2:8110',
    route: '/Recibos/:id',
    device: 'telefono',
    days: [1, 2, 3],
  },
  {
    kind: 'promesa',
    message: 'QuotaExceededError: …',
    place: 'session-Ap0q71xs.js:1:20114',
    route: '/Documentos',
    device: 'telefono',
    days: [4, 11],
  },
  {
    kind: 'pantalla',
    message: 'RangeError: Invalid time value',
    place: 'days-Bs77qpLw.js:1:3310',
    route: '/Kardex',
    device: 'kiosco',
    days: [17],
  },
] as const

const steps: TrailStep[] = [
  { antes: 41, clase: 'ruta', ruta: '/Inicio' },
  { antes: 29, clase: 'toque', papel: 'link', texto: 'Recibos' },
  { antes: 28, clase: 'ruta', ruta: '/Recibos' },
  { antes: 6, clase: 'toque', papel: 'link' },
  { antes: 5, clase: 'ruta', ruta: '/Recibos/:id' },
  { antes: 1, clase: 'toque', papel: 'button', texto: 'Ver más' },
]

async function insertErrors(tx: Tx, today: string): Promise<void> {
  const { portalErrorDays, portalErrors, portalErrorTrails } = tables
  for (const { days, route, device, ...words } of errors) {
    const moments = days.map((ago) => at(addDays(today, -ago), 10))
    const [newest, oldest] = [moments[0], moments.at(-1)]
    if (!newest || !oldest) throw new Error('an error of the demo has no day')
    const [row] = await tx
      .insert(portalErrors)
      .values({ ...words, firstAt: oldest, lastAt: newest })
      .returning({ id: portalErrors.id })
    if (!row) throw new Error('an error of the demo could not be written')
    const common = { errorId: row.id, route, device }
    await tx.insert(portalErrorDays).values(
      days.map((ago, index) => ({
        ...common,
        day: addDays(today, -ago),
        version: versionOf(ago),
        times: 2 * index + 1,
        at: at(addDays(today, -ago), 10),
      })),
    )
    if (route !== '/Recibos/:id') continue
    const version = versionOf(days[0])
    await tx
      .insert(portalErrorTrails)
      .values({ ...common, at: newest, version, requestId: 'pQ7x_20aLm3Z', steps })
  }
}
