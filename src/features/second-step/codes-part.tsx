import { IconCopy, IconPrinter } from '@tabler/icons-react'
import { useRef } from 'react'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { Card } from '#ui/lists/card.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import classes from './second-step.module.css'
import { texts } from './texts.es.ts'

/**
 * On a shared device, the person must write down the codes, because printer and clipboard are not the
 * person's.
 */
export function CodesPart({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useTexts(texts).codes
  const isShared = useSharedDevice() !== null
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showSnack({ text: words.copied, tone: 'success' })
    } catch {
      // The browser does not allow copying. The codes stay on screen.
      showSnack({ text: words.notCopied, tone: 'error' })
    }
  }

  return (
    <section className={classes.form}>
      <h2 ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <Card className={classes.sheet}>
        <ul className={classes.codes} aria-label={words.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Card>
      {!isShared && (
        <div className={classes.actions}>
          <Button
            variant="outline"
            leftSection={<IconPrinter size={22} aria-hidden />}
            onClick={() => print()}
          >
            {words.print}
          </Button>
          <Button
            variant="outline"
            leftSection={<IconCopy size={22} aria-hidden />}
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
        </div>
      )}
      <Button size="lg" onClick={onDone}>
        {words.done}
      </Button>
    </section>
  )
}
