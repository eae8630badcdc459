import { IconPhoto, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type EvidencePicture, fetchEvidenceList } from '#models/requests/evidence.ts'
import type { Failure } from '#core/transport/failure.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { evidenceTexts } from './evidence-texts.es.ts'
import classes from './evidence-dialog.module.css'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'

interface Props {
  disputeId: number
  /** 1 for pictures of the request, 2 for pictures of the answer (G-18). */
  kind: 1 | 2
  opened: boolean
  onClose: () => void
  /** Called when there are no pictures. The caller shows the snack bar with `emptySnack` (K-05). */
  onEmpty: () => void
}

/** Shows the pictures of a dispute (spec 000 §2, "Evidencia de inconformidad"; EVID-01 … EVID-05). */
export function EvidenceDialog({ opened, ...props }: Props) {
  return opened ? <Opened key={`${props.disputeId} ${props.kind}`} {...props} /> : null
}

type Carousel = typeof import('./picture-carousel.tsx')['PictureCarousel']
type State =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'pictures'; pictures: readonly EvidencePicture[]; Carousel: Carousel }
  | { kind: 'failed'; failure: Failure }

const LOADING: State = { kind: 'loading' }

function Opened({ disputeId, kind, onClose, onEmpty }: Omit<Props, 'opened'>) {
  const words = useTexts(evidenceTexts)
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ attempt: number; state: State } | null>(null)
  const callOnEmpty = useRef(onEmpty)
  useEffect(() => {
    callOnEmpty.current = onEmpty
  })
  useEffect(() => {
    const stop = new AbortController()
    void read(disputeId, kind, stop.signal).then((state) => {
      if (stop.signal.aborted) return
      setKnown({ attempt, state })
      if (state.kind === 'empty') callOnEmpty.current()
    })
    return () => stop.abort()
  }, [disputeId, kind, attempt])
  const state = known?.attempt === attempt ? known.state : LOADING
  return (
    <PageDialog
      onClose={onClose}
      header={(heading) => <Header onClose={onClose}>{heading(words.title)}</Header>}
    >
      {state.kind === 'pictures' ? (
        <state.Carousel pictures={state.pictures} />
      ) : (
        <div className={classes.place}>
          <Without state={state} onAgain={() => setAttempt(attempt + 1)} />
        </div>
      )}
    </PageDialog>
  )
}

const loadCarousel = lazyPart(() => import('./picture-carousel.tsx'))

async function read(disputeId: number, kind: 1 | 2, signal: AbortSignal): Promise<State> {
  const [list, chunk] = await Promise.all([
    fetchEvidenceList(disputeId, kind, signal),
    // A missing chunk is handled below.
    loadOrReload(loadCarousel).catch(() => null),
  ])
  if (list.kind === 'failed') return list
  if (list.pictures.length === 0) return { kind: 'empty' }
  if (!chunk) return { kind: 'failed', failure: { kind: 'offline' } }
  return { kind: 'pictures', pictures: list.pictures, Carousel: chunk.PictureCarousel }
}

function Without({ state, onAgain }: { state: Exclude<State, { kind: 'pictures' }>; onAgain: () => void }) {
  const words = useTexts(evidenceTexts)
  if (state.kind === 'loading') return <ProgressLine text={words.loading} />
  if (state.kind === 'empty') {
    return <EmptyState drawing={<IconPhoto size={96} stroke={1.25} aria-hidden />} title={words.empty} />
  }
  return (
    <EmptyState
      drawing={<DrawingNoConnection />}
      title={failedText(state.failure, words.failed)}
      action={
        <Button variant="outline" onClick={onAgain}>
          {words.again}
        </Button>
      }
    />
  )
}

function failedText(failure: Failure, words: { offline: string; other: string }): string {
  if (failure.kind === 'rejected' && failure.message) return failure.message
  return failure.kind === 'offline' ? words.offline : words.other
}

function Header({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useTexts(evidenceTexts)
  const shared = useSharedDevice()
  return (
    <header className={classes.header}>
      <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />
      <div className={classes.heading}>{children}</div>
      {shared?.dialogAside}
    </header>
  )
}
