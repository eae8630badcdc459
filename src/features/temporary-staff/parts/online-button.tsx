import type { ComponentProps } from 'react'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from '../texts.es.ts'

type Props = Omit<Extract<ComponentProps<typeof Button>, { href?: undefined }>, 'onClick' | 'resting'> & {
  onClick: () => void
}

export function OnlineButton({ onClick, ...others }: Props) {
  return <Button {...others} {...useOnlineOnly(useTexts(texts).resting, onClick)} />
}
