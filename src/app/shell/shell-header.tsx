import { navigate } from '#hooks/navigation/navigation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { Bell } from './bell.tsx'
import { canGoBack } from '../page/page-history.ts'
import { SyncMark } from './shell-sync.tsx'
import { texts } from '../page/texts.es.ts'
import type { Width } from '../page/use-width.ts'

interface Props {
  title: string
  /** Target of the back arrow without history; null hides the arrow. */
  back: string | null
  width: Width
  hasBell: boolean
}

export function ShellHeader({ title, back, width, hasBell }: Props) {
  const words = useTexts(texts)
  const goBack = () => {
    if (canGoBack()) window.history.back()
    else navigate(back ?? '/', { replace: true })
  }
  return (
    <PageHeader
      title={title}
      {...(width === 'wide' ? {} : { sub: <SyncMark look="line" /> })}
      right={
        (hasBell || width === 'wide') && (
          <>
            {width === 'wide' && <SyncMark look="chip" />}
            {hasBell && <Bell look="page" />}
          </>
        )
      }
      {...(back === null ? {} : { onBack: goBack, backLabel: words.back })}
    />
  )
}
