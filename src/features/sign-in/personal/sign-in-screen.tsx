import { IconFlask, IconHistory } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { SignInForm } from './sign-in-form.tsx'
import classes from '../frame/sign-in.module.css'
import { texts } from '../texts.es.ts'
import { useSessionBefore } from '../frame/use-session-before.ts'
import { useSignIn } from './use-sign-in.ts'

export function Screen() {
  const words = useTexts(texts).login
  const { isExpired, isDemo } = useSessionBefore()
  const form = useSignIn()
  const { former, second } = form
  if (second) {
    return (
      <AuthFrame>
        <second.Form {...second} />
      </AuthFrame>
    )
  }
  if (former) {
    return (
      <AuthFrame>
        <former.Form {...former} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      note={
        isDemo && (
          <StateChip tone="neutral" icon={<IconFlask />}>
            {words.demo}
          </StateChip>
        )
      }
    >
      <h1>{words.heading}</h1>
      <p className={classes.lead}>{words.lead}</p>
      {isExpired && (
        <div className="t-above-3">
          <Banner tone="warn" live="status" icon={<IconHistory />} title={words.expired}>
            {words.expiredHint}
          </Banner>
        </div>
      )}
      <SignInForm form={form} />
      <nav className="t-stack t-level t-above-2">
        <TextLink href={`#${paths.recovery}`}>{words.forgot}</TextLink>
        <div className={classes.second}>
          <TextLink className={classes.privacy} href={`#${paths.privacy}`}>
            {words.privacy}
          </TextLink>
          <LanguageSwitch />
        </div>
      </nav>
    </AuthFrame>
  )
}
