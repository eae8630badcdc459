import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/approvals/approval-links.examples.ts'
import { setSession } from '#core/session/session-state.ts'
import * as mode from '#core/store/device-mode.ts'
import { approvalKinds } from '#domain/approvals/kinds.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { noteAnswer } from '../../../tests/support/device/noted-answers.ts'
import { doneTitle } from './kinds.tsx'
import { Screen } from './link-screen.tsx'
import { es } from './texts.es.ts'

const user = { Id_Usuario: 7, Nombre: 'EVA', Nickname: 'eva' }
const profile = { user, menu: null, company: '' } as never

beforeEach(() => {
  navigate('/AutorizaVisita/KEY')
  vi.stubGlobal('fetch', async () => Response.json({ ...examples.readLink.response, accion: 'decidir' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('keeps the typed reason when the session expires', async () => {
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  render(<Screen params={{ key: 'KEY' }} />)
  const refuse = async () => fireEvent.click(await screen.findByRole('button', { name: 'Rechazar' }))
  await refuse()
  fireEvent.change(await screen.findByLabelText(/^Motivo/), { target: { value: 'Ese día no hay nadie' } })
  act(() => setSession({ phase: 'signed-out', reason: 'expired' }))
  await refuse()
  const reason = (await screen.findByLabelText(/^Motivo/)) as HTMLTextAreaElement
  expect(reason.value).toBe('Ese día no hay nadie')
})

test.each([
  ['a kind that this page does not know', { clase: 'otra', detalle: { clase: 'otra' } }],
  ['no details', { detalle: undefined }],
  ['no requester', { solicitante: null }],
])('treats an invalid response as a missing network: %s', async (_what, change) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...examples.readLink.response, ...change }))
  render(<Screen params={{ key: 'KEY' }} />)
  await screen.findByText('Sin internet por ahora')
})

test('shows a support code for a server error, even without a session', async () => {
  vi.stubGlobal('fetch', async () => {
    // In the future, because a failure older than 10 s is not shown and a busy machine may be slow.
    noteAnswer('GGGGGGGGGGGG', { path: '/api/portal/enlaces/leer', at: performance.now() + 60_000 })
    return new Response('', { status: 500 })
  })
  render(<Screen params={{ key: 'KEY' }} />)
  await screen.findByText('Sin internet por ahora')
  const code = await screen.findByText('GGGGGGGGGGGG')
  expect(code.parentElement?.textContent).toBe('Código para soporte: GGGGGGGGGGGG')
})

test('masks a vacancy’s salary on a kiosk, also in the confirmation', async () => {
  const detalle = {
    clase: 'vacante',
    puesto: 'SOLDADOR',
    lugares: 2,
    sueldo: 15_400,
    razon: 'Línea nueva',
    productividad: '',
    mercer: '',
  }
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...examples.readLink.response, clase: 'vacante', detalle, accion: 'decidir' }),
  )
  vi.spyOn(mode, 'deviceMode').mockReturnValue('kiosk')
  render(<Screen params={{ key: 'KEY' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Autorizar' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('$••••••')
  expect(document.body.textContent).not.toContain('15,400')
})

test('matches the grammatical gender of the result to its kind, and stays neutral for a person', () => {
  expect(doneTitle('candidato', 'autorizar', es)).toBe('Se autorizó a la persona')
  expect(doneTitle('candidato', 'rechazar', es)).toBe('Se descartó a la persona')
  expect(doneTitle('carta', 'autorizar', es)).toBe('La carta quedó lista')
  expect(doneTitle('carta', 'rechazar', es)).toBe('Quedó rechazada')
  expect(approvalKinds.map(es.done.authorized)).toEqual(
    'aaaoooooooa'.split('').map((ending) => `Quedó autorizad${ending}`),
  )
})

test('keeps the key without a session or after it expires, and forgets it after a sign-out', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { key: string }).key)
    return Response.json({ ...examples.readLink.response, accion: 'decidir' })
  })
  const look = async (key: string) => {
    cleanup()
    render(<Screen params={{ key }} />)
    await screen.findByRole('button', { name: 'Rechazar' })
    return asked.at(-1)
  }
  setSession({ phase: 'signed-out', reason: 'none' })
  expect([await look('KEY'), await look('-')]).toEqual(['KEY', 'KEY'])
  setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false })
  expect(await look('-')).toBe('KEY')
  setSession({ phase: 'signed-out', reason: 'expired' })
  expect(await look('-')).toBe('KEY')
  setSession({ phase: 'starting' })
  expect(await look('-')).toBe('')
})

const requisitos = [
  { clase: 'escolaridad', texto: 'Preparatoria', meses: null },
  { clase: 'experiencia', texto: 'Prensas', meses: 24 },
]
const detalle = { clase: 'apego', vacante: 812, puesto: 'OPERADOR', nombre: 'SARA LUNA', requisitos }
const choose = async (asked: RegExp, answer: string) =>
  fireEvent.click(
    within(await screen.findByRole('radiogroup', { name: asked })).getByRole('radio', { name: answer }),
  )

test('sends the fit answers only when complete, and keeps them in place across a reload', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/decidir')) {
      sent.push(JSON.parse(body))
      return Response.json({ status: 'OK', estado: 'authorized', repetida: false })
    }
    return Response.json({ ...examples.readLink.response, clase: 'apego', detalle, accion: 'decidir' })
  })
  const { unmount } = render(<Screen params={{ key: 'KEY' }} />)
  await choose(/^Prensas/, 'En parte')
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Te falta 1 respuesta.')
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=radiogroup]')?.textContent).toContain('Preparatoria'),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()

  render(<Screen params={{ key: '-' }} />)
  await choose(/^Preparatoria/, 'Sí')
  await screen.findByRole('img', { name: 'Requisitos del puesto: 75 por ciento' })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, guardar' }))
  await screen.findByRole('heading', { name: 'Quedó guardado' })
  expect(sent).toEqual([{ key: 'KEY', decision: 'autorizar', apego: ['si', 'parcial'] }])
  // Ignores storage keys of earlier test files in the same browser.
  await waitFor(() =>
    expect(['turno.link', 'turno.link.typed'].map((place) => sessionStorage.getItem(place))).toEqual([
      null,
      null,
    ]),
  )
})

test('requires one of the company’s reasons to reject a candidate (JUST-03)', async () => {
  const sent: unknown[] = []
  const apego = requisitos.map((requirement) => ({ ...requirement, cumple: 'no' }))
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/decidir')) {
      sent.push(JSON.parse(body))
      return Response.json({ status: 'OK', estado: 'refused', repetida: false })
    }
    const details = { ...detalle, clase: 'candidato', apego }
    const motivos = ['No cubre el perfil', 'Eligió otra empresa']
    const { response } = examples.readLink
    return Response.json({ ...response, clase: 'candidato', detalle: details, accion: 'decidir', motivos })
  })
  render(<Screen params={{ key: 'KEY' }} />)
  await screen.findByRole('img', { name: 'Requisitos del puesto: 0 por ciento' })
  fireEvent.click(screen.getByRole('button', { name: 'Autorizar' }))
  const question = within(await screen.findByRole('dialog'))
  question.getByText('Cumple 0 % del perfil')
  fireEvent.click(question.getByRole('button', { name: 'Cancelar' }))
  fireEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
  const send = await screen.findByRole('button', { name: 'Sí, rechazar' })
  fireEvent.click(send)
  await screen.findByText('Campo requiredo.')
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: 'Eligió otra empresa' }))
  fireEvent.click(send)
  await screen.findByRole('heading', { name: 'Se descartó a la persona' })
  expect(sent).toEqual([{ key: 'KEY', decision: 'rechazar', comentario: 'Eligió otra empresa' }])
})

test('asks where the requester gets a letter before it is ready, and sends the place', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/decidir')) {
      sent.push(JSON.parse(body))
      return Response.json({ status: 'OK', estado: 'authorized', repetida: false })
    }
    const letter = { clase: 'carta', para: 'banco', sueldo: 'si' }
    return Response.json({
      ...examples.readLink.response,
      clase: 'carta',
      detalle: letter,
      accion: 'decidir',
    })
  })
  render(<Screen params={{ key: 'KEY' }} />)
  expect(await screen.findByText('A quien corresponda')).toBeTruthy()
  expect(screen.getByText('Con sueldo')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Está lista' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿La carta ya está lista?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Está lista' }))
  await dialog.findByText('Escribe dónde se recoge.')
  expect(sent).toEqual([])
  fireEvent.change(dialog.getByLabelText('Dónde se recoge'), { target: { value: ' En caseta. ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Está lista' }))
  await screen.findByRole('heading', { name: 'La carta quedó lista' })
  expect(sent).toEqual([{ key: 'KEY', decision: 'autorizar', comentario: 'En caseta.' }])
})
