import { type ComponentType, useRef, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import type { SignInResult } from '#core/session/session-state.ts'
import { loadSession, type SessionModule } from '#hooks/session/load-session.ts'
import { afterPaint } from '#hooks/operations/after-paint.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { FormerPasswordForm } from '../passwords/former-password-form.tsx'
import type { SecondStepForm } from './second-step-form.tsx'
import { takeRememberedName } from '../frame/remembered-name.ts'
import { noteDigits } from '../frame/usual-length.ts'
import { missingField, type Problem, problemOf } from '../frame/sign-in-problem.ts'
import { texts } from '../texts.es.ts'
import { kioskPart, lazyPart, loadOrReload } from '#parts/lazy-part.ts'

type FormerForm = ComponentType<Parameters<typeof FormerPasswordForm>[0]>
type SecondForm = ComponentType<Parameters<typeof SecondStepForm>[0]>

export function useSignIn() {
  const words = useTexts(texts)
  const [user, setUser] = useState(takeRememberedName)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isCrowded, setCrowded] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [FormerStep, setFormerStep] = useState<FormerForm | null>(null)
  const [SecondStep, setSecondStep] = useState<SecondForm | null>(null)
  const [wrongTries, setWrongTries] = useState(0)
  // Uses a ref, because a state update is too late for a second Enter.
  const isRunning = useRef(false)
  const element = useRef<HTMLFormElement>(null)

  function show(next: Problem | null): void {
    setProblem(next)
    if (next) setAttempt((count) => count + 1)
  }

  async function run(enter: (session: SessionModule) => Promise<SignInResult>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    // Changes an attribute first, because a slow phone renders too late for feedback.
    element.current?.setAttribute('data-busy', 'true')
    await afterPaint()
    setBusy(true)
    // Clears the former error. In the second step, the error stays at the code field.
    if (!SecondStep) show(null)
    // Null when the app's code cannot be loaded, or the browser has no storage.
    const result = await loadSession(true)
      .then(enter)
      .catch(() => null)
    const reason = result?.ok === false ? result.reason : null
    const Former = reason === 'former-needed' ? await loadFormerForm() : null
    const Second = reason === 'second-step' ? await loadSecondForm() : null
    isRunning.current = false
    if (result?.ok) {
      if (deviceMode() === 'kiosk') noteDigits(user.trim())
      return
    }
    element.current?.removeAttribute('data-busy')
    setBusy(false)
    if (reason === 'second-expired') begin()
    if (Second) {
      setSecondStep(() => Second)
      show(null)
    } else if (Former) {
      setSecondStep(null)
      setFormerStep(() => Former)
    } else if (result?.reason === 'former-wrong') setWrongTries((count) => count + 1)
    else show(result ? problemOf(result, words.problems) : { title: words.problems.notLoaded, way: 'retry' })
  }

  /** Returns to the password step with the number, for example when the verified password has expired. */
  function begin(): void {
    setSecondStep(null)
    setPassword('')
  }

  async function submit(): Promise<void> {
    const missing = missingField(user, password, words.problems, words.checkFields)
    if (missing) show(missing)
    else await run((session) => session.signIn(user, password, setCrowded))
  }

  const enterByPasskey = () => run((session) => session.signInByPasskey())

  const former = FormerStep && {
    Form: FormerStep,
    isBusy,
    wrongTries,
    onAnswer: (answer: string | null) => void run((session) => session.answerFormer(answer)),
    onBack: () => {
      setFormerStep(null)
      begin()
      // Cancels the waiting sign-in, whose result is ignored.
      void loadSession().then((session) => session.answerFormer(undefined))
    },
  }
  const second = SecondStep && {
    Form: SecondStep,
    isBusy,
    problem: problem?.title ?? null,
    attempt,
    onCode: (code: string) => run((session) => session.answerSecondStep(code)),
    onBack: () => {
      begin()
      show(null)
      // Cancels the waiting sign-in, whose result 'second-expired' is ignored.
      void loadSession().then((session) => session.answerSecondStep(null))
    },
  }
  const fields = { user, setUser, password, setPassword, problem, attempt }
  return { ...fields, element, isBusy, isCrowded, submit, enterByPasskey, former, second }
}

const loadFormer = lazyPart(() => import('../passwords/former-password-form.tsx'))
const loadKioskSecond = kioskPart(() => import('../kiosk/kiosk-second-step.tsx'))
const loadSecond = lazyPart(() => import('./second-step-form.tsx'))

/** Returns null on failure. */
async function loadFormerForm(): Promise<FormerForm | null> {
  return loadOrReload(loadFormer).then(
    (part) => part.FormerPasswordForm,
    // The failure is shown, and "Entrar" retries.
    () => null,
  )
}

/** Loads the form of the second step; a kiosk has its own form. */
async function loadSecondForm(): Promise<SecondForm | null> {
  const load =
    deviceMode() === 'kiosk'
      ? loadOrReload(loadKioskSecond).then((part) => part.KioskSecondStep)
      : loadOrReload(loadSecond).then((part) => part.SecondStepForm)
  // The failure is shown, and "Entrar" retries.
  return load.catch(() => null)
}
