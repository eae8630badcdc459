import { IconSpeakerphone } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import type { DialogProps } from '#hooks/navigation/feature-route.ts'
import { useNotices } from '#models/notices/use-notices.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { NoticeList } from './notice-list.tsx'
import { texts } from './texts.es.ts'

/** Today's notices. Whoever has opened them has seen them. */
export function OverHome({ onClose }: DialogProps) {
  const words = useTexts(texts)
  const { notices, isKnown, markSeen } = useNotices()
  useFocusBack()
  const note = useEffectEvent(markSeen)
  useEffect(() => {
    if (isKnown) note()
  }, [isKnown])
  if (!isKnown) return null
  const title = notices.length > 0 ? words.dialogTitle(notices.length) : words.title
  return (
    <Dialog opened title={title} closeLabel={words.close} onClose={onClose}>
      {notices.length > 0 ? (
        <NoticeList notices={notices} />
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
