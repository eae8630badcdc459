import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/approvals.examples.ts'
import { type ApprovalItem, withdrawApproval } from '#contract/approvals/approvals.ts'
import { BUSY } from '#contract/protocol/outcome.ts'
import { keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { AskedItem } from './asked-item.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = { ...examples.listAsked.response.data[0], estado: 'waiting' } as ApprovalItem

const lost = 'No llegó la respuesta. Intenta otra vez: no se duplica.'
test.each<[string, () => Response | null, string]>([
  ['a lost network', () => null, lost],
  ['a service failure', () => new Response('', { status: 503 }), lost],
  ['a page of another server', () => new Response('<html></html>'), lost],
  [
    'a refusal',
    () => Response.json({ status: 'ERROR', message: 'Ya no espera respuesta.' }),
    'No se retiróYa no espera respuesta.',
  ],
  [
    'a busy service',
    () => Response.json({ status: BUSY }, { status: 503, headers: { 'retry-after': '1' } }),
    'No se retiróEl portal no responde. Intenta en unos minutos.',
  ],
])('shows why a withdrawal failed after %s, and invalidates cached data', async (_, answer, said) => {
  const sent = serviceHere(answer)
  const client = new QueryClient()
  const asked = vi.spyOn(client, 'invalidateQueries')
  renderHere(<AskedItem item={item} />, client)
  fireEvent.click(screen.getByRole('button', { name: /^Retirar/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Sí, retirar' }))
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(sent).toEqual([{ key: keyOf(withdrawApproval), body: { id: item.id } }])
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
})

test('warns that withdrawing a proposed candidate ends the proposal', () => {
  const detalle: ApprovalItem['detalle'] = {
    clase: 'candidato',
    vacante: 7,
    puesto: 'SOLDADOR',
    nombre: 'EVA RUIZ',
    apego: [],
  }
  renderHere(<AskedItem item={{ ...item, clase: 'candidato', detalle, sobre: null }} />)
  fireEvent.click(screen.getByRole('button', { name: /^Retirar/ }))
  expect(screen.getByRole('dialog').textContent).toContain('Se descarta a esta persona.')
})

test.each([
  ['waiting', 'Le toca a'],
  ['authorized', 'Contestada'],
  ['refused', 'Descartado'],
] as const)('calls a fit assessment answered, not authorized, in state "%s"', (estado, said) => {
  const detalle: ApprovalItem['detalle'] = {
    clase: 'apego',
    vacante: 7,
    puesto: 'SOLDADOR',
    nombre: 'EVA RUIZ',
    requisitos: [],
  }
  renderHere(<AskedItem item={{ ...item, clase: 'apego', detalle, estado, sobre: null }} />)
  const way = screen.getByRole('list', { name: 'Cómo va' }).textContent
  expect(way).toContain(said)
  expect(way).not.toMatch(/autoriza|Rechazada/i)
})

test.each([
  ['waiting', 'ELENA RUIZ', 'Enviado'],
  ['authorized', 'ELENA RUIZ', 'Visto por Elena Ruiz'],
  ['refused', null, 'Enviado'],
] as const)('in the state %s with %s as decider, says "%s"', (estado, decidio, said) => {
  renderHere(<AskedItem item={{ ...item, estado, decidio }} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('says where to pick up a letter that is ready', () => {
  const letter = {
    ...item,
    clase: 'carta',
    estado: 'authorized',
    detalle: { clase: 'carta', para: 'guarderia', sueldo: 'no' },
    sobre: null,
    comentario: 'Recógela en Recursos Humanos.',
  } as ApprovalItem
  renderHere(<AskedItem item={letter} />)
  expect(screen.getByText('Dónde la recoges')).toBeTruthy()
  expect(screen.getByText('Recógela en Recursos Humanos.')).toBeTruthy()
  expect(screen.getAllByText('Guardería')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Retirar/ })).toBeNull()
})
