import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from '../page/texts.es.ts'

/** Sign-out button, for a required step that cannot be done, for example offline. */
export function SignOutButton() {
  const words = useTexts(texts).menu
  const { signOut, isBusy } = useSignOut()
  return (
    <Button variant="subtle" aria-disabled={isBusy} onClick={signOut}>
      {isBusy ? words.signingOut : words.signOut}
    </Button>
  )
}
