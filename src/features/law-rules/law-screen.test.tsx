import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/law/law-rows.examples.ts'
import {
  decideLawRows,
  importLawRows,
  type LawProposal,
  listLawRows,
  proposeLawRow,
} from '#contract/law/law-rows.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { LawScreen } from './law-screen.tsx'

const [sample] = examples.listLawRows.response.filas as [LawProposal]
const header = 'regla,valor,desde,hasta,articulo,fuente,confirmada'
let rows: LawProposal[]
let sent: { key: string; body: Record<string, unknown> }[]
let refusal: object | null
let isOffline: boolean

beforeEach(() => {
  rows = []
  sent = []
  refusal = null
  isOffline = false
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  serviceHere(({ key, body }) => {
    if (isOffline) return null
    if (key === keyOf(listLawRows)) return { status: 'OK', hoy: '2026-11-30', filas: rows }
    sent.push({ key, body })
    return refusal ?? { status: 'OK', id: 4, filas: 2 }
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show() {
  renderHere(<LawScreen />)
}

async function ruleOf(name: string) {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') as HTMLElement)
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('shows today’s value of each rule, and its later values', async () => {
  show()
  const hours = await ruleOf('Horas de trabajo por semana')
  expect(hours.getByText('48')).toBeTruthy()
  expect(hours.getByText('Del 01/05/1970 al 31/12/2026 · LFT 61 y 69 · DOF 1970-04-01')).toBeTruthy()
  expect(hours.getByText('46')).toBeTruthy()
  expect(hours.getAllByText('Sin confirmar')).toHaveLength(4)
  expect((await ruleOf('Prima vacacional')).getByText('25 %')).toBeTruthy()
  expect((await ruleOf('Días de descanso obligatorio')).getByText(/Natalicio de Benito Juárez/)).toBeTruthy()
  expect((await ruleOf('Horas triples por semana')).getByText('Sin valor hoy')).toBeTruthy()
})

test('shows a company’s confirmed row as its own', async () => {
  rows = [{ ...sample, estado: 'vigente', valor: '45', desde: '2026-01-01' }]
  show()
  const hours = await ruleOf('Horas de trabajo por semana')
  expect(hours.getByText('45')).toBeTruthy()
  expect(hours.getByText('De tu empresa')).toBeTruthy()
})

test('shows each error beside its field, and keeps the values when the portal refuses', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Proponer una regla' }))
  write('Valor', 'muchas')
  expect(hasUnstoredText()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Proponer la regla' }))
  expect(screen.getByText('Ese valor no sirve para esa regla.')).toBeTruthy()
  expect(screen.getByText('Escribe dónde se publicó, como DOF 2026-03-03.')).toBeTruthy()
  expect(sent).toEqual([])
  write('Valor', '38')
  write('Dónde se publicó', 'DOF 2031-11-01')
  refusal = { status: 'ERROR', message: 'Ya hay una propuesta de esa regla para ese día.' }
  fireEvent.click(screen.getByRole('button', { name: 'Proponer la regla' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ya hay una propuesta')
  refusal = null
  fireEvent.click(screen.getByRole('button', { name: 'Proponer la regla' }))
  await waitFor(() => expect(screen.queryByLabelText('Valor')).toBeNull())
  expect(sent.at(-1)).toMatchObject({
    key: keyOf(proposeLawRow),
    body: { regla: 'weeklyHours', valor: '38', desde: '2026-12-01', confirmada: false },
  })
})

test('lists every bad line of a file, and sends a good one', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Subir un archivo' }))
  const input = screen.getByLabelText<HTMLInputElement>('Elegir archivo')
  const choose = (text: string) =>
    fireEvent.change(input, { target: { files: [new File([text], 'reglas.csv')] } })
  choose(`${header}\nweekHours,38,2032-01-01,,LFT 61,DOF,sí\numa,x,2032-01-01,,LFT,DOF,no\n`)
  expect(await screen.findByText('Renglón 2: Esa regla no existe.')).toBeTruthy()
  expect(screen.getByText('Renglón 3: Ese valor no sirve para esa regla.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Proponer sus reglas' })).toBeNull()
  const good = `${header}\nweeklyHours,38,2032-01-01,,LFT 61,DOF,sí\numa,200,2032-02-01,,CPEUM,INEGI,no\n`
  choose(good)
  fireEvent.click(await screen.findByRole('button', { name: 'Proponer sus reglas' }))
  await waitFor(() => expect(screen.queryByLabelText('Elegir archivo')).toBeNull())
  expect(sent.at(-1)).toMatchObject({
    key: keyOf(importLawRows),
    body: { archivo: 'reglas.csv', contenido: good },
  })
})

test('decides the rows of one file together; the proposer may only withdraw', async () => {
  const other = { ...sample, esPropia: false, archivo: 'reglas.csv' }
  rows = [
    { ...other, id: 5 },
    { ...other, id: 6, regla: 'uma', valor: '200' },
    { ...sample, id: 7, regla: 'fundQuota', valor: '30' },
  ]
  show()
  const file = within(await screen.findByRole('article', { name: 'reglas.csv: 2 reglas' }))
  fireEvent.click(file.getByRole('button', { name: 'Confirmar' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sí, confirmar' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      key: keyOf(decideLawRows),
      body: { ids: [5, 6], decision: 'confirmar' },
    }),
  )
  const own = within(
    screen.getByRole('article', { name: 'Tope del ahorro, sobre el salario que pasa del mínimo' }),
  )
  expect(own.queryByRole('button', { name: 'Confirmar' })).toBeNull()
  expect(own.getByRole('button', { name: 'Retirar mi propuesta' })).toBeTruthy()
})

test('says without a network that the rules are not on the device', async () => {
  isOffline = true
  show()
  expect(await screen.findByText('Conéctate para ver las reglas de ley')).toBeTruthy()
})
