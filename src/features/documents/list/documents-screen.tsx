import { useEffect } from 'react'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { warmCapture } from '#media/capture/capture-lazy.ts'
import { usePasteDrop } from '#media/capture/use-paste-drop.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { PHONE } from '#ui/theme/phone.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import classes from './documents-screen.module.css'
import { rowActionId } from './document-list.tsx'
import { forgetOffered, offer } from '../rows/offered.ts'
import { OpenItem } from './open-item.tsx'
import { useDocuments } from '../rows/use-documents.ts'

/** Milliseconds before the camera's code is prefetched, which makes photos possible offline. */
const WARM_AFTER_MS = 1500

/** Lists the documents (spec 000 §2). The item in the address opens over the list, which stays mounted. */
export function DocumentsScreen({ params }: ScreenProps) {
  const documents = useDocuments()
  const isKiosk = useIsKiosk()
  const isPhone = useMedia(PHONE)
  const { RecordTabs } = useShellParts()
  const key = params.tipo === undefined ? null : [params.tipo, params.paso].filter(Boolean).join('/')
  const close = useCloseItem(key, paths.documents, focusRow)
  // Forgets pasted, dropped and shared files, because no other document or person may get them.
  useEffect(() => {
    if (key === null) forgetOffered()
  }, [key])
  useEffect(() => forgetOffered, [])
  useEffect(() => {
    const timer = setTimeout(() => void warmCapture(), WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isOver = usePasteDrop(key === null && !isPhone && !isKiosk, (files) => {
    offer(files)
    navigate(paths.documentChoice)
  })
  return (
    <div className={classes.screen} data-over={isOver || undefined}>
      <RecordTabs current="documents" />
      <DocumentsPanel documents={documents} canDrop={!isPhone && !isKiosk} />
      {params.tipo !== undefined && (
        <OpenItem
          key={key}
          name={params.tipo}
          step={params.paso ?? null}
          documents={documents}
          onClose={close}
        />
      )}
    </div>
  )
}

function focusRow(key: string): void {
  const [name = ''] = key.split('/')
  const place = document.getElementById(rowActionId(name)) ?? document.querySelector<HTMLElement>('main h1')
  moveFocus(place)
}
