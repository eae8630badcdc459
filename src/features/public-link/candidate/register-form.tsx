import { IconCake, IconId } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { PASSWORD_MIN, WEAK_PASSWORD } from '#domain/identity/password.ts'
import { formatDate } from '#domain/time/dates.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { useOptionalPart } from '#ui/feedback/use-part.ts'
import { ChoiceCard } from '#ui/choices/choice-card.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { LinkFrame } from '../link-frame.tsx'
import { problemOf, register } from './candidate-calls.ts'
import type { PageProps } from './page-props.ts'
import classes from './candidate.module.css'
import { curpOf, type RegisterFault, type RegisterField, registerFaults } from './register-faults.ts'
import { texts } from './texts.es.ts'

/** The CURP rule is in the data form's chunk, which is needed afterwards anyway. */
const loadCurp = keptPart(() => import('#domain/data-form/data-form-warnings.ts'))

const fieldId = (field: RegisterField) => `registro-${field}`

/** Creates an account of company CANDIDATO (ROUTE-20). */
export function RegisterForm({ link, linkKey, isSignedIn, typed, onType, onDone, onStopped }: PageProps) {
  const all = useTexts(texts)
  const words = all.register
  const isShared = useSharedDevice() !== null
  const curpRule = useOptionalPart(loadCurp)
  const [faults, setFaults] = useState<readonly RegisterFault[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tooEasy, setTooEasy] = useState({ password: '', text: '' })
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  /** Mail address of a request without a response, or ''. */
  const lost = useRef('')
  const values = { ...typed, mail: typed.mail ?? link.correo }
  const code = curpOf(typed.curp)
  const birth = curpRule?.birthFromCurp(code) ?? null

  async function send(): Promise<void> {
    isSending.current = true
    setBusy(true)
    const wasOnline = navigator.onLine
    const request = {
      key: linkKey,
      curp: code,
      correo: values.mail.trim(),
      contrasena: values.password,
      acepta: true,
    }
    const answer = await register(request, isSignedIn)
    isSending.current = false
    setBusy(false)
    if (answer.kind === 'registered') return onDone(answer)
    if (answer.kind === 'ended' && lost.current) return onDone({ kind: 'perhaps', mail: lost.current })
    if (answer.kind === 'away' && wasOnline) lost.current = request.correo
    if (answer.kind === 'ended' || answer.kind === 'foreign') return onStopped(answer)
    if (answer.kind === 'refused' && answer.code === WEAK_PASSWORD) {
      setTooEasy({ password: values.password, text: answer.message })
    }
    setRefusal(problemOf(answer, wasOnline, { ...all, offline: all.offlineTyped }))
    setAttempt((count) => count + 1)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSending.current) return
    const isCurp = curpRule && ((curp: string) => curpRule.birthFromCurp(curp) !== null)
    const found = registerFaults(values, isCurp, words.faults)
    setFaults(found)
    setRefusal(null)
    setAttempt(attempt + 1)
    if (found.length === 0) void send()
  }
  const ties = (field: RegisterField) => {
    const fault = faults.find((one) => one.field === field)?.text ?? null
    return { id: fieldId(field), error: fault }
  }
  const secret = { showWord: words.show, hideWord: words.hide, autoComplete: 'new-password', maxLength: 200 }
  const easy = tooEasy.password === values.password && tooEasy.text !== '' ? tooEasy.text : null
  return (
    <LinkFrame title={words.title} lead={all.forWhom(link.nombre)} icon={<IconId size={40} />}>
      <form className="t-stack t-gap-4" noValidate onSubmit={submit}>
        <div>
          <p className="t-strong t-lead" lang="es-MX">
            {words.position(sentenceCase(link.puesto), link.empresa)}
          </p>
          <p className="t-quiet">{words.lead}</p>
        </div>
        {(faults.length > 0 || refusal) && (
          <ErrorSummary
            title={refusal ?? words.errors}
            items={faults.map(({ field, text }) => ({ fieldId: fieldId(field), text }))}
            attempt={attempt}
          />
        )}
        <div className="t-card t-stack t-gap-4 t-pad-4">
          <div className="t-stack t-gap-2">
            <TextField
              {...ties('curp')}
              className={classes.curp}
              label={words.curp}
              description={words.curpHelp}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              value={typed.curp}
              onChange={({ currentTarget }) => onType({ curp: currentTarget.value })}
            />
            <div role="status">
              {birth && (
                <StateChip tone="teal" icon={<IconCake />}>
                  {words.born(formatDate(birth.date))}
                </StateChip>
              )}
            </div>
          </div>
          <TextField
            {...ties('mail')}
            label={words.mail}
            description={words.mailHelp}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={values.mail}
            onChange={({ currentTarget }) => onType({ mail: currentTarget.value })}
          />
          <SecretField
            {...secret}
            id={fieldId('password')}
            error={ties('password').error ?? easy}
            label={words.password}
            description={words.passwordHelp(PASSWORD_MIN)}
            value={values.password}
            onChange={({ currentTarget }) => onType({ password: currentTarget.value })}
          />
          <SecretField
            {...secret}
            {...ties('repeated')}
            label={words.repeat}
            value={values.repeated}
            onChange={({ currentTarget }) => onType({ repeated: currentTarget.value })}
          />
          <div className="t-stack t-gap-2">
            <ChoiceCard
              type="checkbox"
              id={fieldId('accepts')}
              label={words.accepts}
              checked={typed.accepts}
              aria-invalid={ties('accepts').error !== null || undefined}
              aria-describedby={ties('accepts').error === null ? undefined : `${fieldId('accepts')}-error`}
              onChange={({ currentTarget }) => onType({ accepts: currentTarget.checked })}
            />
            {ties('accepts').error !== null && (
              <p className="t-error t-small" id={`${fieldId('accepts')}-error`}>
                {ties('accepts').error}
              </p>
            )}
            {isShared ? (
              // Leaving the page on a kiosk would lose the key and all input.
              <p className="t-quiet">{words.noticeAtKiosk}</p>
            ) : (
              <TextLink underline href={`#${paths.privacy}`}>
                {words.notice}
              </TextLink>
            )}
          </div>
        </div>
        <Button type="submit" size="lg" aria-disabled={isBusy}>
          {isBusy ? all.sending : words.submit}
        </Button>
      </form>
    </LinkFrame>
  )
}
