import { navigate } from '#hooks/navigation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { canGoBack } from './page-turn.ts'
import { SyncMark } from './shell-sync.tsx'
import { texts } from './texts.ts'
import type { Width } from './use-width.ts'

interface Props {
  title: string
  /** Where the arrow leads when there is no history; null: no arrow. */
  back: string | null
  width: Width
}

/** Title, sync state and, later, the bell at the right end. */
export function ShellHeader({ title, back, width }: Props) {
  const words = useTexts(texts)
  const goBack = () => {
    if (canGoBack()) window.history.back()
    else navigate(back ?? '/', { replace: true })
  }
  return (
    <PageHeader
      title={title}
      {...(width === 'wide' ? { right: <SyncMark look="chip" /> } : { sub: <SyncMark look="line" /> })}
      {...(back === null ? {} : { onBack: goBack, backLabel: words.back })}
    />
  )
}
