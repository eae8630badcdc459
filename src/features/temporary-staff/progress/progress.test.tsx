import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readProgress, remindPending } from '#contract/evaluations/evaluations.ts'
import { examples } from '#contract/evaluations/evaluations.examples.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { openWorkHere } from '../../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../../tests/support/device/render-here.tsx'
import type { Pending, Progress } from './pending-file.ts'
import { ProgressScreen } from './progress-screen.tsx'
import { es } from './texts.es.ts'

const today = companyDate(Date.now())
const [example] = examples.readProgress.response.data.pendientes
if (!example) throw new Error('the example has no row')
const pendingOf = (numero: string, nombre: string, more: Partial<Pending> = {}): Pending => ({
  ...example,
  numero,
  nombre,
  vence: addDays(today, -3),
  ...more,
})

let progress: Progress
let reminded: { numeros?: string[] }[]

beforeEach(async () => {
  await openWorkHere()
  reminded = []
  progress = { ...examples.readProgress.response.data, mandaCorreos: true }
  vi.stubGlobal('IntersectionObserver', Seen)
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    if (pathname === readProgress.path) return Response.json({ status: 'OK', data: progress })
    if (pathname !== remindPending.path) return Response.json({ status: 'OK' })
    reminded.push((await request.json()) as { numeros?: string[] })
    return Response.json({ status: 'OK', enviados: 1, sinCorreo: 1, yaHoy: 0 })
  })
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

/** Observer that never reports a visible element, so a list shows only its first block. */
class Seen {
  observe(): void {}
  disconnect(): void {}
}

async function show(more: Partial<Progress>): Promise<void> {
  progress = { ...progress, ...more }
  renderHere(<ProgressScreen />, withoutRetries())
  await screen.findByText(es.departments)
}

test('shows before sending who will be reminded and how, and reminds exactly those people', async () => {
  await show({
    pendientes: [
      pendingOf('1', 'ANA CRUZ', { encuestas: 2 }),
      pendingOf('2', 'BETO LUNA', { tieneCorreo: false, vence: addDays(today, 2) }),
      pendingOf('3', 'CELIA MORA', { tieneCuenta: false }),
      pendingOf('4', 'DORA PAZ', { recordado: new Date().toISOString() }),
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: es.remind }))
  const dialog = within(await screen.findByRole('dialog'))
  const group = (name: string) => dialog.getByRole('group', { name }).textContent
  expect(group(es.previewMail(1))).toBe('Ana Cruz · 12 encuestas · Venció hace 3 días')
  expect(group(es.previewNoMail(1))).toBe('Beto Luna · 22 encuestas · Vence en 2 días')
  expect(group(es.previewNoAccount)).toContain('Celia Mora')
  expect(dialog.getByText(es.previewToday(1))).toBeTruthy()
  expect(reminded).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: es.send }))
  await waitFor(() => expect(reminded).toHaveLength(1))
  expect(reminded[0]?.numeros).toEqual(['1', '2'])
})

test('promises no mail when the portal has no mail server', async () => {
  await show({ mandaCorreos: false, pendientes: [pendingOf('1', 'ANA CRUZ')] })
  fireEvent.click(screen.getByRole('button', { name: es.remind }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('group', { name: es.previewPortal(1) }).textContent).toContain('Ana Cruz')
  expect(dialog.queryByRole('group', { name: es.previewMail(1) })).toBeNull()
})

test('offers no sending when everyone was already reminded today', async () => {
  await show({ pendientes: [pendingOf('4', 'DORA PAZ', { recordado: new Date().toISOString() })] })
  fireEvent.click(screen.getByRole('button', { name: es.remind }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(es.previewNobody)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: es.send })).toBeNull()
})

test('says that there is nobody to remind when the pending person has no account', async () => {
  await show({ pendientes: [pendingOf('3', 'CELIA MORA', { tieneCuenta: false })] })
  fireEvent.click(screen.getByRole('button', { name: es.remind }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('No hay a quién recordar.')).toBeTruthy()
  expect(dialog.queryByText(es.previewNobody)).toBeNull()
})

test('shows a text instead of an average of fewer than five people', async () => {
  await show({
    categorias: [
      { nombre: 'Calidad', otros: 81.5 },
      { nombre: 'Seguridad', otros: null },
    ],
    departamentos: [
      { nombre: 'ALMACEN', personas: 0, total: 0, completados: 0, atrasadas: 0, calificacion: null },
      { nombre: 'CALIDAD', personas: 2, total: 4, completados: 1, atrasadas: 0, calificacion: 70 },
    ],
  })
  expect(screen.getByText('Seguridad').parentElement?.textContent).toBe(`Seguridad${es.few}`)
  expect(screen.getByText('Calidad', { selector: 'dt' }).parentElement?.textContent).toBe('Calidad82')
  const department = screen.getByText('Almacen', { selector: 'p' }).parentElement?.textContent
  expect(department).toBe(`Almacen${es.nobodyNow}${es.noAverage}`)
})

test('renders only the first 40 of thousands of pending people', { tags: ['whole'] }, async () => {
  const many = Array.from({ length: 5000 }, (_, at) => pendingOf(String(at), `PERSONA ${at}`))
  await show({ pendientes: many })
  expect(screen.getAllByText(/^Persona \d+ ·/)).toHaveLength(40)
  fireEvent.click(screen.getByRole('button', { name: es.remind }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText(/^Persona \d+ ·/)).toHaveLength(40)
})
