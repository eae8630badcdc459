import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/work-facts.examples.ts'
import { readWorkFacts } from '#contract/approvals/work-facts.ts'
import { writeDraft } from '#core/outbox/drafts.ts'
import { setSession } from '#core/session/session-state.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { FillScreen } from './fill-screen.tsx'

const { response } = examples.readWorkFacts
const [member] = response.equipo
let facts: object | null

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T18:00:00Z') })
  await openWorkHere()
  const menu = { modules: [{ url: paths.approvals }], tree: [], isMultisistema: false }
  const profile = { user: { Id_Usuario: 7, Folio: '100201' }, menu, company: '00100' } as never
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  facts = response
  serviceHere(({ key }) => (key === keyOf(readWorkFacts) ? facts : null))
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(clase: 'tiempo_extra' | 'descanso_laborado', values: object): Promise<void> {
  await writeDraft(newRequestForms.asking, clase, { values })
  renderHere(<FillScreen params={{ clase }} />, withoutRetries())
}
const overtime = (dia: string, horas: string) =>
  open('tiempo_extra', { empleado: '100101', dia, entrada: '14:00', horas, motivo: 'Pedido urgente' })
const look = () => screen.queryByRole('button', { name: 'Revisar' })
const said = (text: string) => screen.findByText(text)

test('offers no request beyond the law, and offers it again with fewer hours', async () => {
  facts = { ...response, equipo: [{ ...member, edadDesde: '' }] }
  await overtime('2026-12-03', '3.5')
  expect((await said('La ley permite 3 horas extra al día (LFT 66).')).closest('[role=alert]')).toBeTruthy()
  expect(look()).toBeNull()
  fireEvent.change(screen.getByLabelText('Cuántas horas'), { target: { value: '2' } })
  expect(await said('Se pagan al doble: 2 h.')).toBeTruthy()
  const used = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(used).toEqual(['2 de 3', '2 de 3', '5 de 9'])
  expect(await said('Días sin trabajar esa semana, según su kardex: 02/12/2026.')).toBeTruthy()
  expect(look()).not.toBeNull()
})

test('offers no overtime for a minor', async () => {
  await overtime('2026-12-03', '1')
  expect(await said('Los menores de 18 años no trabajan horas extra (LFT 178).')).toBeTruthy()
  expect(look()).toBeNull()
})

test('judges the hours alone, without a network, when the person’s hours are not known', async () => {
  facts = null
  await overtime('2026-12-03', '3')
  expect(await said('Aún no sabemos sus horas. El portal las revisa al recibirla.')).toBeTruthy()
  expect(look()).not.toBeNull()
  fireEvent.change(screen.getByLabelText('Cuántas horas'), { target: { value: '4' } })
  await waitFor(() => expect(look()).toBeNull())
})

test('says of refused hours of a past day that they must be paid', async () => {
  await overtime('2026-11-25', '4')
  expect(await said('Si ya se trabajó, avisa a Nómina: se debe pagar (LFT 68).')).toBeTruthy()
})

test('says how the person’s own rest day or holiday is paid', async () => {
  await open('descanso_laborado', { dia: '2026-12-25', motivo: 'Inventario' })
  expect(await said('Es festivo')).toBeTruthy()
  expect(look()).not.toBeNull()
})
