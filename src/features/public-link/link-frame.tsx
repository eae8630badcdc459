import { IconLanguage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { setLocale } from '#i18n/locale.ts'
import { useLocale, useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Mark } from '#ui/drawings/mark.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import classes from './link-frame.module.css'
import { texts } from './texts.es.ts'

interface Props {
  title?: string
  lead?: string
  icon?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** Frame without navigation, because a link has one purpose. */
export function LinkFrame({ title, lead, icon, children, foot }: Props) {
  const words = useTexts(texts)
  // Without a session, this page must offer the way back to a kiosk's first screen.
  const shared = useSharedDevice()
  const isAlone = shared !== null && !shared.dialogAside
  const other = useLocale() === 'es' ? 'en' : 'es'
  return (
    <main className={classes.frame}>
      <header className={classes.head}>
        <div className={classes.inside}>
          <Mark tone="on-brand" height={32} />
          {title !== undefined && <h1 className={classes.title}>{title}</h1>}
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        <span className={classes.quarter} aria-hidden="true" />
        <span className={classes.sun} aria-hidden="true">
          {icon}
        </span>
      </header>
      <div className={classes.body}>
        {children}
        <div className={classes.ways}>
          <TextLink lang={other} icon={<IconLanguage size={22} />} onClick={() => setLocale(other)}>
            {words.language}
          </TextLink>
          {isAlone && <TextLink href={`#${paths.login}`}>{words.leave}</TextLink>}
        </div>
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </main>
  )
}
