import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { CaptureCrop } from './capture-crop.tsx'
import { CaptureFile } from './capture-file.tsx'
import { CaptureLeave } from './capture-leave.tsx'
import { CaptureLook } from './capture-look.tsx'
import { CaptureStage } from './capture-stage.tsx'
import { captureTexts } from './capture-texts.es.ts'
import type { CaptureProps } from './capture-types.ts'
import { cardSide } from './card.ts'
import { useCapture } from './use-capture.ts'
import classes from './capture.module.css'

type View = { name: 'choose'; replaced: number | null } | { name: 'look' } | { name: 'crop' }

const LOOK: View = { name: 'look' }

/**
 * Dialog of the camera; load it through `capture-lazy.ts` only. Rotating the phone changes only styles, so no
 * photo is lost.
 */
export function Capture(props: CaptureProps) {
  const { label, onCancel } = props
  const words = useTexts(captureTexts)
  const state = useCapture(props)
  const [view, setView] = useState<View>(LOOK)
  const [selected, setSelected] = useState(0)
  const [isLeaving, setIsLeaving] = useState(false)
  const { pages, file } = state
  const index = Math.min(selected, pages.length - 1)
  const page = pages[index]
  const replaced = view.name === 'choose' ? view.replaced : null
  /** Index of the page that the next picture replaces; -1 adds a page. */
  const wanted = pages.findIndex((each) => each.id === replaced)
  const side = cardSide(!page || view.name === 'choose' ? (wanted === -1 ? pages.length : wanted) : index)

  const take = (blobs: readonly Blob[]) => {
    setSelected(wanted === -1 ? pages.length : wanted)
    setView(LOOK)
    void state.roll.add(blobs, replaced)
  }
  const close = () => {
    if (view.name === 'crop' && page && !file) setView(LOOK)
    else if (pages.length > 0 || file) setIsLeaving(true)
    else onCancel()
  }
  const discard = () => {
    props.onPictures?.([])
    onCancel()
  }

  const draw = (): ReactNode => {
    if (isLeaving) {
      const stay = () => setIsLeaving(false)
      return <CaptureLeave count={file ? null : pages.length} onStay={stay} onLeave={discard} />
    }
    if (file) return <CaptureFile file={file} state={state} />
    if (!page || view.name === 'choose') {
      const back = page ? () => setView(LOOK) : undefined
      return <CaptureStage state={state} side={side} onTake={take} onBack={back} />
    }
    if (view.name === 'crop') {
      const use = (edit: typeof page.edit) => {
        state.roll.edit(page.id, edit)
        setView(LOOK)
      }
      return <CaptureCrop page={page} label={label} state={state} onUse={use} onBack={() => setView(LOOK)} />
    }
    return (
      <CaptureLook
        key={page.id}
        page={page}
        index={index}
        label={label}
        state={state}
        onSelect={setSelected}
        onTake={take}
        onRetake={() => setView({ name: 'choose', replaced: page.id })}
        onAdd={() => setView({ name: 'choose', replaced: null })}
        onCrop={() => setView({ name: 'crop' })}
      />
    )
  }
  const count = (): string | null => {
    if (file) return null
    if (state.roll.isCard && !state.roll.isOverfull()) return words.sideOf(words.cardSides[side], side + 1)
    return pages.length > 1 ? words.pageOf(index + 1, pages.length) : null
  }
  return (
    <PageDialog
      onClose={close}
      look={{ content: classes.content, body: classes.body }}
      header={(heading) => <Header heading={heading(label)} count={count()} onClose={close} />}
    >
      {/* A picture is easier to judge on a dark background. */}
      <div className={classes.dark} data-mantine-color-scheme="dark">
        {draw()}
      </div>
    </PageDialog>
  )
}

function Header({
  heading,
  count,
  onClose,
}: {
  heading: ReactNode
  count: string | null
  onClose: () => void
}) {
  const words = useTexts(captureTexts)
  const shared = useSharedDevice()
  return (
    <div className={classes.header} data-mantine-color-scheme="dark">
      <IconAction icon={<IconX size={26} />} label={words.close} onClick={onClose} />
      <div className={classes.title}>{heading}</div>
      {count && <span className="t-strong">{count}</span>}
      {shared?.dialogAside}
    </div>
  )
}
