import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSession } from '#core/session/session-state.ts'
import { SpokenHelp } from './spoken-help.tsx'

const argentinian = { lang: 'es-AR', voiceURI: 'voice es-AR', name: 'es-AR', localService: true }
let voices: object[]
let speech: EventTarget
const speak = vi.fn<() => void>()
const cancel = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
  voices = [argentinian]
  speech = Object.assign(new EventTarget(), { getVoices: () => voices, speak, cancel })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget)
  render(<SpokenHelp name="Kardex" text="Tus faltas y permisos." />)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = () => screen.queryByRole('button', { name: /^(Escuchar|Detener)/ })

test('hides the button when the device has no voice of the language any more', () => {
  expect(button()).not.toBeNull()
  voices = []
  act(() => {
    speech.dispatchEvent(new Event('voiceschanged'))
  })
  expect(button()).toBeNull()
})

test('stops the voice when the session ends', () => {
  const profile = { user: { Id_Usuario: 1, Folio: '100101' }, menu: null, company: '00100' } as never
  act(() =>
    setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: false }),
  )
  fireEvent.click(screen.getByRole('button', { name: /^Escuchar/ }))
  expect(speak).toHaveBeenCalledOnce()
  const before = cancel.mock.calls.length
  act(() => setSession({ phase: 'signed-out', reason: 'left' }))
  expect(cancel.mock.calls.length).toBeGreaterThan(before)
  expect(screen.getByRole('button', { name: /^Escuchar/ })).toBeTruthy()
})
