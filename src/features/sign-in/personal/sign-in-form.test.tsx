import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { SignInResult } from '#core/session/session-state.ts'
import * as loading from '#hooks/session/load-session.ts'
import { rememberName } from '../frame/remembered-name.ts'
import { SignInForm } from './sign-in-form.tsx'
import { es } from '../texts.es.ts'
import { useSignIn } from './use-sign-in.ts'

type SignIn = (user: string, password: string, onBusy: (isWaiting: boolean) => void) => Promise<SignInResult>

const signIn = vi.fn<SignIn>()
const canAnybodySignInOffline = vi.fn<() => Promise<boolean>>()
let loadSession: MockInstance<typeof loading.loadSession>
let reportPasskeys: (isHere: boolean) => void

beforeEach(() => {
  signIn.mockReset()
  canAnybodySignInOffline.mockReset().mockResolvedValue(false)
  const watchPasskeys = (report: (isHere: boolean) => void) => {
    reportPasskeys = report
    report(false)
    return () => undefined
  }
  const session = { signIn, canAnybodySignInOffline, watchPasskeys } as never
  loadSession = vi.spyOn(loading, 'loadSession').mockResolvedValue(session)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Form() {
  return <SignInForm form={useSignIn()} />
}

function show() {
  render(<Form />)
  const user = screen.getByLabelText<HTMLInputElement>(es.login.user)
  const password = screen.getByLabelText<HTMLInputElement>(es.login.password)
  return {
    user,
    password,
    fill: () => {
      fireEvent.change(user, { target: { value: '100101' } })
      fireEvent.change(password, { target: { value: 'Portal.2026' } })
    },
    send: () => fireEvent.click(screen.getByRole('button', { name: es.login.submit })),
  }
}

describe('SignInForm', () => {
  it.each([
    [true, es.login.offlineHint],
    [false, es.login.offlineNew],
  ])('mentions cached data without a network only when the device knows a user: %s', async (isKept, text) => {
    canAnybodySignInOffline.mockResolvedValue(isKept)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    show()
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(es.login.offlineHint) !== null).toBe(isKept)
  })

  it('offers the passkey only while one opens something on the device', async () => {
    show()
    await act(async () => undefined)
    const offers = () => screen.queryByRole('button', { name: es.login.passkey }) !== null
    expect(offers()).toBe(false)
    act(() => reportPasskeys(true))
    expect(offers()).toBe(true)
    act(() => reportPasskeys(false))
    expect(offers()).toBe(false)
  })

  it('shows missing fields at the field and in a summary that links to them', () => {
    const form = show()
    form.send()
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(form.user.getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: es.problems.noPassword }))
    expect(document.activeElement).toBe(form.password)
    expect(signIn).not.toHaveBeenCalled()
  })

  it('sends once, however often the form is submitted', async () => {
    let answer: (result: SignInResult) => void = () => undefined
    signIn.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const form = show()
    form.fill()
    form.send()
    fireEvent.submit(form.user)
    await screen.findByRole('button', { name: es.login.submitting })
    fireEvent.submit(form.user)
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce())
    expect(signIn).toHaveBeenCalledWith('100101', 'Portal.2026', expect.any(Function))
    answer({ ok: false, reason: 'unknown-offline' })
    await screen.findByText(es.problems.unknownOffline)
  })

  it('marks the form busy at once; redraws and loads the session one frame later', async () => {
    signIn.mockResolvedValueOnce({ ok: false, reason: 'unknown-offline' })
    const form = show()
    form.fill()
    form.send()
    await screen.findByText(es.problems.unknownOffline)
    expect(form.user.form?.dataset.busy).toBeUndefined()
    let answer: (result: SignInResult) => void = () => undefined
    signIn.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const loads = loadSession.mock.calls.length
    form.send()
    form.send()
    expect(form.user.form?.dataset.busy).toBe('true')
    expect(screen.getByRole('button', { name: es.login.submit }).getAttribute('aria-disabled')).toBe('false')
    expect(screen.getByText(es.problems.unknownOffline)).toBeTruthy()
    expect(loadSession).toHaveBeenCalledTimes(loads)
    const button = await screen.findByRole('button', { name: es.login.submitting })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe(es.login.submitting)
    expect(screen.queryByText(es.problems.unknownOffline)).toBeNull()
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2))
    answer({ ok: false, reason: 'unknown-offline' })
    await screen.findByText(es.problems.unknownOffline)
    expect(form.user.form?.dataset.busy).toBeUndefined()
  })

  it('does not become busy when a field is missing', () => {
    const form = show()
    form.send()
    expect(form.user.form?.dataset.busy).toBeUndefined()
  })

  it('says that many people are signing in while it retries, without an error', async () => {
    let tell: (isWaiting: boolean) => void = () => undefined
    let answer: (result: SignInResult) => void = () => undefined
    signIn.mockImplementation((_user, _password, onBusy) => {
      tell = onBusy
      return new Promise((resolve) => (answer = resolve))
    })
    const form = show()
    form.fill()
    form.send()
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce())
    act(() => tell(true))
    expect(screen.getByText(es.login.crowded)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => tell(false))
    expect(screen.queryByText(es.login.crowded)).toBeNull()
    const failure = { kind: 'unavailable', retryAfterMs: 4000, isBusy: true } as const
    answer({ ok: false, reason: 'failed', failure })
    await screen.findByText(es.problems.crowded)
  })

  it('keeps the typed values after each failure and offers a retry', async () => {
    signIn.mockResolvedValueOnce({ ok: false, reason: 'wrong', message: 'Usuario o contraseña incorrectos' })
    const form = show()
    form.fill()
    form.send()
    await screen.findByText('Usuario o contraseña incorrectos')
    expect(screen.getByRole('link', { name: es.titles.recovery }).getAttribute('href')).toBe('#/Recuperar')
    signIn.mockResolvedValueOnce({ ok: false, reason: 'too-long-offline' })
    form.send()
    await screen.findByText(es.problems.tooLongOffline)
    expect([form.user.value, form.password.value]).toEqual(['100101', 'Portal.2026'])
    signIn.mockResolvedValueOnce({ ok: true, offline: false, mustChangePassword: false })
    fireEvent.click(screen.getByRole('button', { name: es.retry }))
    await waitFor(() => expect(signIn).toHaveBeenCalledTimes(3))
  })

  it('shows an error when the code for signing in cannot be loaded', async () => {
    loadSession.mockRejectedValue(new Error('chunk'))
    const form = show()
    form.fill()
    form.send()
    await screen.findByText(es.problems.notLoaded)
    expect(form.user.value).toBe('100101')
  })

  it('fills in the user name after a password recovery, once', () => {
    rememberName('lupita')
    expect(show().user.value).toBe('lupita')
    cleanup()
    expect(show().user.value).toBe('')
  })
})
