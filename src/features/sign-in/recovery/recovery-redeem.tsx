import { type FormEvent, useId, useState } from 'react'
import { loadSession } from '#hooks/session/load-session.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { faultItems, NewPasswordFields } from '../passwords/new-password-fields.tsx'
import { passwordFault, passwordRules } from '../passwords/password-rules.ts'
import { NoMail } from './no-mail.tsx'
import { failureSentence } from '../frame/sign-in-problem.ts'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'
import { useCountdown } from '#hooks/device/use-countdown.ts'
import { useSending } from '../frame/use-sending.ts'
import { useTooEasy } from '../passwords/use-too-easy.ts'
import { Button } from '#ui/actions/button.tsx'

const RESEND_AFTER_MS = 60_000

interface Props {
  user: string
  sentAt: number | null
  /** Null when the person already had a code. */
  request: string | null
  onSentAgain: (request: string) => void
  onDone: () => void
}

export function RecoveryRedeem({ user, sentAt, request, onSentAgain, onDone }: Props) {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState({ next: '', repeated: '' })
  const [wasTried, setTried] = useState(false)
  const sending = useSending()
  const easy = useTooEasy(typed.next)
  const ids = { code: useId(), next: useId(), repeated: useId() }
  const password = { ...typed, current: '', login: user.trim() }
  const fault = passwordFault(passwordRules(password))
  const hasCode = code.trim() !== ''
  const sentence = (failure: Parameters<typeof failureSentence>[0]) =>
    failureSentence(failure, words.problems, { offline: own.recovery.offline })

  function redeem(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!hasCode || fault) return sending.refuse(words.checkFields)
    sending.run(async () => {
      // Null when the app's code could not be fetched.
      const session = await loadSession(true).catch(() => null)
      if (!session) return words.problems.notLoaded
      const answer = await (await session.loadRecovery()).redeemCode(
        { user, code, next: typed.next },
        request,
      )
      if (answer.ok) onDone()
      else easy.note(answer.failure)
      return answer.ok ? null : sentence(answer.failure)
    })
  }

  function askAgain(): void {
    sending.run(async () => {
      // Null when the app's code could not be fetched.
      const session = await loadSession(true).catch(() => null)
      if (!session) return words.problems.notLoaded
      const { request: next, answer } = await (await session.loadRecovery()).askForCode(user)
      if (!answer.ok) return sentence(answer.failure)
      onSentAgain(next)
      showSnack({ text: own.recovery.sentAgain, tone: 'success' })
      return null
    })
  }

  return (
    <form className="t-stack t-gap-4 t-above-3" onSubmit={redeem} noValidate>
      <p className="t-quiet">{sentAt === null ? own.recovery.codeTextOld : own.recovery.codeText}</p>
      {sending.problem && (
        <ErrorSummary
          title={sending.problem}
          attempt={sending.attempt}
          items={[
            ...(hasCode ? [] : [{ fieldId: ids.code, text: own.recovery.noCode }]),
            ...faultItems(fault, ids, own),
          ]}
        />
      )}
      <TextField
        id={ids.code}
        label={own.recovery.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={32}
        value={code}
        error={wasTried && !hasCode ? own.recovery.noCode : null}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <NewPasswordFields
        value={password}
        wasTried={wasTried}
        tooEasy={easy.tooEasy}
        nextId={ids.next}
        repeatedId={ids.repeated}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
      <Button type="submit" size="lg" aria-disabled={sending.isBusy}>
        {sending.isBusy ? own.recovery.changing : own.recovery.change}
      </Button>
      <NoMail />
      <AskAgain key={sentAt} sentAt={sentAt} onAsk={askAgain} />
    </form>
  )
}

function AskAgain({ sentAt, onAsk }: { sentAt: number | null; onAsk: () => void }) {
  const words = useTexts(passwordTexts).recovery
  const left = useCountdown(sentAt === null ? null : sentAt + RESEND_AFTER_MS)
  return (
    <Button variant="subtle" aria-disabled={left > 0} onClick={() => left === 0 && onAsk()}>
      {left > 0 ? words.resendIn(left) : words.resend}
    </Button>
  )
}
