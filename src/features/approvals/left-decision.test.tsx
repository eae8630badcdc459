import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/incident-decisions.examples.ts'
import { decideIncident, listIncidentsToDecide } from '#contract/approvals/incident-decisions.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { watchSnacks } from '../../../tests/support/device/snacks-here.ts'
import { ApprovalsScreen } from './approvals-screen.tsx'

afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['saved', () => Response.json(examples.decideIncident.response), 'La incidencia se modificó con éxito'],
  ['lost', () => null, 'No llegó la respuesta'],
])(
  'tells that a decision was %s after Back has left it, and stays where the person is',
  async (_, end, told) => {
    openSessionHere({})
    const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.spyOn(window, 'matchMedia').mockImplementation(() => media as never)
    const [row] = examples.listIncidentsToDecide.response.incidenciasPorAutorizar ?? []
    const incidenciasPorAutorizar = [1, 2].map((id) => ({ ...row, id_incidencia: id }))
    let finish: (answer: Response | null) => void = () => undefined
    const answer = new Promise<Response | null>((resolve) => (finish = resolve))
    const calls = serviceHere(({ key }) => {
      if (key === keyOf(decideIncident)) return answer
      return key === keyOf(listIncidentsToDecide) ? { status: 'Ok', incidenciasPorAutorizar } : null
    })
    await openWorkHere()
    window.location.hash = '#/Autorizaciones/incidencia/1?autorizar'
    renderHere(<ApprovalsScreen params={{ clase: 'incidencia', id: '1' }} />, withoutRetries())
    await screen.findByText('¿Realmente deseas autorizar esta incidencia?')
    await waitFor(() => {
      const [button] = screen.queryAllByRole('button', { name: 'Autorizar' })
      if (button) fireEvent.click(button)
      expect(calls.some(({ key }) => key === keyOf(decideIncident))).toBe(true)
    })
    expect(screen.getByRole('button', { name: 'Guardando…' })).toBeTruthy()
    cleanup()
    window.location.hash = '#/Mas'
    const snacks = watchSnacks()
    finish(end())
    await waitFor(() => expect(snacks).toMatchObject([{ text: told }]))
    expect(window.location.hash).toBe('#/Mas')
  },
)
