import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { endHold, listHolds, type RetentionHold } from '#contract/privacy/privacy-desk.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { claimFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { HoldForm } from './hold-form.tsx'
import { MissingData } from './not-here-yet.tsx'
import { useOpener } from './use-opener.ts'
import { termsTexts } from './terms-texts.es.ts'
import { texts } from './texts.es.ts'

/** Length of the date in '28/11/2026 02:49:06'. */
const DAY = 10

export function HoldsPart({ onChange }: { onChange: () => void }) {
  const { holds: words } = useTexts(termsTexts)
  const { data, failure, refresh } = useOperation(listHolds, {}, { isKept: false })
  const [isAdding, setAdding] = useState(false)
  const { opener, focusOpener } = useOpener()
  const changed = async () => {
    const claim = claimFocus()
    await refresh()
    onChange()
    focusOpener(claim)
  }
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <p className="t-quiet t-body">{words.text}</p>
      <div className="t-above-3 t-stack t-gap-3">
        {data === null && <MissingData failure={failure} rows={2} refresh={() => void refresh()} />}
        {data?.data.length === 0 && <p>{words.none}</p>}
        {data !== null && data.data.length > 0 && (
          <ListCard label={words.title}>
            {data.data.map((hold) => (
              <Held key={hold.id} hold={hold} onEnd={changed} />
            ))}
          </ListCard>
        )}
        {data !== null &&
          (isAdding ? (
            <HoldForm
              onEnd={(isDone) => {
                setAdding(false)
                if (isDone) void changed()
                else focusOpener()
              }}
            />
          ) : (
            <div ref={opener}>
              <Button variant="outline" onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            </div>
          ))}
      </div>
    </section>
  )
}

function Held({ hold, onEnd }: { hold: RetentionHold; onEnd: () => Promise<void> }) {
  const { holds: words } = useTexts(termsTexts)
  const { failed, cancel, working } = useTexts(texts)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const name = properName(hold.nombre)
  const button = useOnlineOnly(failed.offline, () => setAsked(true))
  const end = async () => {
    setBusy(true)
    const input = { id: hold.id, idOperacion: crypto.randomUUID() }
    const answer = await call(endHold, input)
    setBusy(false)
    setAsked(false)
    if (answer.ok) showSnack({ text: words.ended, tone: 'success' })
    else showSnack({ text: failureText(answer.failure, failed), tone: 'error', ms: 5000 })
    await onEnd()
  }
  const who = hold.numero === '' ? words.user(hold.usuario) : words.number(hold.numero)
  return (
    <>
      <ListRow
        lead={<Tile tone="pink" icon={<IconLock size={24} />} />}
        title={name}
        text={
          <>
            {`${who} · ${hold.motivo}`}
            <br />
            {words.since(hold.desde.slice(0, DAY), properName(hold.quien))}
          </>
        }
        action={
          <Button size="sm" variant="outline" aria-label={words.endLabel(name)} {...button}>
            {words.end}
          </Button>
        }
      />
      <ConfirmDialog
        opened={isAsked}
        title={words.endTitle}
        question={words.endText(name)}
        cancelText={cancel}
        confirmText={isBusy ? working : words.end}
        busy={isBusy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void end()}
      />
    </>
  )
}
