import type { ComponentProps } from 'react'
import { useOnline } from '#hooks/device/use-online.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from '../texts.es.ts'

type Props = Omit<Extract<ComponentProps<typeof Button>, { href?: undefined }>, 'onClick' | 'resting'> & {
  onClick: () => void
}

/** Of what the server does: without a network it rests, and says why when it is tapped. */
export function OnlineButton({ onClick, ...others }: Props) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  return (
    <Button
      {...others}
      resting={!isOnline}
      onClick={() => {
        if (navigator.onLine) onClick()
        else showSnack({ text: words.resting, tone: 'info' })
      }}
    />
  )
}
