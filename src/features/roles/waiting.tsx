import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { confirmRole, type ProposedRole, refuseRole } from '#contract/identity/roles.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { roleWords } from '#models/roles/role-words.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { ScopeLine } from './scope-line.tsx'
import { texts } from './texts.es.ts'
import { useRefreshRoles } from './use-roles.ts'
import classes from './roles.module.css'

/** Another administrator must confirm each proposal. */
export function Waiting({ proposals }: { proposals: readonly ProposedRole[] }) {
  const { waiting: words } = useTexts(texts)
  const section = useRef<HTMLElement>(null)
  const before = useRef(proposals.length)
  useEffect(() => {
    const isFewer = proposals.length < before.current
    before.current = proposals.length
    if (!isFewer || document.activeElement !== document.body) return
    // The buttons are gone after a decision, so the remaining proposals get the focus.
    const place = section.current ?? document.querySelector<HTMLElement>('main h1')
    focusOnMount(place, { preventScroll: true })
  }, [proposals.length])
  if (proposals.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} className="t-stack t-gap-3" aria-labelledby="esperan">
      <SectionTitle id="esperan">{words.title}</SectionTitle>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} />
      ))}
    </section>
  )
}

type Asked = 'confirm' | 'refuse' | 'withdraw'
const done = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const

function Proposal({ proposal }: { proposal: ProposedRole }) {
  const words = useTexts(texts)
  const named = useTexts(roleWords)
  const refresh = useRefreshRoles()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { waiting } = words
  const title = waiting[proposal.accion](named.names[proposal.rol], properName(proposal.nombre))

  async function decide(decision: Asked): Promise<void> {
    setBusy(true)
    const answer = await call(decision === 'confirm' ? confirmRole : refuseRole, { id: proposal.id })
    setBusy(false)
    setAsked(null)
    if (answer.ok) showSnack({ text: waiting[done[decision]], tone: 'success' })
    else showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
    await refresh()
  }

  return (
    <article className={classes.proposal} aria-label={title}>
      <div className="t-row t-gap-3 t-low">
        <IconClockHour4 className="t-firm" size={24} aria-hidden="true" />
        <div className="t-grow t-shrink">
          <h3 className="t-strong t-row-text t-snug">{title}</h3>
          {proposal.accion === 'dar' && <ScopeLine scope={proposal} />}
          <p className="t-quiet t-small t-airy">
            {proposal.esMia
              ? waiting.mine(proposal.desde, proposal.vence)
              : waiting.by(properName(proposal.propuso), proposal.desde, proposal.vence)}
          </p>
          {proposal.esMia && <p>{waiting.ownText}</p>}
          {proposal.esPropia && <p>{waiting.aboutYou}</p>}
        </div>
      </div>
      <Decisions proposal={proposal} title={title} onAsk={setAsked} />
      {asked && (
        <ConfirmDialog
          opened
          title={waiting[`${asked}Title`]}
          question={
            <div className="t-stack t-gap-2">
              <p className="t-strong">{title}</p>
              {proposal.accion === 'dar' && <ScopeLine scope={proposal} />}
              <p>{asked === 'confirm' ? waiting.confirmText : waiting.refuseText}</p>
            </div>
          }
          cancelText={words.cancel}
          confirmText={isBusy ? words.working : waiting[asked]}
          busy={isBusy}
          danger={asked === 'refuse'}
          onCancel={() => setAsked(null)}
          onConfirm={() => void decide(asked)}
        />
      )}
    </article>
  )
}

interface DecisionsProps {
  proposal: ProposedRole
  title: string
  onAsk: (asked: Asked) => void
}

function Decisions({ proposal, title, onAsk }: DecisionsProps) {
  const { waiting: words, failure } = useTexts(texts)
  const withdraw = useOnlineOnly(failure.offline, () => onAsk('withdraw'))
  const refuse = useOnlineOnly(failure.offline, () => onAsk('refuse'))
  const confirm = useOnlineOnly(failure.offline, () => onAsk('confirm'))
  if (proposal.esPropia) return null
  if (proposal.esMia) {
    return (
      <div className={classes.decisions}>
        <Button variant="outline" aria-label={`${words.withdraw}: ${title}`} {...withdraw}>
          {words.withdraw}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.decisions}>
      <Button
        variant="outline"
        danger
        aria-label={`${words.refuse}: ${title}`}
        leftSection={<IconX size={22} aria-hidden="true" />}
        {...refuse}
      >
        {words.refuse}
      </Button>
      <Button
        aria-label={`${words.confirm}: ${title}`}
        leftSection={<IconCheck size={22} aria-hidden="true" />}
        {...confirm}
      >
        {words.confirm}
      </Button>
    </div>
  )
}
