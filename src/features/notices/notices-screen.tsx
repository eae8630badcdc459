import { IconSpeakerphone } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { formatInstant } from '#domain/time/dates.ts'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DrawingNoConnection } from '#ui/drawings/drawing-no-connection.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoticeList } from './notice-list.tsx'
import { texts } from './texts.es.ts'

export function OverHome({ onClose }: DialogProps) {
  const words = useTexts(texts)
  const { notices, state, oldSince, refresh, markSeen } = useNotices()
  const note = useEffectEvent(markSeen)
  useEffect(() => {
    if (state === 'known') note()
  }, [state])
  if (state === 'reading') return null
  const title = notices.length > 0 ? words.dialogTitle(notices.length) : words.title
  return (
    <Dialog opened title={title} closeLabel={words.close} onClose={onClose}>
      {state === 'unknown' ? (
        <EmptyState
          drawing={<DrawingNoConnection />}
          title={words.notHere}
          text={words.notHereText}
          action={
            <Button variant="outline" onClick={refresh}>
              {words.again}
            </Button>
          }
        />
      ) : notices.length > 0 ? (
        <div className="t-stack t-gap-3">
          {oldSince !== null && <p className="t-quiet">{words.old(formatInstant(oldSince))}</p>}
          <NoticeList notices={notices} />
        </div>
      ) : (
        <EmptyState
          drawing={<IconSpeakerphone size={64} aria-hidden />}
          title={words.none}
          text={words.noneText}
        />
      )}
      <div className="t-above-5">
        <Button fullWidth onClick={onClose}>
          {words.understood}
        </Button>
      </div>
    </Dialog>
  )
}
