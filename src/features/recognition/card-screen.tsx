import { IconDownload, IconShare, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type Recognition, readRecognition } from '#contract/recognition/recognition.ts'
import { properName } from '#domain/text/person-name.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { canShareFiles, downloadFile, shareFile } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Card } from './card.tsx'
import { drawCard } from './card-picture.ts'
import classes from './recognition.module.css'
import { texts } from './texts.es.ts'
import { LeftReason, WithdrawDialog } from './withdraw-dialog.tsx'

const PNG = 'image/png'

export function CardScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const id = Number(revealKey(params.id ?? ''))
  const { data, failure, refresh } = useOperation(readRecognition, { id })
  const card = data?.data
  if (!card)
    return failure ? (
      <div className={classes.page}>
        <LoadFailure
          {...missingDataReason(failure, words)}
          againWord={words.again}
          onRetry={() => void refresh()}
        />
        {failure.kind === 'rejected' && id > 0 && <LeftReason id={id} />}
      </div>
    ) : (
      <SkeletonRows label={words.card.loading} slowText={words.slow} retryText={words.again} />
    )
  return (
    <div className={classes.page}>
      <Card card={card} />
      {!isKiosk && <Takeaway card={card} />}
      {card.retirable && <Withdraw card={card} />}
    </div>
  )
}

function Takeaway({ card }: { card: Recognition }) {
  const words = useTexts(texts).card
  const hand = async (isShared: boolean) => {
    try {
      const picture = await drawCard(card, words)
      if (isShared && (await shareFile(picture, words.file, PNG))) return
      downloadFile(picture, words.file, PNG)
    } catch {
      // The browser cannot create a canvas. The card is still on screen.
      showSnack({ text: words.pictureFailed, tone: 'error' })
    }
  }
  return (
    <div className={classes.actions}>
      {canShareFiles(PNG) && (
        <Button leftSection={<IconShare size={22} aria-hidden />} onClick={() => void hand(true)}>
          {words.share}
        </Button>
      )}
      <Button
        variant="outline"
        leftSection={<IconDownload size={22} aria-hidden />}
        onClick={() => void hand(false)}
      >
        {words.save}
      </Button>
    </div>
  )
}

function Withdraw({ card }: { card: Recognition }) {
  const words = useTexts(texts).card
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        danger
        leftSection={<IconTrash size={22} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.withdraw}
      </Button>
      {isOpen && (
        <WithdrawDialog
          id={card.id}
          about={`${card.principio} · ${properName(card.para)}`}
          onClose={() => setOpen(false)}
          onDone={() => navigate(recognitionPaths.wall, { replace: true })}
        />
      )}
    </>
  )
}
