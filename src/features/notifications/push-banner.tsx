import { IconBellCheck, IconBellOff, IconBellPlus } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { texts } from './texts.es.ts'
import type { Push } from './use-push.ts'
import { useTestPush } from './use-test-push.ts'

/** Shows whether push works here, with a test or a link to the settings. Hidden where push cannot work. */
export function PushBanner({ state }: Pick<Push, 'state'>) {
  const words = useTexts(texts)
  const { test, isBusy } = useTestPush()
  const settings = `#${paths.notificationSettings}`
  if (state === 'on') {
    const action = (
      <TextLink underline onClick={test}>
        {isBusy ? words.push.testing : words.banner.test}
      </TextLink>
    )
    return (
      <Banner tone="ok" icon={<IconBellCheck size={24} />} title={words.banner.on} action={action}>
        {words.banner.here}
      </Banner>
    )
  }
  if (state === 'denied') {
    const action = (
      <TextLink underline href={settings}>
        {words.banner.how}
      </TextLink>
    )
    return (
      <Banner tone="warn" icon={<IconBellOff size={24} />} title={words.banner.blocked} action={action}>
        {words.banner.blockedText}
      </Banner>
    )
  }
  if (state !== 'off' && state !== 'install-first') return null
  const action = (
    <TextLink underline href={settings}>
      {words.banner.turnOn}
    </TextLink>
  )
  return (
    <Banner tone="primary" icon={<IconBellPlus size={24} />} title={words.banner.off} action={action}>
      {words.banner.offText}
    </Banner>
  )
}
