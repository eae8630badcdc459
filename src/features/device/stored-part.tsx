import { IconDatabase, IconFileText, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import classes from './device.module.css'
import { texts } from './texts.es.ts'
import type { StoredState } from './use-stored.ts'
import { Button } from '#ui/actions/button.tsx'

export function StoredPart({ stored: state }: { stored: StoredState }) {
  const words = useTexts(texts).stored
  const isKiosk = useIsKiosk()
  const { stored } = state
  if (stored === undefined) return null
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      {stored === null ? (
        <p className="t-above-2 t-quiet t-body">{isKiosk ? words.kiosk : words.nowhere}</p>
      ) : (
        <>
          <ListCard label={words.title}>
            <ListRow
              lead={<Tile tone="money" icon={<IconFileText size={24} />} />}
              title={words.files}
              text={<Amount count={stored.files} bytes={stored.fileBytes} />}
            />
            <ListRow
              lead={<Tile tone="primary" icon={<IconDatabase size={24} />} />}
              title={words.answers}
              text={<Size count={stored.answers} bytes={stored.answerBytes} />}
            />
            {!isKiosk && state.isProtected !== null && <Protection isProtected={state.isProtected} />}
          </ListCard>
          {isKiosk ? <p className="t-above-2 t-quiet t-body">{words.kiosk}</p> : <Actions state={state} />}
        </>
      )}
    </section>
  )
}

const MEGABYTE = 1024 * 1024

function Size({ count, bytes }: { count: number; bytes: number }) {
  const words = useTexts(texts).stored
  return count === 0 ? words.none : words.size(megabytesOf(bytes))
}

function Amount({ count, bytes }: { count: number; bytes: number }) {
  const words = useTexts(texts).stored
  if (count === 0) return words.none
  return words.count(count, words.size(megabytesOf(bytes)))
}

/** Returns at least 0.1 MB, because "0.0 MB" would look empty. */
function megabytesOf(bytes: number): string {
  return Math.max(0.1, bytes / MEGABYTE).toLocaleString('es-MX', {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  })
}

function Protection({ isProtected }: { isProtected: boolean }) {
  const words = useTexts(texts).stored
  return (
    <ListRow
      lead={
        <Tile
          tone={isProtected ? 'ok' : 'warn'}
          icon={isProtected ? <IconLock size={24} /> : <IconLockOpen size={24} />}
        />
      }
      title={isProtected ? words.protectedTitle : words.open}
      text={isProtected ? words.protectedText : words.openText}
    />
  )
}

function Actions({ state }: { state: StoredState }) {
  const words = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = !state.stored || state.stored.files + state.stored.answers === 0
  const protect = async () => {
    if (!(await state.protect())) showSnack({ text: words.stored.refused, tone: 'info', ms: 5000 })
  }
  const erase = async () => {
    setBusy(true)
    const isGone = await state.erase()
    setBusy(false)
    setAsking(false)
    if (isGone) showSnack({ text: words.stored.erased, tone: 'success' })
    else showSnack({ text: words.stored.notErased, tone: 'error' })
  }
  return (
    <div className={classes.actions}>
      {state.isProtected === false && (
        <Button variant="default" onClick={() => void protect()}>
          {words.stored.protect}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="outline" danger onClick={() => setAsking(true)}>
          {words.stored.erase}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.mode.warning}
        question={words.stored.askErase}
        cancelText={words.cancel}
        confirmText={isBusy ? words.stored.erasing : words.yesErase}
        busy={isBusy}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => void erase()}
      />
    </div>
  )
}
