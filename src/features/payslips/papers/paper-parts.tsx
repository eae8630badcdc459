import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { DocumentView } from '#media/documents/document-view.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { makePaperFile } from './paper-file.ts'
import { type Made, type PaperState, useIsLong } from './use-paper.ts'
import { texts } from './texts.es.ts'
import classes from './papers.module.css'

interface MakeProps {
  state: PaperState
  icon: ReactNode
  onMake: () => void
  children: ReactNode
}

/** Button with its progress below. The progress appears after a second. */
export function MakeButton({ state, icon, onMake, children }: MakeProps) {
  const words = useTexts(texts)
  const isRunning = state.phase === 'collecting'
  const isLong = useIsLong(isRunning)
  return (
    <>
      <Button
        fullWidth
        aria-disabled={isRunning}
        leftSection={icon}
        onClick={() => {
          if (!isRunning) onMake()
        }}
      >
        {isRunning ? words.preparing : children}
      </Button>
      {isLong && state.phase === 'collecting' && (
        <ProgressLine text={words.progress(state.done + 1, state.total)} share={state.done / state.total} />
      )}
    </>
  )
}

export function Lacking({
  names,
  isOffline,
  onAgain,
  children,
}: {
  names: string
  isOffline: boolean
  onAgain: () => void
  children?: ReactNode
}) {
  const words = useTexts(texts)
  return (
    <>
      <Banner tone="warn" live="alert" icon={<IconAlertTriangle size={24} />}>
        {isOffline ? words.notAnswered(names) : words.notFound(names)}
      </Banner>
      <div className="t-wrap t-gap-2-3">
        <Button variant="outline" onClick={onAgain}>
          {words.again}
        </Button>
        {children}
      </div>
    </>
  )
}

export function PaperDialog({ made, title, onClose }: { made: Made; title: string; onClose: () => void }) {
  const words = useTexts(texts)
  return (
    <Dialog opened size="page" backCloses title={title} closeLabel={words.close} onClose={onClose}>
      <div className={classes.paper}>
        <DocumentView
          load={async () => ({
            kind: 'file',
            bytes: await makePaperFile(made.order),
            media: 'application/pdf',
          })}
          fileName={made.fileName}
          label={title}
        />
      </div>
    </Dialog>
  )
}
