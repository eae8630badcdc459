import { IconKey, IconLock, IconLockOpen, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import {
  type AccountPerson,
  CLOSE_REASON_LENGTH,
  closeAccount,
  reopenAccount,
} from '#contract/people/people.ts'
import { removeSecondStepOf } from '#contract/identity/second-step.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Who } from '#ui/lists/who.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import type { Issued } from './issued-dialog.tsx'
import { texts } from './texts.es.ts'
import { useProblemText, useRefreshPeople } from './use-people.ts'
import classes from './people.module.css'

type Action = 'password' | 'secondStep' | 'close' | 'reopen'

interface Props {
  person: AccountPerson
  onIssued: (issued: Issued) => void
}

const DONE = { close: 'closed', secondStep: 'secondStepGone' } as const

export function AccountActions({ person, onIssued }: Props) {
  const { actions: words, person: names } = useTexts(texts)
  const [action, setAction] = useState<Action | null>(null)
  const [reason, setReason] = useState('')
  useUnsavedInput(reason !== '')
  const [problem, setProblem] = useProblem()
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefreshPeople()
  const problemText = useProblemText()
  const open = (next: Action) => {
    setProblem(null)
    setAction(next)
  }

  async function perform(): Promise<void> {
    if (action === 'close' && reason.trim() === '') return setProblem(words.reasonMissing)
    if (action === 'close' && lengthOf(reason.trim()) > CLOSE_REASON_LENGTH)
      return setProblem(words.reasonLong(CLOSE_REASON_LENGTH))
    setBusy(true)
    const failure = await run()
    await refresh()
    setBusy(false)
    setAction(null)
    if (!failure) setReason('')
    if (failure) showSnack({ text: problemText(failure), tone: 'error' })
    else if (action === 'close' || action === 'secondStep')
      showSnack({ text: words[DONE[action]], tone: 'success' })
  }

  async function run(): Promise<Failure | null> {
    if (action === 'close') {
      const answer = await call(closeAccount, { id: person.id, motivo: reason.trim() })
      return answer.ok ? null : answer.failure
    }
    const empleado = person.numero === '' ? person.usuario : person.numero
    if (action === 'secondStep') {
      const answer = await call(removeSecondStepOf, { empleado })
      return answer.ok ? null : answer.failure
    }
    const answer =
      action === 'reopen'
        ? await call(reopenAccount, { id: person.id })
        : await call(issueOneTimePassword, { empleado, persona: person.id })
    if (!answer.ok) return answer.failure
    onIssued({ nombre: person.nombre, usuario: empleado, temporal: answer.value.temporal })
    return null
  }

  return (
    <div className={classes.actions}>
      {person.abierta ? (
        <>
          <Button
            variant="outline"
            leftSection={<IconKey size={22} aria-hidden="true" />}
            onClick={() => open('password')}
          >
            {words.password}
          </Button>
          <Button
            variant="outline"
            leftSection={<IconShieldOff size={22} aria-hidden="true" />}
            onClick={() => open('secondStep')}
          >
            {words.secondStep}
          </Button>
          <Button
            variant="outline"
            danger
            leftSection={<IconLock size={22} aria-hidden="true" />}
            onClick={() => open('close')}
          >
            {words.close}
          </Button>
        </>
      ) : (
        <Button leftSection={<IconLockOpen size={22} aria-hidden="true" />} onClick={() => open('reopen')}>
          {words.reopen}
        </Button>
      )}
      <ConfirmDialog
        opened={action !== null}
        title={words[`${action ?? 'password'}Title`]}
        question={
          <div className="t-stack t-gap-3">
            {/* Names the account, because the list beside the dialog shows other people. */}
            <Who name={properName(person.nombre)} lines={linesOf(person, names)} />
            <p>{words[`${action ?? 'password'}Text`]}</p>
            {action === 'close' && (
              <TextArea
                label={words.reason}
                value={reason}
                limit={CLOSE_REASON_LENGTH}
                countText={words.count}
                rows={2}
                error={problem}
                onChange={setReason}
              />
            )}
          </div>
        }
        cancelText={words.cancel}
        confirmText={isBusy ? words.working : words[`${action ?? 'password'}Yes`]}
        busy={isBusy}
        danger={action === 'close' || action === 'secondStep'}
        onCancel={() => setAction(null)}
        onConfirm={() => void perform()}
      />
    </div>
  )
}

function linesOf(
  { numero, usuario, departamento }: AccountPerson,
  words: { number: (n: string) => string; user: (u: string) => string },
): string[] {
  return [numero === '' ? words.user(usuario) : words.number(numero), sentenceCase(departamento)]
}
