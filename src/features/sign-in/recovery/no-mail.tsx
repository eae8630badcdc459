import { IconMailOff } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { passwordTexts } from '../password-texts.es.ts'

export function NoMail() {
  const words = useTexts(passwordTexts).recovery
  return (
    <Banner tone="teal" icon={<IconMailOff />} title={words.noMail}>
      {words.noMailText}
    </Banner>
  )
}
