import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/payslips/line-sentences.examples.ts'
import { endLineSentence, listLineSentences, writeLineSentence } from '#contract/payslips/line-sentences.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { keyOf, serviceHere } from '../../../../tests/support/device/service-here.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { SentencesScreen } from './sentences-screen.tsx'

const answer = examples.listLineSentences.response
let sent: { key: string; body: unknown }[]
let refusal: object | null

beforeEach(() => {
  sent = []
  refusal = null
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
  serviceHere(({ key, body }) => {
    if (key === keyOf(listLineSentences)) return answer
    sent.push({ key, body })
    return refusal ?? { status: 'OK', id: 4 }
  })
  renderHere(<SentencesScreen />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('lists each sentence with its key, its days and its author', async () => {
  const heading = await screen.findByRole('heading', { name: 'Deducción, clave D045' })
  const card = within(heading.parentElement as HTMLElement)
  expect(card.getByText('Es el abono de tu uniforme. Son seis pagos iguales.')).toBeTruthy()
  expect(
    card.getByText(/Aplica desde el 01\/01\/2026 · La escribió Maricela Quintanilla Reyes\./),
  ).toBeTruthy()
})

test('names what is missing before it sends anything', async () => {
  await tap('Escribir una explicación')
  await tap('Guardar')
  expect(screen.getByText('Escribe una clave de hasta 20 letras.')).toBeTruthy()
  expect(screen.getByText('Escribe de 10 a 200 letras.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('sends a sentence once, and keeps what was typed when the server refuses it', async () => {
  refusal = {
    status: 'ERROR',
    message: 'Ya hay una explicación de esa clave en esos días. Termínala primero.',
  }
  await tap('Escribir una explicación')
  type('Clave en el recibo', 'P012')
  type('Explicación', 'Bono por venir los sábados.')
  expect(hasUnstoredText()).toBe(true)
  await tap('Guardar')
  expect(await screen.findByText(/Termínala primero/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Clave en el recibo').value).toBe('P012')
  refusal = null
  await tap('Guardar')
  await vi.waitFor(() => expect(screen.queryByLabelText('Clave en el recibo')).toBeNull())
  expect(sent.map(({ key }) => key)).toEqual([keyOf(writeLineSentence), keyOf(writeLineSentence)])
  expect(sent.at(-1)?.body).toMatchObject({
    lado: 'deduccion',
    clave: 'P012',
    desde: answer.hoy,
    texto: 'Bono por venir los sábados.',
  })
  expect(sent.at(-1)?.body).not.toHaveProperty('tipo')
})

test('ends a sentence on a day, and withdraws it from every payslip after a warning', async () => {
  await tap('Poner último día')
  let dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar último día' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ key: keyOf(endLineSentence), body: { id: 3, hasta: answer.hoy } })
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await tap('Quitar')
  dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/tampoco en los anteriores/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Sí, quitar' }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).not.toHaveProperty('hasta')
})
