import { IconArrowRight } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { type Entering, useEntering } from '../frame/entering.ts'
import classes from '../frame/sign-in.module.css'
import { texts } from '../texts.es.ts'
import { useSlow } from '../frame/use-slow.ts'

interface Props {
  entering: Entering
  isCrowded: boolean
}

/** All that changes with a tap on it, and what is heard then. */
export function EnterButton({ entering, isCrowded }: Props) {
  const words = useTexts(texts).login
  const isBusy = useEntering(entering)
  const isSlow = useSlow(isBusy)
  return (
    <>
      <Button
        type="submit"
        size="lg"
        fullWidth
        className={isBusy ? classes.busy : undefined}
        aria-disabled={isBusy}
        rightSection={isBusy ? null : <IconArrowRight aria-hidden="true" size={22} />}
      >
        {isBusy ? words.submitting : words.submit}
      </Button>
      <output className={isSlow || isCrowded ? 't-quiet t-words-centred' : 't-hidden'}>
        {isCrowded ? words.crowded : isSlow ? words.slow : isBusy ? words.submitting : ''}
      </output>
    </>
  )
}
