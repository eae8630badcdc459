import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { texts } from './texts.es.ts'

interface Props {
  archivo: string
  isBusy: boolean
  isResting: boolean
  onDiscard: () => void
}

/** Discards the file after a confirmation. The next waiting import can then start. */
export function DiscardFile({ archivo, isBusy, isResting, onDiscard }: Props) {
  const words = useTexts(texts).review
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        resting={isResting}
        aria-disabled={isBusy || isResting}
        onClick={() => {
          if (!isBusy && !isResting) setAsked(true)
        }}
      >
        {words.discard}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        danger
        title={words.discard}
        question={words.discardAsk(archivo)}
        cancelText={words.keep}
        confirmText={words.discard}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onDiscard()
        }}
      />
    </>
  )
}
