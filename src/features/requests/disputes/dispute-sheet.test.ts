import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Dispute } from '#contract/requests/disputes.ts'
import { examples } from '#contract/requests/disputes.examples.ts'
import { disputeTexts } from './dispute-texts.es.ts'
import { writeDisputes } from './dispute-sheet.ts'

const { columns, states, unrated } = disputeTexts.es
const words = { columns: Object.values(columns), states, unrated }
const example = examples.listDisputes.response.inconformidad?.[0] as Dispute

interface Cell {
  type: 'text' | 'number' | 'date'
  value: string
}

async function read(disputes: readonly Dispute[]) {
  const files = unzipSync(new Uint8Array(await writeDisputes(disputes, words)))
  const part = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = part('xl/worksheets/sheet1.xml')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    plain(item),
  )
  const styles = [
    ...(/<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(part('xl/styles.xml'))?.[1] ?? '').matchAll(/<xf [^>]*/g),
  ]
  const isDate = (style: string | undefined) => {
    const id = /numFmtId="(\d+)"/.exec(styles[Number(style)]?.[0] ?? '')?.[1]
    return new RegExp(`numFmtId="${id}" formatCode="dd/mm/yyyy"`).test(part('xl/styles.xml'))
  }
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, head = '', body = '']): Cell => {
      const type = /t="(\w+)"/.exec(head)?.[1]
      const value = plain(body)
      if (type === 's') return { type: 'text', value: shared[Number(value)] ?? '' }
      if (type === 'inlineStr' || type === 'str') return { type: 'text', value }
      return { type: isDate(/ s="(\d+)"/.exec(head)?.[1]) ? 'date' : 'number', value }
    }),
  )
  return { rows, sheet }
}

function plain(xml: string): string {
  const text = xml.replace(/<[^>]*>/g, '')
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(\w+);/g, (_, name: string) => signs[name] ?? '')
}

function serial(day: string): string {
  return String(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569)
}

test('DISP-13: writes the headers, dates as dates and numbers as numbers', async () => {
  const { rows } = await read([
    { ...example, EMPLID: '100101', diasTranscurridos: '12', estatus: 3, nivelSatisfaccion: '4' },
  ])
  expect(rows[0]).toEqual(words.columns.map((value) => ({ type: 'text', value })))
  expect(words.columns).toEqual([
    'N.P.',
    'Nombre',
    'Motivo',
    'Departamento',
    'fecha Registro',
    'Dias transcurridos',
    'Nivel de satisfacción',
    'Estatus',
    'Detalles',
  ])
  expect(rows[1]).toEqual([
    { type: 'number', value: '100101' },
    { type: 'text', value: 'MARIA LOPEZ' },
    { type: 'text', value: 'Descuento' },
    { type: 'text', value: 'PRODUCCION' },
    { type: 'date', value: serial('2024-03-11') },
    { type: 'number', value: '12' },
    { type: 'number', value: '4' },
    { type: 'text', value: 'Cerrada' },
    { type: 'text', value: 'Me descontaron un uniforme que no recibí' },
  ])
})

test.each(['=1+1', '+52 81', '-5', '@SUM(A1)', '\t=1+1', '=HYPERLINK("http://x")', '<b>&"\''])(
  'writes text that begins like a formula as text: %j',
  async (nasty) => {
    const { rows, sheet } = await read([
      { ...example, nombre: nasty, motivo: nasty, departamento: nasty, comentario: nasty, EMPLID: nasty },
    ])
    expect(sheet).not.toContain('<f')
    const texts = rows[1]?.filter(({ value }) => value.trim() === nasty.trim()).map(({ type }) => type)
    expect(texts).toEqual(Array.from({ length: 5 }, () => 'text'))
  },
)

test('writes a number with leading zeros, an invalid date and a missing level as text', async () => {
  const { rows } = await read([{ ...example, EMPLID: '00123', fechaRegistro: 'ayer', nivelSatisfaccion: '' }])
  expect([0, 4, 6].map((at) => rows[1]?.[at])).toEqual([
    { type: 'text', value: '00123' },
    { type: 'text', value: 'ayer' },
    { type: 'text', value: 'Pendiente' },
  ])
})

test('writes all rows of a long list', { tags: ['whole'] }, async () => {
  const many = Array.from({ length: 600 }, (_, id) => ({
    ...example,
    id,
    comentario: `n.º ${id} `.repeat(40),
  }))
  expect((await read(many)).rows).toHaveLength(601)
})
