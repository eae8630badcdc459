import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { CutRow } from '#contract/savings/savings-cut.ts'
import { writeCut } from './cut-sheet.ts'
import { es } from './texts.es.ts'

const row: CutRow = {
  clase: 'abono',
  empleado: '0100101',
  nombre: '=HYPERLINK("http://malo.example","GUADALUPE")',
  departamento: '+1-2@SUM(A1)',
  monto: 162.37,
  capital: 153.85,
  interes: 8.52,
  folio: 48_213,
  fechaSolicitud: null,
}
const asked: CutRow = {
  ...row,
  clase: 'retiro',
  nombre: 'A & <B>',
  monto: 1_000_000.1,
  capital: null,
  interes: null,
  fechaSolicitud: '2026-11-20',
}

async function read(rows: readonly CutRow[]) {
  const { sheet, columns } = es.export
  const words = { sheet, columns, classes: es.classes }
  const file = await writeCut({ rows, payday: '2026-11-27', group: 1, words })
  const parts = Object.entries(unzipSync(new Uint8Array(file))).map(([name, bytes]) => [
    name,
    strFromU8(bytes),
  ])
  const part = (name: string) => String(parts.find(([path]) => path?.endsWith(name))?.[1] ?? '')
  const texts = [...part('sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, text]) => text,
  )
  const formats = [...part('styles.xml').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)]
  const cellFormats = /<cellXfs.*<\/cellXfs>/.exec(part('styles.xml'))?.[0] ?? ''
  const styles = [...cellFormats.matchAll(/<xf ([^>]*)>/g)].map(
    ([, attributes = '']) => /numFmtId="(\d+)"/.exec(attributes)?.[1],
  )
  const formatOf = (style: string | undefined) =>
    formats.find(([, id]) => id === styles[Number(style ?? 0)])?.[2] ?? ''
  const sheetXml = part('sheet1.xml')
  const cells = [...sheetXml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)].map(
    ([, place = '', attributes = '', inside = '']) => {
      const value = /<v>([^<]*)<\/v>/.exec(inside)?.[1] ?? ''
      const isText = / t="s"/.test(attributes)
      const style = / s="(\d+)"/.exec(attributes)?.[1]
      return [
        place,
        isText ? texts[Number(value)] : value === '' ? null : Number(value),
        isText ? '' : formatOf(style),
      ]
    },
  )
  return { sheetXml, at: (place: string) => cells.find(([where]) => where === place)?.slice(1) }
}

test('writes amounts as numbers, days as dates, and text never as a formula', async () => {
  const { sheetXml, at } = await read([row, asked])
  expect(sheetXml).not.toContain('<f>')
  expect(at('A1')).toEqual(['Movimiento', ''])
  expect(at('A2')).toEqual(['Abono a préstamo', ''])
  expect(at('B2')).toEqual(['0100101', ''])
  expect(at('C2')?.[0]).toMatch(/^=HYPERLINK/)
  expect(at('D2')).toEqual(['+1-2@SUM(A1)', ''])
  expect([at('E2'), at('F2'), at('G2')]).toEqual([
    [162.37, '#,##0.00'],
    [153.85, '#,##0.00'],
    [8.52, '#,##0.00'],
  ])
  expect(at('H2')?.[0]).toBe(48_213)
  expect(at('I2')?.[0] ?? null).toBeNull()
  // Days since 30/12/1899, the spreadsheet epoch.
  const serial = (day: string) => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
  expect(at('J2')).toEqual([serial('2026-11-27'), 'dd/mm/yyyy'])
  expect(at('I3')).toEqual([serial('2026-11-20'), 'dd/mm/yyyy'])
  expect(at('C3')?.[0]).toBe('A &amp; &lt;B&gt;')
  expect(at('E3')).toEqual([1_000_000.1, '#,##0.00'])
  expect(at('F3')?.[0] ?? null).toBeNull()
})

test('writes all of ten thousand rows', { tags: ['whole'] }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    folio: index + 1,
    empleado: String(200_000 + index),
  }))
  const { at } = await read(rows)
  expect([at('H10001')?.[0], at('B10001')?.[0]]).toEqual([10_000, '209999'])
})
