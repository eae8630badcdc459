import { IconAlertTriangle, IconCircleCheck, IconCloudUpload, IconLock, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { TextLink } from '../actions/text-link.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { StateChip } from '../feedback/state-chip.tsx'
import { ListCard } from './list-card.tsx'
import { SectionTitle } from './section-title.tsx'
import { WaitingLead } from './waiting-lead.tsx'

/** Confirmed on this device, and not in the server's list yet. */
export interface WaitingItem {
  key: string
  lead: ReactNode
  /** Name of the request's kind. */
  title: string
  text: string
  /** 'synced': the server has the request; the list shows it after the next fetch. */
  state: 'queued' | 'sending' | 'needs-session' | 'rejected' | 'synced'
  reason: string
  correct: { href: string } | { onClick: () => void }
  /** Called after the person has confirmed the withdrawal. */
  onTakeBack: () => void
}

interface Words {
  title: string
  /** For requests that are sent automatically. */
  text: string
  /** For refused requests: how to correct them. */
  stuckText: string
  queued: string
  'needs-session': string
  synced: string
  correct: string
  takeBack: string
  takeBackTitle: string
  takeBackQuestion: string
  keepIt: string
}

interface Props {
  items: readonly WaitingItem[]
  words: Words
}

export function WaitingList({ items, words }: Props) {
  const id = useId()
  const [leaving, setLeaving] = useState<WaitingItem | null>(null)
  if (items.length === 0) return null
  const leave = () => {
    setLeaving(null)
    leaving?.onTakeBack()
  }
  return (
    <section className="t-stack t-gap-2" aria-labelledby={id}>
      <SectionTitle id={id}>{words.title}</SectionTitle>
      <WaitingLead rows={items} text={words.text} stuckText={words.stuckText} />
      <ListCard labelledBy={id}>
        {items.map((item) => (
          <li key={item.key} className="t-stack t-gap-2 t-pad-4 t-lined">
            <div className="t-row t-gap-3">
              {item.lead}
              <div className="t-grow t-shrink" lang="es-MX">
                <p className="t-strong t-row-text t-snug">{item.title}</p>
                <p className="t-quiet t-break">{item.text}</p>
              </div>
            </div>
            <State item={item} words={words} onLeave={() => setLeaving(item)} />
          </li>
        ))}
      </ListCard>
      <ConfirmDialog
        opened={leaving !== null}
        danger
        title={words.takeBackTitle}
        question={words.takeBackQuestion}
        cancelText={words.keepIt}
        confirmText={words.takeBack}
        onCancel={() => setLeaving(null)}
        onConfirm={leave}
      />
    </section>
  )
}

const looks = {
  queued: { tone: 'warn', icon: <IconCloudUpload /> },
  'needs-session': { tone: 'warn', icon: <IconLock /> },
  synced: { tone: 'ok', icon: <IconCircleCheck /> },
} as const

function State({ item, words, onLeave }: { item: WaitingItem; words: Words; onLeave: () => void }) {
  const { state, correct } = item
  // Distinguishes the controls of requests of the same kind for screen readers.
  const name = <span className="t-hidden"> {`${item.title} · ${item.text}`}</span>
  const back = (
    <TextLink icon={<IconTrash size={22} />} onClick={onLeave}>
      {words.takeBack}
      {name}
    </TextLink>
  )
  if (state === 'rejected') {
    return (
      <>
        <p className="t-error t-break">{item.reason}</p>
        <div className="t-wrap t-level t-gap-3">
          <Button
            size="sm"
            variant="outline"
            danger
            leftSection={<IconAlertTriangle size={22} aria-hidden />}
            {...correct}
          >
            {words.correct}
            {name}
          </Button>
          {back}
        </div>
      </>
    )
  }
  // A request in transit counts as queued until the response arrives.
  const shown = state === 'sending' ? 'queued' : state
  const { tone, icon } = looks[shown]
  return (
    <div className="t-wrap t-level t-gap-3">
      <StateChip tone={tone} live icon={icon}>
        {words[shown]}
      </StateChip>
      {state !== 'synced' && state !== 'sending' && back}
    </div>
  )
}
