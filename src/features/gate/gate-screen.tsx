import { IconAlertTriangle } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { isOverdue } from '#domain/approvals/gate.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { isPerson, search as find } from './entries.ts'
import { EvacuationDialog } from './evacuation-dialog.tsx'
import { SelectedEntry } from './selected-entry.tsx'
import { AheadList, FoundList, InsideList, MaterialList } from './lists.tsx'
import { Summary } from './summary.tsx'
import { texts } from './texts.es.ts'
import { dismiss, mark, type Refused, useGate } from './use-gate.ts'
import classes from './gate.module.css'

export function GateScreen() {
  const words = useTexts(texts)
  const gate = useGate()
  const [search, setSearch] = useState('')
  const [held, setHeld] = useState<{ id: number; readAt: number | null } | null>(null)
  const [dialog, setDialog] = useState<'code' | 'evacuation' | null>(null)
  const searched = useRef<HTMLDivElement>(null)
  const { items, answer, now } = gate
  if (items === null) {
    if (answer.failure === null)
      return <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
    return (
      <EmptyState
        drawing={<DrawingNoConnection />}
        title={words.failed}
        text=""
        action={<Button onClick={() => void answer.refresh()}>{words.again}</Button>}
      />
    )
  }
  const item = items.find(({ id }) => id === held?.id) ?? null
  const hold = (id: number, readAt: number | null = null) => setHeld({ id, readAt })
  // People who should have left come before everybody else.
  const hasOverdue = items.some((each) => isPerson(each) && isOverdue(each, now))
  const inside = <InsideList items={items} now={now} onHold={hold} />
  const letGo = () => {
    setHeld(null)
    moveFocus(searched.current?.querySelector('input'), { preventScroll: true })
  }
  const markHeld = async () => {
    if (item === null) return
    const problem = await mark(item)
    // If this device could not store the mark, only a fresh list shows the state.
    void answer.refresh()
    if (problem !== null) return showSnack({ text: problem || words.notKept, tone: 'error' })
    showSnack({ text: words.marked[item.next](item.nombre), tone: 'info' })
    setSearch('')
    letGo()
  }
  return (
    <div className={classes.frame}>
      <div className="t-stack t-gap-4 t-shrink">
        <Summary
          gate={gate}
          search={search}
          onSearch={setSearch}
          searchRef={searched}
          onCode={() => setDialog('code')}
          onEvacuation={() => setDialog('evacuation')}
        />
        {gate.refused.map((refused) => (
          <RefusedMark key={`${refused.form} ${refused.step}`} refused={refused} />
        ))}
        {item && held && (
          <SelectedEntry
            key={`${item.id} ${held.readAt}`}
            item={item}
            readAt={held.readAt}
            now={now}
            onMark={() => void markHeld()}
            onClose={letGo}
          />
        )}
        {search.trim() === '' ? (
          <>
            {hasOverdue && inside}
            {/* Only this list leaves out the selected item. The other lists keep a person who is still inside. */}
            <AheadList items={items.filter(({ id }) => id !== item?.id)} now={now} onHold={hold} />
            {!hasOverdue && inside}
            <MaterialList items={items} now={now} onHold={hold} />
          </>
        ) : (
          <FoundList items={find(items, search)} now={now} onHold={hold} />
        )}
        <NewerRows count={gate.newer} />
      </div>
      {dialog === 'code' && (
        <CodeDialog
          gate={gate}
          onFound={(id) => {
            setDialog(null)
            hold(id, serverNow())
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'evacuation' && <EvacuationDialog gate={gate} onClose={() => setDialog(null)} />}
    </div>
  )
}

function RefusedMark({ refused }: { refused: Refused }) {
  const words = useTexts(texts)
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={words.refused(refused.name)}
      action={
        <Button size="sm" variant="outline" onClick={() => void dismiss(refused)}>
          {words.understood}
        </Button>
      }
    >
      {refused.message}
    </Banner>
  )
}
