import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/portal-health/portal-health.examples.ts'
import type { DiskFigures, ErasureListState } from '#contract/portal-health/portal-health.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { shellAlone } from '../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { Screen } from './health-screen.tsx'
import { plainError } from './words.ts'
import { es } from './texts.es.ts'

const GB = 1024 ** 3
let isAtRest: boolean
let disk: DiskFigures | undefined
let unsentMails: number
let erasures: ErasureListState | undefined
let hasNetwork: boolean

beforeEach(() => {
  isAtRest = false
  disk = undefined
  unsentMails = 0
  erasures = undefined
  hasNetwork = true
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    if (request.url.endsWith('/liberar')) {
      isAtRest = false
      return Response.json({ status: 'OK' })
    }
    const { disco: _, ...answer } = examples.readHealth.response
    return Response.json({
      ...answer,
      ...(disk && { disco: disk }),
      ...(isAtRest && { enReposo: true }),
      correos: unsentMails,
      ...(erasures && { borrados: erasures }),
    })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  renderHere(
    <ShellPartsProvider value={{ ...shellAlone, titleOf: (path) => (path === '/Inicio' ? 'Inicio' : '') }}>
      <Screen />
    </ShellPartsProvider>,
  )
}

test('confirms that a restored copy was started, and moves the focus to that message', async () => {
  isAtRest = true
  open()
  const button = await screen.findByRole('button', { name: 'Ponerla en marcha' })
  act(() => button.focus())
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ponerla en marcha' }))
  await screen.findByText('Esta copia ya está en marcha.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Esta copia ya está en marcha.'))
  expect(screen.queryByText('Copia restaurada, en reposo')).toBeNull()
})

const full: DiskFigures = {
  libre: 2 * GB,
  piso: GB,
  tamano: 64 * GB,
  partes: [
    { que: 'base', bytes: 3 * GB, enDisco: true },
    { que: 'archivos', bytes: 40 * GB, enDisco: true },
    { que: 'importaciones', bytes: 0, enDisco: true },
  ],
  respaldos: 'hecho',
  respaldo: new Date(Date.now() - 30 * 60 * 60 * 1000).toISOString(),
}

const card = async () => within(await screen.findByRole('region', { name: 'Disco y respaldos' }))

test('shows the free space, what uses the disk, and the age of the newest backup', async () => {
  disk = full
  open()
  const part = await card()
  expect(part.getByText('2 GB libres')).toBeTruthy()
  expect(part.getByText('Queda poco')).toBeTruthy()
  expect(part.getByRole('img').getAttribute('aria-label')).toBe(
    'Disco: 2 GB libres de 64 GB. La línea marca 1 GB.',
  )
  const rows = part.getAllByRole('definition').map(({ parentElement }) => parentElement?.textContent)
  expect(rows).toEqual([
    'Base de datos3 GB',
    'Archivos guardados40 GB',
    'Importaciones en espera0 MB',
    'Todo lo demás19 GB',
  ])
  expect(part.getByText(/hace 30 horas\.$/)).toBeTruthy()
})

test('warns of a full or nearly full disk', async () => {
  for (const [libre, said] of [
    [2 * GB, 'Queda poco espacio en disco'],
    [GB / 2, 'El disco está lleno'],
  ] as const) {
    disk = { ...full, libre }
    open()
    expect(await screen.findByText(said)).toBeTruthy()
    cleanup()
  }
  disk = { ...full, libre: 20 * GB }
  open()
  await card()
  expect(screen.queryByText(/^Queda poco espacio|^El disco está lleno/)).toBeNull()
})

test.each([
  [{ libre: 0.5 * GB }, 'Lleno'],
  [{ libre: 20 * GB }, 'Bien'],
  [
    { respaldos: 'ninguno', respaldo: '' },
    'Este servidor no hace respaldos. Pide a quien lo cuida que los active.',
  ],
  [
    { respaldos: 'ninguno', respaldo: '', respaldosAparte: true },
    'Los respaldos se hacen fuera de este servidor.',
  ],
  [{ respaldos: 'falta', respaldo: '' }, 'Todavía no hay ningún respaldo completo.'],
  [{ respaldos: 'por-ver', respaldo: '' }, 'Todavía no se revisan los respaldos.'],
  [{ libre: null, piso: null, tamano: null }, 'La base de datos y los archivos están en otros equipos.'],
] as const)('shows a separate text for %j', { tags: ['whole'] }, async (some, said) => {
  disk = { ...full, ...some }
  open()
  expect((await card()).getByText(said)).toBeTruthy()
})

test('shows no disk card when the server sends no disk figures', async () => {
  open()
  await screen.findByText('Por pantalla')
  expect(screen.queryByText('Disco y respaldos')).toBeNull()
})

test('asks to connect when the figures cannot be fetched, and shows them after a retry', async () => {
  hasNetwork = false
  open()
  const again = await screen.findByRole('button', { name: 'Intentar otra vez' })
  expect(screen.queryByText('Por pantalla')).toBeNull()
  expect(screen.getByText(es.offline.title)).toBeTruthy()
  hasNetwork = true
  fireEvent.click(again)
  expect(await screen.findByText('Por pantalla')).toBeTruthy()
})

test('names screens and errors in plain words, and keeps the message for developers', async () => {
  open()
  const screens = within(await screen.findByRole('region', { name: 'Por pantalla' }))
  expect(screens.getByText('Inicio')).toBeTruthy()
  const row = await screen.findByRole('link', { name: /El programa falló/ })
  expect(row.textContent).toContain('Cannot read properties of undefined (reading folio)')
})

test.each([
  ['TypeError: Failed to fetch dynamically imported module: …', 'No llegó una parte del portal'],
  ['TypeError: Failed to fetch', 'Se perdió la conexión'],
  ['QuotaExceededError: …', 'El dispositivo no tiene espacio'],
  ['TimeoutError: signal timed out', 'Algo tardó demasiado'],
])('says «%s» plainly', (mensaje, said) => {
  expect(plainError({ mensaje, clase: 'error' }, es)).toBe(said)
})

test('says how many emails no mail server accepts', async () => {
  unsentMails = 3
  open()
  expect(await screen.findByText('3 correos no salen')).toBeTruthy()
})

test.each([
  [{ estado: 'completa', cuantos: 12, fallaron: 0 }, 'Se volvieron a borrar 12 datos.'],
  [
    { estado: 'falta', cuantos: 0, fallaron: 0 },
    'No estaba al arrancar. Copia erasures.jsonl del portal anterior y reinicia.',
  ],
  [
    { estado: 'danada', cuantos: 1, fallaron: 0 },
    'Estaba dañada al arrancar. Copia erasures.jsonl del portal anterior y reinicia. Se volvió a borrar 1 dato.',
  ],
  [
    { estado: 'completa', cuantos: 0, fallaron: 2 },
    '2 datos no se pudieron borrar. Reinicia y avisa a quien cuida el servidor.',
  ],
] as const)('tells administrators about the list of erasures: %j', async (some, told) => {
  erasures = { ...some, fecha: '18/03/2026 09:00:00' }
  open()
  expect(await screen.findByText('Lista de borrados, 18/03/2026')).toBeTruthy()
  expect(screen.getByText(told)).toBeTruthy()
})
