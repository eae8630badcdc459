import { IconLanguage } from '@tabler/icons-react'
import { setLocale } from '#i18n/locale.ts'
import { useLocale, useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from '../texts.es.ts'

export function LanguageSwitch() {
  const locale = useLocale()
  const words = useTexts(texts)
  const other = locale === 'es' ? 'en' : 'es'
  return (
    <TextLink lang={other} icon={<IconLanguage size={22} />} onClick={() => setLocale(other)}>
      {words.login.language}
    </TextLink>
  )
}
