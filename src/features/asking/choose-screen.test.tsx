import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/savings/savings.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { setCurrentToken } from '#core/transport/session-signals.ts'
import { newRequestForms, REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { writeDraft } from '#core/outbox/drafts.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { ChooseScreen } from './choose-screen.tsx'

beforeEach(async () => {
  setCurrentToken('t')
  serviceHere(() => null)
  await openWorkHere()
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  setCurrentToken(null)
  vi.unstubAllGlobals()
})

interface Person {
  company?: string
  modules?: object[]
  lacking?: string[]
}

function open({ company = '00100', modules = [], lacking = [] }: Person = {}): void {
  const menu = { modules, tree: [], isMultisistema: false }
  const profile = { user: { Id_Usuario: 1, Folio: 'F1' }, menu, company } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  renderHere(
    <ShellPartsProvider value={{ lacking } as never}>
      <ChooseScreen />
    </ShellPartsProvider>,
    withoutRetries(),
  )
}

const places = () => screen.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1))

test('links to the form of each request that an employee can make', () => {
  open()
  expect(places()).toEqual([
    '/Solicitudes',
    '/Incidencias/nueva',
    '/Solicitudes/nueva/descanso_laborado',
    '/Aclaraciones/nueva',
    '/Inconformidades/nueva',
    '/Solicitudes/nueva/carta',
  ])
})

test('offers a loan and a withdrawal to members of the savings fund', async () => {
  const { response } = examples.readSavings
  const data = { ...response.data, existe: 1, baja: 0 }
  // Compares only the fixed part of the key, because the key ends with the person's number.
  serviceHere(({ key }) => (key.includes('datos-por-empleado') ? { ...response, data } : null))
  open()
  await waitFor(() =>
    expect(places()).toEqual(expect.arrayContaining(['/CajaAhorro/prestamo', '/CajaAhorro/retirar'])),
  )
})

test('offers people outside the savings fund to join it, and no loan', async () => {
  const { response } = examples.readSavings
  const data = { ...response.data, existe: 0, baja: 0 }
  serviceHere(({ key }) => (key.includes('datos-por-empleado') ? { ...response, data } : null))
  open()
  const join = await screen.findByRole('link', { name: /^Inscribirme en la caja/ })
  expect(join.getAttribute('href')).toBe('#/CajaAhorro/inscribirme')
  expect(places()).not.toContain('/CajaAhorro/prestamo')
})

test('names vacation and the swap of rest days once, as kinds of days off', () => {
  open()
  for (const kind of [/tiempo por tiempo/i, /vacaciones/i]) {
    const [dayOff, ...others] = screen.getAllByText(kind)
    expect(others).toEqual([])
    expect(dayOff?.closest('a')?.getAttribute('href')).toBe('#/Incidencias/nueva')
  }
})

test('offers passes and overtime to people who decide on requests', () => {
  open({ modules: [{ url: paths.approvals, title: '', view: 'Autorizaciones' }] })
  expect(places()).toEqual(
    expect.arrayContaining(['/Solicitudes/nueva/tiempo_extra', '/Solicitudes/nueva/pase_salida']),
  )
})

test('offers no authorizations on a host without them, and no questions about pay to other companies', () => {
  open({ company: '00300', lacking: [paths.asking] })
  expect(places()).toEqual(['/Incidencias/nueva'])
})

test('marks a day off that was begun and not sent', async () => {
  await writeDraft(newRequestForms.dayOff, REQUEST_STEP, { kind: 'Trabajo en casa', from: '', to: '' })
  open()
  expect(await screen.findByText('Tienes una sin enviar')).toBeTruthy()
})
