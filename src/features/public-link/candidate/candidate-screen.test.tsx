import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/jobs/candidate-links.examples.ts'
import { buildCurp } from '#domain/text/mexican-ids.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { Screen } from './candidate-screen.tsx'

let sent: { path: string; body: Record<string, unknown> }[] = []
/** Next responses of the server, except for reading. Null means that the response is lost. */
let answers: (object | null)[] = []
let shown: object = {}

beforeEach(() => {
  sent = []
  answers = []
  shown = examples.readCandidateLink.response
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/leer')) return Response.json(shown)
    sent.push({ path, body: JSON.parse(body) })
    const next = answers.shift()
    if (!next) throw new TypeError('lost')
    return Response.json(next)
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('accepts an offer on retry after a lost response, and stores the account’s key', async () => {
  navigate('/AutorizaOferta/KEY/41/1')
  const accepted = examples.answerOffer.response
  answers = [null, { ...accepted, repetida: true }]
  render(<Screen params={{ key: 'KEY' }} />)
  await screen.findByText('$14,200.00')
  screen.getByText('Responde a más tardar el 24/05/2024.')
  await tap('Aceptar la oferta')
  expect(sent).toEqual([])
  await tap('Sí, aceptar')
  expect((await screen.findByRole('alert')).textContent).toContain('Toca otra vez: no se duplica.')
  await tap('Sí, aceptar')
  const account = await screen.findByRole('link', { name: 'Crear mi cuenta' })
  expect(account.getAttribute('href')).toBe(accepted.registro)
  screen.getByText(/^Tu respuesta ya estaba guardada/)
  expect(sent.map(({ body }) => body)).toEqual([
    { key: 'KEY', respuesta: 'aceptar' },
    { key: 'KEY', respuesta: 'aceptar' },
  ])
  await waitFor(() => expect(sessionStorage.getItem('turno.link')).toContain('k2-example-of-a-key'))
})

test('mentions typed text after an offline failure only when something was typed', async () => {
  navigate('/AutorizaOferta/KEY/41/1')
  answers = [null, null]
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Screen params={{ key: 'KEY' }} />)
  await tap('Aceptar la oferta')
  await tap('Sí, aceptar')
  expect((await screen.findByRole('alert')).textContent).toBe('Sin internet. No se guardó nada.')
  await tap('Cancelar')
  await tap('No aceptar')
  fireEvent.change(await screen.findByLabelText('Comentario (opcional)'), {
    target: { value: 'Queda lejos' },
  })
  await tap('Sí, no la acepto')
  expect((await screen.findByRole('alert')).textContent).toContain('Lo que escribiste sigue aquí.')
})

test('declines an offer with a comment, and forgets its key', async () => {
  navigate('/AutorizaOferta/KEY/41/1')
  answers = [{ status: 'OK', estado: 'declinada', repetida: false, registro: '' }]
  render(<Screen params={{ key: 'KEY' }} />)
  await tap('No aceptar')
  const comment = await screen.findByLabelText('Comentario (opcional)')
  fireEvent.change(comment, { target: { value: ' Queda lejos ' } })
  await tap('Sí, no la acepto')
  await screen.findByRole('heading', { name: 'No aceptaste la oferta' })
  expect(sent[0]?.body).toEqual({ key: 'KEY', respuesta: 'declinar', comentario: 'Queda lejos' })
  expect(screen.queryByRole('link', { name: 'Crear mi cuenta' })).toBeNull()
  await waitFor(() => expect(sessionStorage.getItem('turno.link')).toBeNull())
})

test('names the faults of a new account, keeps typed values after an error and stores none', async () => {
  navigate('/RegistoDeCandidatos/KEY/1/12')
  shown = { ...shown, clase: 'registro', oferta: null, correo: 'noe@correo.example' }
  const weak = { status: 'DEBIL', message: 'Es muy conocida. Elige otra.' }
  answers = [null, weak, examples.registerCandidate.response]
  render(<Screen params={{ key: 'KEY' }} />)
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByLabelText('CURP')
  fill('CURP', 'raan950312hclnvx00')
  await tap('Crear mi cuenta')
  // The CURP rule loads shortly after the form.
  await waitFor(async () => {
    await tap('Crear mi cuenta')
    screen.getByRole('button', { name: 'Esa CURP no es válida. Revisa cada letra y número.' })
  })
  screen.getByRole('button', { name: 'Marca que leíste el aviso.' })
  expect(sent).toEqual([])

  const names = { firstName: 'NOÉ', paternalName: 'RANGEL', maternalName: 'ÁVILA' }
  const curp = buildCurp({ ...names, birthDate: '1995-03-12', sex: 'H', state: 'CL', differentiator: '0' })
  fill('CURP', curp.toLowerCase())
  await screen.findByText('Naciste el 12/03/1995')
  fill('Crea una contraseña', 'password1')
  fill('Repite la contraseña', 'password1')
  fireEvent.click(screen.getByLabelText('Leí y acepto el aviso de privacidad'))
  await tap('Crear mi cuenta')
  await screen.findByText('No llegó la respuesta. Toca otra vez: no se duplica.')
  await tap('Crear mi cuenta')
  await waitFor(() => expect(screen.getAllByText(weak.message).length).toBe(2))
  expect((screen.getByLabelText('CURP') as HTMLInputElement).value).toBe(curp.toLowerCase())
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toMatch(
    /password1|raan/i,
  )
  fill('Crea una contraseña', 'tres-tristes-silbatos')
  fill('Repite la contraseña', 'tres-tristes-silbatos')
  await tap('Crear mi cuenta')
  await screen.findByText('900002')
  expect(sent.at(-1)).toEqual({
    path: '/api/portal/enlaces/candidato/registrar',
    body: {
      key: 'KEY',
      curp,
      correo: 'noe@correo.example',
      contrasena: 'tres-tristes-silbatos',
      acepta: true,
    },
  })
  expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe(
    '#/Login?volver=%2FActualizacionDatos',
  )
})

test('reports a possibly created account and its mail after a lost response and an expired link', async () => {
  navigate('/RegistoDeCandidatos/KEY/1/12')
  shown = { ...shown, clase: 'registro', oferta: null, correo: 'noe@correo.example' }
  answers = [null, { status: 'NOVIGENTE', message: '' }]
  render(<Screen params={{ key: 'KEY' }} />)
  const names = { firstName: 'NOÉ', paternalName: 'RANGEL', maternalName: 'ÁVILA' }
  const curp = buildCurp({ ...names, birthDate: '1995-03-12', sex: 'H', state: 'CL', differentiator: '0' })
  fireEvent.change(await screen.findByLabelText('CURP'), { target: { value: curp } })
  for (const label of ['Crea una contraseña', 'Repite la contraseña'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'tres-tristes-silbatos' } })
  fireEvent.click(screen.getByLabelText('Leí y acepto el aviso de privacidad'))
  await tap('Crear mi cuenta')
  await screen.findByText('No llegó la respuesta. Toca otra vez: no se duplica.')
  fireEvent.change(screen.getByLabelText('Correo'), { target: { value: 'otro@correo.example' } })
  await tap('Crear mi cuenta')
  await screen.findByRole('heading', { name: 'Tu cuenta quizá ya está lista' })
  screen.getByText(/noe@correo\.example/)
})
