import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/imports/payroll-runs.examples.ts'
import { hideKey } from '#hooks/navigation/opaque-keys.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen } from './run-screen.tsx'

const nothing = {
  hechos: 0,
  tomados: 0,
  enEspera: 0,
  yaEstaban: 0,
  sustituidos: 0,
  acuses: 0,
  ajenos: 0,
  rechazados: 0,
  sellosSinComprobar: 0,
  pdf: 0,
}
const refused = {
  estado: 'rechazada',
  motivo: 'El ZIP tiene contraseña.',
  motivoClave: 'zipLocked',
  ...nothing,
}

let run: object

beforeEach(() => {
  openSessionHere({ Id_Usuario: 9, Folio: '100301' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { response } = examples.readPayrollRun
    return Response.json({ ...response, data: { ...response.data, fin: '2026-11-27T18:00:00.000Z', ...run } })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  renderHere(<Screen params={{ id: hideKey('7') }} />)
}

test('shows the reason and the next step, instead of zeros, for a rejected file', async () => {
  run = { ...refused, origen: 'pantalla' }
  open()
  expect(await screen.findByText('No se importó nada')).toBeTruthy()
  expect(screen.getByText('El ZIP tiene contraseña.')).toBeTruthy()
  expect(screen.getByText('Corrígelo y súbelo otra vez: no se duplica nada.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Subir otro archivo' }).getAttribute('href')).toBe(
    '#/ImportarNomina',
  )
  expect(screen.queryByText('Importados')).toBeNull()
})

test('keeps counts from before a rejection, and suggests asking the sender for a new file', async () => {
  run = { ...refused, origen: 'llave', hechos: 4, tomados: 4 }
  open()
  expect(await screen.findByText('No se leyó completo')).toBeTruthy()
  expect(screen.getByText('Pide uno corregido a quien lo mandó, o súbelo aquí.')).toBeTruthy()
  expect(screen.getByText('Importados')).toBeTruthy()
})

test('counts SAT acknowledgements and other files as “No son recibos”, and hides a count of zero', async () => {
  const figure = (word: string) => screen.queryByText(word)?.closest('div')?.querySelector('dd')?.textContent
  run = { ...nothing, hechos: 6, tomados: 3, sustituidos: 1, acuses: 2, ajenos: 3 }
  open()
  expect(await screen.findByText('No son recibos')).toBeTruthy()
  expect(figure('No son recibos')).toBe('5')
  expect(figure('Sustituidos o cancelados')).toBe('1')
  cleanup()
  run = { ...nothing, hechos: 3, tomados: 3 }
  open()
  expect(await screen.findByText('Importados')).toBeTruthy()
  expect(screen.queryByText('No son recibos')).toBeNull()
})

test('counts receipts whose seal could not be verified, and hides a count of zero', async () => {
  run = { ...nothing, hechos: 3, tomados: 3, sellosSinComprobar: 2 }
  open()
  const word = await screen.findByText('Sello sin comprobar')
  expect(word.closest('div')?.querySelector('dd')?.textContent).toBe('2')
  cleanup()
  run = { ...nothing, hechos: 3, tomados: 3 }
  open()
  expect(await screen.findByText('Importados')).toBeTruthy()
  expect(screen.queryByText('Sello sin comprobar')).toBeNull()
})
