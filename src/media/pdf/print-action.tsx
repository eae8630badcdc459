import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import classes from './file-actions.module.css'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

export function PrintAction({ onPrint }: { onPrint: () => Promise<void> }) {
  const words = useTexts(texts)
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')
  const print = async () => {
    if (state === 'busy') return
    setState('busy')
    setState(
      await onPrint().then(
        () => 'done',
        // The text below the button shows the failure.
        () => 'failed',
      ),
    )
  }
  return (
    <div className={classes.actions}>
      <Button
        aria-disabled={state === 'busy'}
        leftSection={<IconPrinter size={26} aria-hidden />}
        onClick={() => void print()}
      >
        {state === 'busy' ? words.printing : words.print}
      </Button>
      <output className={state === 'done' ? classes.printed : 't-hidden'}>
        {state === 'done' && words.printed}
      </output>
      {state === 'failed' && (
        <p className={classes.failed} role="alert">
          {words.printFailed}
        </p>
      )}
    </div>
  )
}
