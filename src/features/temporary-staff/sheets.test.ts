import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { examples as evaluations } from '#contract/evaluations/evaluations.examples.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import { orderOf } from './export/staff-order.ts'
import { type SheetOrder, writeStaff } from './export/staff-sheet.ts'
import { personOf } from './parts/people.ts'
import { pendingOrder } from './progress/pending-file.ts'

const TODAY = '2026-03-01'
const MANY = 5000
const [example] = examples.listStaff.response.personalTemporal
const [pending] = evaluations.readProgress.response.data.pendientes
if (!example || !pending) throw new Error('an example has no row')
const { row, waiting } = { row: example, waiting: pending }

async function read(order: SheetOrder): Promise<(string | number | null)[][]> {
  const parts = unzipSync(new Uint8Array(await writeStaff(order)))
  const part = (end: string) => {
    const name = Object.keys(parts).find((path) => path.endsWith(end)) ?? ''
    return strFromU8(parts[name] ?? new Uint8Array())
  }
  const texts = [...part('sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, text = '']) => text,
  )
  return [...part('sheet1.xml').matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, inside = '']) => {
    const cells: (string | number | null)[] = order.columns.map(() => null)
    for (const [, column = 'A', attributes = '', content = ''] of inside.matchAll(CELL)) {
      const value = /<v>([^<]*)<\/v>/.exec(content)?.[1] ?? ''
      const isText = attributes.includes('t="s"')
      cells[column.charCodeAt(0) - 65] = isText ? (texts[Number(value)] ?? null) : Number(value)
    }
    return cells
  })
}
const CELL = /<c r="([A-Z])\d+"([^>]*?)>(.*?)<\/c>/g
const serial = (day: string) => daysBetween('1899-12-30', day)

test('writes one row per person in the given order, with formulas as text and dates as dates', async () => {
  const people = Array.from({ length: MANY }, (_, at) =>
    personOf(
      {
        ...row,
        emplid: `0${at}`,
        nombre: at === 0 ? '=1+1' : `PERSONA ${at}`,
        responsable: 'ADRIANA GARZA',
        DIAS: at,
        estatus: at % 2 === 0 ? 3 : 1,
        vence: TODAY,
        fecha_aplicacion: addDays(TODAY, 4),
      },
      new Set(),
      TODAY,
    ),
  )
  const [header, ...rows] = await read(orderOf(people))
  expect(header?.slice(0, 3)).toEqual(['Número', 'Nombre', 'Puesto'])
  expect(header?.slice(-3)).toEqual(['Responsable', 'Se abre', 'Vence'])
  expect(rows).toHaveLength(MANY)
  expect(rows.map(([number]) => number)).toEqual(people.map(({ row: { emplid } }) => emplid))
  expect(rows[0]?.[1]).toBe('=1+1')
  expect(rows[0]?.slice(-3)).toEqual(['Adriana Garza', null, serial(TODAY)])
  expect(rows[MANY - 1]?.[5]).toBe(MANY - 1)
  expect(rows[MANY - 1]?.slice(-2)).toEqual([serial(addDays(TODAY, 4)), null])
})

test('writes mail, account and last reminder of each pending person', {
  tags: ['whole'],
}, async () => {
  const all = Array.from({ length: MANY }, (_, at) => ({
    ...waiting,
    numero: `0${at}`,
    encuestas: at,
    vence: TODAY,
    tieneCorreo: at % 2 === 0,
    tieneCuenta: at % 3 !== 0,
    recordado: at === 1 ? '2026-03-01T03:00:00.000Z' : '',
  }))
  const [header, ...rows] = await read(pendingOrder(all))
  expect(header).toEqual([
    'Número',
    'Nombre',
    'Departamento',
    'Encuestas',
    'Correo',
    'Vence',
    'Se le recordó',
  ])
  expect(rows).toHaveLength(MANY)
  expect(rows.slice(0, 3).map((cells) => cells[4])).toEqual(['Sin cuenta', 'No', 'Sí'])
  // The reminder was sent at nine in the evening of the previous day in the company's time zone.
  expect(rows[1]?.slice(5)).toEqual([serial(TODAY), serial('2026-02-28')])
  expect(rows[4999]?.slice(0, 4)).toEqual(['04999', 'Ana Cruz', 'Almacen', 4999])
})
