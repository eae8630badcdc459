import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SendingEnd } from './sending-end.tsx'
import { SendingState } from './sending-state.tsx'

afterEach(cleanup)

test.each([
  [{ state: 'queued' }, 'Falta enviar'],
  [{ state: 'sending' }, 'Falta enviar'],
  [{ state: 'sending', percent: 40 }, 'Enviando… 40 %'],
  [{ state: 'queued', what: '2 pasos' }, 'Falta enviar 2 pasos'],
  [{ state: 'queued', waitsFor: 'wifi' }, 'Se envía con Wi-Fi'],
  [{ state: 'queued', waitsFor: 'portal' }, 'Todavía no está en tu portal'],
  [{ state: 'needs-session' }, 'Falta que entres con internet'],
  [{ state: 'rejected' }, 'Error: toca para corregir'],
  [{ state: 'rejected', isFinal: true }, 'Error: no se envió'],
  [{ state: 'synced' }, 'Enviado'],
  [{ state: 'synced', at: '14:02' }, 'Enviado · 14:02'],
  [{ state: 'synced', seenBy: 'Elena Ruiz' }, 'Visto por Elena Ruiz'],
] as const)('says %o in words that screen readers announce', (sending, text) => {
  render(<SendingState {...sending} />)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test.each(['queued', 'sending', 'needs-session', 'rejected', 'conflict', 'stray'] as const)(
  'names nobody who saw a request in the state %s, which the server does not have',
  (state) => {
    render(<SendingState state={state} seenBy="Elena Ruiz" />)
    expect(screen.queryByText(/Visto|Enviado/)).toBeNull()
  },
)

test.each([
  ['queued', 'Falta enviar', 'Está guardado aquí. Se envía solo cuando hay internet.'],
  ['needs-session', 'Falta enviar', 'Está guardado aquí. Entra con internet y se envía solo.'],
  ['synced', 'Enviado', ''],
] as const)('ends a request in the state %s with what still has to happen', (state, title, text) => {
  render(<SendingEnd state={state} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(screen.getByRole('status').textContent).toBe(title + text)
})

test('shows the reason of a refusal and a link to the next step, and no promise', () => {
  render(
    <SendingEnd state="rejected" title="Corrige 1 paso" text="La CURP no existe.">
      <a href="#/x">Corregir</a>
    </SendingEnd>,
  )
  expect(screen.getByRole('status').textContent).toBe('Corrige 1 pasoLa CURP no existe.')
  expect(screen.getByRole('link', { name: 'Corregir' })).toBeTruthy()
})

test('moves the focus to its heading when it replaces a form, and not otherwise', () => {
  const { unmount } = render(<SendingEnd state="queued" />)
  expect(document.activeElement).toBe(document.body)
  unmount()
  render(<SendingEnd state="queued" takesFocus />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})
