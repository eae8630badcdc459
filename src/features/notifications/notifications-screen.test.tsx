import { IconBell } from '@tabler/icons-react'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '#contract/notifications/notifications.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { notificationRules } from '#domain/notifications/notification-kinds.ts'
import { currentPath } from '#hooks/navigation/navigation.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { shellAlone } from '../../../tests/support/browser/shell-parts.tsx'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { lookOf } from './notification-look.ts'
import { Screen } from './notifications-screen.tsx'
import { texts as en } from './texts.en.ts'
import { es } from './texts.es.ts'

interface Asked {
  path: string
  Opcion?: number
  ids?: number[]
}

let hasImprovements = true
let list: unknown
let engineers: unknown
let incidents: number
let asked: Asked[]

const payslip: Notification = {
  id: 1,
  color: 'green',
  icono: 'mdi-receipt-text',
  titulo: 'Tu recibo está listo',
  subtitulo: 'Semana 46',
  comentario: '',
  tipo: 'payslip-published',
  ref: '2026-46-N',
  accion: 'Ver recibo',
  fecha: '21/11/2026 07:30:00',
  abierta: false,
}
const notice: Notification = {
  id: 2,
  color: 'blue',
  icono: 'mdi-bullhorn',
  titulo: 'Cambia el comedor',
  subtitulo: '',
  comentario: 'Desde el lunes abre a las 13:00.',
  tipo: 'notice',
  ref: '9',
  fecha: '20/11/2026 07:30:00',
  abierta: false,
}
const improvement: Notification = {
  id: 3,
  color: 'teal',
  icono: 'mdi-lightbulb',
  titulo: 'Nueva mejora',
  subtitulo: 'Folio 33',
  comentario: 'Pendiente de revisión',
}

beforeEach(() => {
  asked = []
  hasImprovements = true
  list = { status: 'OK', notificaciones: [payslip, notice] }
  engineers = { data: [] }
  incidents = 0
  openSessionHere({ Id_Usuario: 9, Folio: '100201' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = new URL(request.url).pathname
    const body = request.method === 'POST' ? ((await request.json()) as object) : {}
    asked.push({ path, ...body })
    const answer = path.endsWith('ingenieros-mejora')
      ? engineers
      : path.endsWith('abiertas')
        ? { status: 'OK' }
        : (body as Partial<Asked>).Opcion === 5
          ? { status: 'OK', count: incidents }
          : list
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

function open(id?: string) {
  window.location.hash = id === undefined ? '#/Notificaciones' : `#/Notificaciones/${id}`
  renderHere(
    <ShellPartsProvider value={{ ...shellAlone, canOpen: () => hasImprovements }}>
      <Screen params={id === undefined ? {} : { id }} />
    </ShellPartsProvider>,
  )
}

const opened = () => asked.flatMap(({ ids }) => (ids ? [ids] : []))

test('NOTI-01: shows title, subtitle, comment and action of notifications, and marks new ones', async () => {
  open()
  const rows = await screen.findAllByRole('listitem')
  expect(rows).toHaveLength(2)
  const [first, second] = rows.map((row) => within(row))
  expect(first?.getByRole('heading', { name: 'Tu recibo está listo' }).lang).toBe('es-MX')
  expect(first?.getByText('Semana 46')).toBeTruthy()
  expect(first?.getByText('Nueva')).toBeTruthy()
  expect(first?.getByRole('link', { name: /Ver recibo/ }).getAttribute('href')).toBe('#/Notificaciones/1')
  expect(second?.getByText('Desde el lunes abre a las 13:00.')).toBeTruthy()
  expect(second?.queryByRole('link')).toBeNull()
})

test('tells in both languages that a letter is ready', () => {
  const ref = 'carta-7'
  expect(es.title('approval-authorized', 'Tu carta está lista', ref)).toBe('Tu carta está lista')
  expect(en.title('approval-authorized', 'Tu carta está lista', ref)).toBe('Your letter is ready')
  expect(en.title('approval-authorized', '', 'incidencia-7')).toBe('Your request was approved')
})

test('NOTI-03, NOTI-04: shows the spec’s words for an empty list', async () => {
  list = { status: 'Vacio' }
  open()
  expect(await screen.findByText('No hay notificaciones por mostrar')).toBeTruthy()
})

test('reports a list that cannot be fetched, and fetches it on retry', async () => {
  list = 'offline'
  open()
  const again = await screen.findByRole('button', { name: 'Intentar otra vez' })
  expect(screen.getByText('No pudimos cargar tus notificaciones')).toBeTruthy()
  expect(screen.queryByText('No hay notificaciones por mostrar')).toBeNull()
  list = { status: 'OK', notificaciones: [notice] }
  fireEvent.click(again)
  expect(await screen.findByText('Cambia el comedor')).toBeTruthy()
})

test('marks an opened notification as seen and opens its item', async () => {
  open('1')
  await waitFor(() => expect(currentPath()).toBe('/Recibos/2026-46-N'))
  expect(opened()).toEqual([[1]])
})

test.each([
  ['clarification-answered', '12', 'Aclaraciones'],
  ['dispute-answered', '12', 'Inconformidades'],
  ['request-reopened', 'inconformidad-12', 'Inconformidades'],
])('on a kiosk %s %s opens its item under an opaque key', async (tipo, ref, place) => {
  noteDeviceMode('kiosk')
  list = { status: 'OK', notificaciones: [{ ...payslip, tipo, ref }] }
  open('1')
  await waitFor(() => expect(currentPath()).toMatch(new RegExp(`^/${place}/.+`)))
  const word = currentPath().split('/')[2] ?? ''
  expect(word).not.toBe('12')
  expect(revealKey(word)).toBe('12')
})

test('opens the item that waits for a decision, on a kiosk under an opaque key', async () => {
  noteDeviceMode('kiosk')
  list = { status: 'OK', notificaciones: [{ ...payslip, tipo: 'approval-waiting', ref: 'incidencia-12' }] }
  open('1')
  await waitFor(() => expect(currentPath()).toMatch(/^\/Autorizaciones\/incidencia\/.+/))
  const word = currentPath().split('/')[3] ?? ''
  expect(word).not.toBe('12')
  expect(revealKey(word)).toBe('12')
})

test('highlights a notification that opens no other screen, and marks it as seen', async () => {
  open('2')
  await waitFor(() => expect(opened()).toEqual([[2]]))
  expect(currentPath()).toBe('/Notificaciones/2')
  const row = (await screen.findByText('Cambia el comedor')).closest('li')
  expect(row?.dataset.open).toBe('true')
  expect(within(row as HTMLElement).queryByText('Nueva')).toBeNull()
})

test('refetches the list for an unknown notification, then returns to the list', async () => {
  open('77')
  await waitFor(() => expect(currentPath()).toBe('/Notificaciones'))
  expect(asked.filter(({ Opcion }) => Opcion === 15).length).toBeGreaterThanOrEqual(2)
  expect(opened()).toEqual([])
})

test('SHELL-19: lists the approvals counted by the bell, and does not call the list empty', async () => {
  incidents = 2
  list = { status: 'OK', notificaciones: [] }
  open()
  const row = await screen.findByRole('link', {
    name: '2 incidencias por autorizar Ábrelas y decide.',
  })
  expect(row.getAttribute('href')).toBe('#/Autorizaciones')
  await waitFor(() => expect(asked.some(({ Opcion }) => Opcion === 15)).toBe(true))
  expect(screen.queryByText('No hay notificaciones por mostrar')).toBeNull()
})

test('marks all notifications as seen in one request', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar todas como vistas' }))
  await waitFor(() => expect(opened()).toEqual([[1, 2]]))
  expect(screen.queryByText('Nueva')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Marcar como vista' })).toBeNull()
})

test('SHELL-34: opens the administration of an improvement for a listed engineer', async () => {
  list = { notificaciones: [improvement] }
  engineers = { data: [{ IdEmpleado: 100201 }] }
  open('3')
  await waitFor(() => expect(currentPath()).toBe('/MiEmpresa/SGI/AdmMejora'))
})

test('SHELL-35: opens the follow-up of an improvement when the engineers cannot be fetched', async () => {
  list = { notificaciones: [improvement] }
  engineers = 'offline'
  open('3')
  await waitFor(() => expect(currentPath()).toBe('/MiEmpresa/SGI/SeguimientoMejora'))
})

test('keeps an improvement in the list, without a link, when its screen does not exist', async () => {
  hasImprovements = false
  list = { notificaciones: [improvement] }
  open('3')
  await waitFor(() => expect(opened()).toEqual([[3]]))
  expect(currentPath()).toBe('/Notificaciones/3')
  const row = (await screen.findByText('Nueva mejora')).closest('li')
  expect(within(row as HTMLElement).queryByRole('link')).toBeNull()
})

test('NOTI-01: finds an icon for every kind, and uses the bell only for mdi-bell', () => {
  for (const { icon, color } of Object.values(notificationRules)) {
    const { Icon } = lookOf({ ...notice, icono: icon, color })
    expect([icon, Icon === IconBell]).toEqual([icon, icon === 'mdi-bell'])
  }
})
