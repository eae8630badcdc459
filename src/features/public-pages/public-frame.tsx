import { IconArrowLeft, IconLanguage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { setLocale } from '#i18n/locale.ts'
import { useLocale, useTexts } from '#i18n/use-texts.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { Mark } from '#ui/drawings/mark.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './public-frame.module.css'
import { texts } from './texts.es.ts'

function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else navigate(paths.login)
}

export function PublicFrame({ children }: { children: ReactNode }) {
  const words = useTexts(texts)
  const other = useLocale() === 'es' ? 'en' : 'es'
  const hasStrip = Boolean(useSharedDevice()?.dialogAside)
  return (
    <div className={classes.frame}>
      {!hasStrip && (
        <header className={classes.header}>
          <IconAction icon={<IconArrowLeft size={24} />} label={words.back} onClick={goBack} />
          <Mark height={32} />
          <TextLink
            className={classes.language}
            lang={other}
            icon={<IconLanguage size={22} />}
            onClick={() => setLocale(other)}
          >
            {words.language}
          </TextLink>
        </header>
      )}
      <main className={classes.main}>{children}</main>
    </div>
  )
}
