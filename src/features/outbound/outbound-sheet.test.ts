import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { OutboundDeskRow } from '#contract/outbound/outbound.ts'
import { writeCsv, writeSheet } from './outbound-sheet.ts'
import { es } from './texts.es.ts'

const row: OutboundDeskRow = {
  id: '6f0c1c1e-3f0d-4d53-9a77-0f6f6f1f2b11',
  clase: 'tiempo_extra',
  hecho: 'autorizado',
  empresa: '00100',
  empleado: '0100101',
  folio: 482,
  fecha: '2026-11-28T01:04:00.000Z',
  desde: '2026-11-28',
  hasta: '2026-11-28',
  detalle: { horas: 2.5, entrada: '14:00' },
  anterior: '',
  nombre: '=HYPERLINK("http://malo.example","GUADALUPE")',
  departamento: 'PRENSAS, A',
}
const data: OutboundDeskRow = {
  ...row,
  clase: 'datos',
  hecho: 'revisado',
  nombre: 'ELENA',
  departamento: 'PRENSAS',
  detalle: { paso: 1, respuestas: { calle: 'Luna', numero: 4, cursos: [{ nombre: 'A' }] } },
}

test('writes a CSV with codes, company time and no formula', () => {
  const bytes = new Uint8Array(writeCsv([row, data], es))
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]?.split(',')).toHaveLength(es.rows.columns.length)
  expect(lines[1]).toBe(
    [
      row.id,
      'tiempo_extra,autorizado,00100,0100101',
      `"'=HYPERLINK(""http://malo.example"",""GUADALUPE"")"`,
      '"PRENSAS, A",482,2026-11-27 19:04,2026-11-28,2026-11-28,,2.5,,,,',
    ].join(','),
  )
  expect(lines[2]).toContain('"calle: Luna; numero: 4; cursos: [{""nombre"":""A""}]"')
})

test('writes a workbook with numbers as numbers and text never as a formula', async () => {
  const parts = unzipSync(new Uint8Array(await writeSheet([row], es)))
  const xml = Object.entries(parts)
    .filter(([name]) => /sheet1\.xml$|sharedStrings\.xml$/.test(name))
    .map(([, bytes]) => strFromU8(bytes))
    .join('')
  expect(xml).not.toContain('<f>')
  expect(xml).toContain('=HYPERLINK(')
  expect(xml).toContain('<v>2.5</v>')
  expect(xml).toContain(es.kinds.tiempo_extra)
})
