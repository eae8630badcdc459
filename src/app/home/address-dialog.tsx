import type { ReactNode } from 'react'
import type { Load } from '#parts/lazy-part.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import classes from './address-dialog.module.css'
import { ScreenFailure } from '../page/screen-failure.tsx'
import { texts } from '../page/texts.es.ts'

interface Props<T> {
  load: Load<T>
  onClose: () => void
  children: (part: T) => ReactNode
}

/**
 * Dialog that the URL opens over Inicio. If its code fails to load, shows an error with a retry and a close
 * button.
 */
export function AddressDialog<T>({ load, onClose, children }: Props<T>) {
  const words = useTexts(texts)
  return (
    <PartLoader
      load={load}
      failure={(retry, why) => (
        <div className={classes.over}>
          <ScreenFailure what={why} onRetry={retry} />
          <Button variant="default" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      )}
    >
      {children}
    </PartLoader>
  )
}
