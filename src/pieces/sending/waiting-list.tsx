import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import type { WaitingRequest } from '#models/requests/waiting-requests.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ListCard } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { isUnsent, SendingState } from './sending-state.tsx'
import { sendingTexts } from './sending-texts.es.ts'
import { waitsForOf } from '#models/requests/waits-for.ts'

/** Request that was confirmed on this device and is not in the server's list yet. It has no folio. */
export interface WaitingItem {
  key: string
  lead?: ReactNode
  /** Words of the person or of the form. */
  title: string
  text: string
  more?: ReactNode
  /** 'synced': the server has the request. The list shows it after the next fetch. */
  state: WaitingRequest<unknown>['state']
  isLacked?: WaitingRequest<unknown>['isLacked']
  isPutOff?: WaitingRequest<unknown>['isPutOff']
  reason: string
  correct: { href: string } | { onClick: () => void }
  /** Called after the person has confirmed the withdrawal. */
  onTakeBack: () => void
}

/** Requests of one kind that wait on this device, each with its state, its reason and its next steps. */
export function WaitingList({ items }: { items: readonly WaitingItem[] }) {
  const id = useId()
  const { list: words, texts } = useTexts(sendingTexts)
  const [leaving, setLeaving] = useState<WaitingItem | null>(null)
  if (items.length === 0) return null
  const isStuck = items.some(({ state }) => state === 'rejected')
  const going = items.filter(({ state }) => isUnsent(state))
  const waits = new Set(going.map((item) => waitsForOf(item)))
  const leave = () => {
    setLeaving(null)
    leaving?.onTakeBack()
  }
  return (
    <section className="t-stack t-gap-2" aria-labelledby={id}>
      <SectionTitle id={id}>{words.title}</SectionTitle>
      {waits.has(null) && <p className="t-quiet">{words.text}</p>}
      {waits.has('portal') && <p className="t-quiet">{texts.portal}</p>}
      {waits.has('service') && <p className="t-quiet">{texts.service}</p>}
      {isStuck && <p className="t-quiet">{words.stuckText}</p>}
      <ListCard labelledBy={id}>
        {items.map((item) => (
          <li key={item.key} className="t-stack t-gap-2 t-pad-4 t-lined">
            <div className="t-row t-gap-3">
              {item.lead}
              <div className="t-grow t-shrink" lang="es-MX">
                <p className="t-strong t-row-text t-snug t-break">{item.title}</p>
                <p className="t-quiet t-break">{item.text}</p>
                {item.more}
              </div>
            </div>
            <State item={item} onLeave={() => setLeaving(item)} />
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

function State({ item, onLeave }: { item: WaitingItem; onLeave: () => void }) {
  const words = useTexts(sendingTexts)
  const { state, correct } = item
  // Distinguishes the controls of similar requests for screen readers.
  const name = <span className="t-hidden"> {`${item.title} · ${item.text}`}</span>
  const back = (
    <TextLink icon={<IconTrash size={22} />} onClick={onLeave}>
      {words.list.takeBack}
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
            {words.rejected}
            {name}
          </Button>
          {back}
        </div>
      </>
    )
  }
  return (
    <div className="t-wrap t-level t-gap-3">
      <SendingState state={state} waitsFor={waitsForOf(item)} />
      {state !== 'synced' && state !== 'sending' && back}
    </div>
  )
}
