import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { companyDate, addDays, formatDate } from '#domain/time/dates.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { ReminderDialog } from './reminders-screen.tsx'
import { reminderAt } from './feature.ts'

const profile = { user: { Id_Usuario: 1, Folio: '100102' }, menu: null, company: '00100' } as never
const counts = {
  dias_ejercicio: 365,
  faltas: 3,
  permisos_sin_goce: 2,
  incapacidad: 0,
  permisos_con_goce: 4,
  total: 360,
  dias_periodo: 365,
}
const today = companyDate(Date.now())

let answers: Record<string, unknown>
let asked: string[]

beforeEach(() => {
  asked = []
  answers = {
    '/General/ws-general.php': {
      status: 'OK',
      ptu: [{ ...counts, comentario: 'Revisado', ejercicio: 2025 }],
    },
    '/api/portal/ptu/revisado': { status: 'OK' },
    '/api/get-solicitudes-express-emplid': {
      status: 'OK',
      data: [
        {
          DESCR: 'MONTACARGAS',
          nombrePuesto: 'OPERADOR',
          nombre: 'OMAR',
          inicio: addDays(today, -9),
          fin: today,
        },
        { DESCR: 'PRENSA', puesto: 'PRENSISTA', inicio: today, fin: addDays(today, 4) },
        { DESCR: 'GRÚA', puesto: null },
      ],
    },
    '/api/get-encuesta-pendiente-gptw/100102': {
      status: 'OK',
      data: { pendiente: 1, url: 'https://encuesta.example/x' },
    },
  }
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const { pathname } = new URL(request instanceof URL ? request : request.url)
    if (pathname === '/config.json') return Response.json({})
    asked.push(pathname)
    const answer = answers[pathname]
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(kind: 'certification' | 'ptu' | 'survey') {
  const onClose = vi.fn()
  renderHere(<ReminderDialog kind={kind} onClose={onClose} />)
  return { dialog: within(await screen.findByRole('dialog')), onClose }
}

function valueOf(label: string): string {
  const term = screen.getByText(label).closest('div')
  return term?.querySelector('dd')?.textContent ?? ''
}

test('PTU-01, PTU-02: shows the counts as a sum; «Entendido» reports the review once and closes', async () => {
  const { dialog, onClose } = await open('ptu')
  expect(await dialog.findByText('Ejercicio 2025')).toBeTruthy()
  expect(
    ['Días del periodo', 'Faltas', 'Permisos sin goce', 'Incapacidad', 'Total de días'].map(valueOf),
  ).toEqual(['365', '−3', '−2', '0', '360'])
  expect(dialog.getByText('Revisado')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Entendido' }))
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(asked).toContain('/api/portal/ptu/revisado'))
  expect(asked.filter((path) => path === '/api/portal/ptu/revisado')).toHaveLength(1)
})

test('shows the host’s total without a sum when its counts don’t add up', async () => {
  answers['/General/ws-general.php'] = { ptu: { ...counts, total: 350, comentario: null } }
  await open('ptu')
  await screen.findByText('Total de días')
  expect([valueOf('Faltas'), valueOf('Total de días')]).toEqual(['3', '350'])
})

test('CERT-01 … CERT-05: lists description, position and expiry date of each certification', async () => {
  const { dialog } = await open('certification')
  const rows = await dialog.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    `MontacargasOmar · OperadorVenció el ${formatDate(addDays(today, -2))}: pide la certificación permanentePedir certificación permanente`,
    `PrensaPrensistaVence el ${formatDate(addDays(today, 4))}`,
    'Grúa',
  ])
  expect(dialog.getByText(/Duran 1 semana como máximo/)).toBeTruthy()
})

test('CERT-05: a tap shares the request for a permanent certification, or copies the request', async () => {
  const asking = `Pido la certificación permanente de Montacargas para Omar, Operador. La exprés venció el ${formatDate(addDays(today, -2))}.`
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const { dialog } = await open('certification')
  fireEvent.click(await dialog.findByRole('button', { name: 'Pedir certificación permanente' }))
  expect(share).toHaveBeenCalledWith({ text: asking })
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  fireEvent.click(dialog.getByRole('button', { name: 'Pedir certificación permanente' }))
  expect(await dialog.findByText('Lo copiamos: pégalo en un mensaje a Recursos Humanos.')).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(asking)
})

test('CERT-06: says that nothing is pending after VACIO, but not without a response', async () => {
  answers['/api/get-solicitudes-express-emplid'] = { status: 'VACIO', message: 'Sin solicitudes express' }
  const { dialog } = await open('certification')
  expect(await dialog.findByText('No hay nada pendiente aquí')).toBeTruthy()
  cleanup()
  answers['/api/get-solicitudes-express-emplid'] = 'offline'
  await open('certification')
  expect(await screen.findByText('Aún no podemos mostrarlo')).toBeTruthy()
})

test('SAT-01 … SAT-05, EXT-06: links the survey, offers to finish after 10 s, verifies it and closes after 3 s', async () => {
  const { dialog, onClose } = await open('survey')
  const start = await dialog.findByRole('link', { name: 'Comenzar encuesta' })
  expect([start.getAttribute('href'), start.getAttribute('target')]).toEqual([
    'https://encuesta.example/x',
    '_blank',
  ])
  expect(dialog.queryByRole('button', { name: 'Terminé mi encuesta' })).toBeNull()

  vi.useFakeTimers()
  start.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(start)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(9900)
  expect(dialog.queryByRole('button', { name: 'Terminé mi encuesta' })).toBeNull()
  await pass(200)
  const finish = dialog.getByRole('button', { name: 'Terminé mi encuesta' })
  fireEvent.click(finish)
  await pass(100)
  const missing =
    'Lo siento, aún no encontramos registros de tus respuestas, por favor completa todas las preguntas'
  expect(dialog.getByRole('alert').textContent).toBe(missing)
  expect(onClose).not.toHaveBeenCalled()

  answers['/api/get-encuesta-pendiente-gptw/100102'] = 503
  fireEvent.click(finish)
  await pass(100)
  expect(dialog.getByRole('alert').textContent).toBe(missing)

  answers['/api/get-encuesta-pendiente-gptw/100102'] = 'offline'
  fireEvent.click(finish)
  await pass(100)
  expect(dialog.getByRole('alert').textContent).toBe(
    'Sin internet no se puede abrir ni verificar la encuesta.',
  )

  answers['/api/get-encuesta-pendiente-gptw/100102'] = { status: 'VACIO', data: { pendiente: 0 } }
  fireEvent.click(finish)
  await pass(100)
  expect(dialog.getByText('Verificación exitosa, muchas gracias')).toBeTruthy()
  await pass(2800)
  expect(onClose).not.toHaveBeenCalled()
  await pass(300)
  expect(onClose).toHaveBeenCalledOnce()
})

test('tells the person on a kiosk to answer on their phone, without a link', async () => {
  noteDeviceMode('kiosk')
  const { dialog } = await open('survey')
  expect(await dialog.findByText('Contéstala en tu teléfono')).toBeTruthy()
  expect(dialog.queryByRole('link', { name: 'Comenzar encuesta' })).toBeNull()
  noteDeviceMode('personal')
})

test('does not link an unsafe survey address', async () => {
  answers['/api/get-encuesta-pendiente-gptw/100102'] = {
    status: 'OK',
    data: { pendiente: 1, url: 'javascript:alert(1)' },
  }
  const { dialog } = await open('survey')
  expect(await dialog.findByText('Aún no tenemos el enlace de la encuesta. Intenta más tarde.')).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
})

test('maps each address to its reminder, ignoring case', () => {
  expect(
    ['/Ptu', '/ptu', '/EncuestaSatisfaccion', '/CertificacionExpress', '/Inicio'].map(reminderAt),
  ).toEqual(['ptu', 'ptu', 'survey', 'certification', null])
})
