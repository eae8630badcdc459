import { IconArrowRight, IconFingerprint, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useCountdown } from '#hooks/device/use-countdown.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useSlow } from '#hooks/work/use-slow.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from '../frame/sign-in.module.css'
import type { Problem } from '../frame/sign-in-problem.ts'
import { texts } from '../texts.es.ts'
import { useHasPasskey, useKnowsAnybody } from './use-knows-anybody.ts'
import type { useSignIn } from './use-sign-in.ts'
import { UserField } from '../frame/user-field.tsx'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'

export function SignInForm({ form }: { form: ReturnType<typeof useSignIn> }) {
  const words = useTexts(texts)
  const {
    element,
    user,
    setUser,
    password,
    setPassword,
    isBusy,
    isCrowded,
    problem,
    attempt,
    submit,
    enterByPasskey,
  } = form
  const isOnline = useOnline()
  const hasKept = useKnowsAnybody()
  const hasPasskey = useHasPasskey()
  const isSlow = useSlow(isBusy)
  const waitSeconds = useCountdown(problem?.waitEnd ?? null)
  const userId = useId()
  const passwordId = useId()
  const userRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Focuses the field only on devices with a mouse, because a phone's keypad would cover the screen.
    if (window.matchMedia?.('(hover: hover) and (pointer: fine)').matches) {
      const first = userRef.current?.value ? passwordRef.current : userRef.current
      focusOnMount(first)
    }
  }, [])

  function send(event: FormEvent): void {
    event.preventDefault()
    void submit()
  }

  return (
    <form ref={element} className="t-stack t-gap-4 t-above-5" onSubmit={send} noValidate>
      {!isOnline && !problem && hasKept !== null && (
        <Banner tone="neutral" live="status" icon={<IconWifiOff />}>
          {hasKept ? words.login.offlineHint : words.login.offlineNew}
        </Banner>
      )}
      {problem && (
        <ErrorSummary
          title={waitSeconds > 0 ? words.problems.waitOffline(waitSeconds) : problem.title}
          attempt={attempt}
          items={problem.way === null ? emptyFields(problem, userId, passwordId) : []}
          action={<WayOn problem={problem} onRetry={() => void submit()} />}
        />
      )}
      {hasPasskey && (
        <Button
          size="lg"
          variant="outline"
          fullWidth
          aria-disabled={isBusy}
          leftSection={<IconFingerprint aria-hidden="true" size={22} />}
          onClick={() => void enterByPasskey()}
        >
          {words.login.passkey}
        </Button>
      )}
      <UserField ref={userRef} id={userId} value={user} onChange={setUser} error={problem?.user} />
      <SecretField
        ref={passwordRef}
        id={passwordId}
        size="large"
        label={words.login.password}
        showWord={words.show}
        hideWord={words.hide}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        maxLength={256}
        value={password}
        error={problem?.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        className={classes.enter}
        aria-disabled={isBusy}
        rightSection={isBusy ? null : <IconArrowRight aria-hidden="true" size={22} />}
      >
        {isBusy ? words.login.submitting : words.login.submit}
      </Button>
      <output className={isSlow || isCrowded ? 't-quiet t-words-centred' : 't-hidden'}>
        {isCrowded ? words.login.crowded : isSlow ? words.login.slow : isBusy ? words.login.submitting : ''}
      </output>
    </form>
  )
}

function emptyFields(problem: Problem, userId: string, passwordId: string) {
  return [
    { fieldId: userId, text: problem.user },
    { fieldId: passwordId, text: problem.password },
  ].flatMap(({ fieldId, text }) => (text === undefined ? [] : [{ fieldId, text }]))
}

function WayOn({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const words = useTexts(texts)
  if (problem.way === 'retry') {
    return (
      <TextLink underline onClick={onRetry}>
        {words.retry}
      </TextLink>
    )
  }
  if (problem.way === 'recovery') {
    return (
      <TextLink underline href={`#${paths.recovery}`}>
        {words.titles.recovery}
      </TextLink>
    )
  }
  return null
}
