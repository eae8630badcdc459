import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { useHashPath } from '#hooks/navigation/navigation.ts'
import { setSession } from '#core/session/session-state.ts'
import { HomeDialogs } from './home-dialogs.tsx'

/** One dialog at a time, in the order of the founders: notices, certifications, PTU, survey, block flag, documents. */

// Queries by role are slow without a browser, and slower on a busy machine.
configure({ asyncUtilTimeout: 5000 })

let folio = 0
/** By path and Opcion; what is not here is not to be had. */
let answers: Record<string, unknown>
let notices: unknown[]

const DOCUMENTS = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'
const CERTIFICATIONS = '/api/get-solicitudes-express-emplid'

beforeEach(() => {
  folio += 1
  notices = [{ id: 1, titulo: 'Comedor', texto: 'Nuevo menú', vigencia: '2999-01-01' }]
  const counts = { dias_ejercicio: 1, faltas: 0, permisos_sin_goce: 0, incapacidad: 0, permisos_con_goce: 0 }
  answers = {
    [CERTIFICATIONS]: { status: 'OK', data: [{ DESCR: 'GRÚA', puesto: 'GRUERO' }] },
    '/General/ws-general.php 27': {
      status: 'OK',
      ptu: [{ ...counts, total: 1, dias_periodo: 1, ejercicio: folio }],
    },
    [`/api/get-encuesta-pendiente-gptw/N${folio}`]: { status: 'OK', data: { pendiente: 1 } },
    '/api/portal/ptu/revisado': { status: 'OK' },
    [`${DOCUMENTS} 1`]: { status: 'OK', docs: [] },
    [`${DOCUMENTS} 20`]: {
      status: 'OK',
      data: { FormCompletado: 0, Completado: 0, Pendiente: 6, grupoPago: 1, vigilante: 2 },
    },
  }
  const profile = { user: { Id_Usuario: 1, Folio: `N${folio}` }, menu: null, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  window.location.hash = '#/Inicio'
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const { pathname } = new URL(request instanceof URL ? request : request.url)
    if (request instanceof URL) return Response.json(pathname.includes('notices') ? notices : {})
    const body = request.method === 'POST' ? ((await request.json()) as { Opcion?: number }) : {}
    const answer = answers[body.Opcion === undefined ? pathname : `${pathname} ${body.Opcion}`]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function visit() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Router hook={useHashPath}>
        <HomeDialogs />
      </Router>
    </QueryClientProvider>,
  )
}

/** Never two at once. */
async function theDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  return dialog
}

const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }))

test('one after the other, and each once a day', async () => {
  visit()
  press(await theDialog('1 aviso para ti'), 'Entendido')
  press(await theDialog('Certificaciones exprés'), 'Entendido')
  press(await theDialog('Tus días de PTU'), 'Entendido')
  press(await theDialog('Encuesta de satisfacción'), 'Cerrar')
  await theDialog('Aviso de actualización de datos')
  cleanup()
  // Where nothing can be kept, memory has to do; the notices come again.
  notices = []
  visit()
  await theDialog('Aviso de actualización de datos')
})

test('a question that can’t be asked opens nothing and holds nobody up', async () => {
  notices = []
  delete answers[CERTIFICATIONS]
  delete answers['/General/ws-general.php 27']
  answers[`/api/get-encuesta-pendiente-gptw/N${folio}`] = { status: 'VACIO' }
  visit()
  await theDialog('Aviso de actualización de datos')
})

const PAYROLL = '/nominas/ws-nominas.php'

/** Nothing before it, and one closed clarification that nobody has rated. */
function blocked(): void {
  notices = []
  delete answers[CERTIFICATIONS]
  delete answers['/General/ws-general.php 27']
  answers[`/api/get-encuesta-pendiente-gptw/N${folio}`] = { status: 'VACIO' }
  const closed = {
    ID: 7,
    Emplid: '1',
    fechaRegistro: '2026-11-01',
    FIN_CADPER: '2026044',
    periodo: '44 / 2026',
  }
  const words = { motivo: 'Bono', comentarioGral: 'Falta', comentarioNominas: 'Ya está' }
  const data = [{ ...closed, ...words, estatus: 'Cerrada', nivelSatisfaccion: 0 }]
  answers[`${PAYROLL} 17`] = { status: 'OK', numNoEvaluados: 1 }
  answers[`${PAYROLL} 11`] = { status: 'OK', data, numNoEvaluados: 1 }
}

const CLARIFICATIONS = 'Solicitudes de aclaración de nómina'

test('CLAR-23, CLAR-25: the block flag comes before the documents and has no close icon', async () => {
  blocked()
  visit()
  const dialog = await theDialog(CLARIFICATIONS)
  expect(await within(dialog).findByRole('button', { name: 'Calificar: Bono' })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Cerrar' })).toBeNull()
  press(dialog, 'Regresar')
  expect(await within(dialog).findByText(/^Antes de salir, califica/)).toBeTruthy()
})

test('CLAR-23: a host without P-11 tells it with the list; one that fails blocks nobody', async () => {
  blocked()
  answers[`${PAYROLL} 17`] = { status: 'ERROR', message: 'Opcion desconocida' }
  visit()
  await theDialog(CLARIFICATIONS)
  cleanup()
  answers[`${PAYROLL} 11`] = { status: 'ERROR', message: 'Sin servicio' }
  visit()
  await theDialog('Aviso de actualización de datos')
})

test('elsewhere nothing opens by itself', async () => {
  notices = []
  window.location.hash = '#/Recibos'
  visit()
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address opens its own dialog, after the notices, and leads to Inicio when it closes', async () => {
  window.location.hash = '#/Ptu'
  visit()
  press(await theDialog('1 aviso para ti'), 'Entendido')
  press(await theDialog('Tus días de PTU'), 'Cerrar')
  await waitFor(() => expect(window.location.hash).toBe('#/Inicio'))
  await theDialog('Certificaciones exprés')
})
