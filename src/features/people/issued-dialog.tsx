import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { texts } from './texts.es.ts'
import classes from './people.module.css'

export interface Issued {
  nombre: string
  usuario: string
  temporal: string
}

/** Milliseconds until the password is hidden, because the administrator may walk away. */
const SHOWN_MS = 3 * 60_000

export function IssuedDialog({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const words = useTexts(texts).issued
  const hide = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(hide, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog opened staysOpen size="small" title={words.title} closeLabel={words.done} onClose={onClose}>
      <div className="t-stack t-gap-3" data-issued>
        <p>
          {words.for} <strong className="t-block t-heavy t-lead">{properName(issued.nombre)}</strong>
        </p>
        <p>{words.user(issued.usuario)}</p>
        <p className={classes.password}>{issued.temporal}</p>
        <p className="t-quiet t-small t-airy">{words.once}</p>
      </div>
      <div className={classes.issuedActions}>
        <Button
          variant="outline"
          leftSection={<IconPrinter size={22} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
        <Button onClick={onClose}>{words.done}</Button>
      </div>
    </Dialog>
  )
}
