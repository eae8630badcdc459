import { useEffect, useState } from 'react'
import { currentSearch } from '#hooks/navigation/navigation.ts'
import { fetchSharedFiles } from '#models/documents/shared-files.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DrawingNoDocuments } from '#ui/drawings/drawing-no-documents.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { offer } from '../rows/offered.ts'
import { texts } from '../texts.es.ts'
import { TypeChoice } from './type-choice.tsx'
import type { Documents } from '../rows/use-documents.ts'

interface Props {
  documents: Documents
  onClose: () => void
}

/** Takes files that another app shared. The service worker keeps the files in memory until this page asks once. */
export function SharedFile({ documents, onClose }: Props) {
  const words = useTexts(texts).choice
  const { close } = useTexts(texts)
  const state = useShared()
  if (state === 'here') return <TypeChoice documents={documents} onClose={onClose} />
  return (
    <Dialog opened title={words.title} closeLabel={close} returnFocus={false} onClose={onClose}>
      {state === 'taking' ? (
        <ProgressLine text={words.taking} />
      ) : (
        <EmptyState
          drawing={<DrawingNoDocuments />}
          title={words.lost}
          text={words.lostText}
          action={<Button onClick={onClose}>{words.toDocuments}</Button>}
        />
      )}
    </Dialog>
  )
}

let taken: { id: string; files: Promise<readonly Blob[]> } | null = null

/** Keeps the promise of each id: the worker forgets returned files, and effects may run twice. */
function takeOnce(id: string): Promise<readonly Blob[]> {
  if (taken?.id !== id) taken = { id, files: fetchSharedFiles(id) }
  return taken.files
}

function useShared(): 'taking' | 'here' | 'lost' {
  const [state, setState] = useState<'taking' | 'here' | 'lost'>('taking')
  useEffect(() => {
    let isCurrent = true
    void takeOnce(new URLSearchParams(currentSearch()).get('x') ?? '').then((files) => {
      if (!isCurrent) return
      taken = null
      offer(files)
      setState(files.length > 0 ? 'here' : 'lost')
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return state
}
