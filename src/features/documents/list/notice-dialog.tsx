import { IconCircleCheck, IconCircleDashed, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { type DocumentCheck, hasNoticeTick } from '#domain/documents/documents.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import classes from './notice-dialog.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  prompt: 'Actualizar' | 'Cargar'
  check: DocumentCheck
  onClose: () => void
  onFollow: () => void
}

/** 'Aviso de actualización de datos' (spec 000 §2). */
export function NoticeDialog({ prompt, check, onClose, onFollow }: Props) {
  const words = useTexts(texts)
  useCloseOnBack(onClose, { opensItself: true })
  const message = prompt === 'Actualizar' && hasNoticeTick(check) ? 'form' : prompt
  return (
    <Dialog
      opened
      size="small"
      hasClose
      title={words.notice.title}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div className="t-stack t-gap-4">
        <p>{words.notice.message[message]}</p>
        <ul className={classes.ticks}>
          <li>
            <Tick isDone={check.FormCompletado > 0} words={words.notice.form} />
          </li>
          <li>
            <DocumentsTick check={check} />
          </li>
        </ul>
        <Button fullWidth data-autofocus onClick={onFollow}>
          {words.notice.button[prompt]}
        </Button>
      </div>
    </Dialog>
  )
}

function Tick({ isDone, words }: { isDone: boolean; words: { done: string; open: string } }) {
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <span className={classes.tick} data-done={isDone || undefined}>
      <Icon size={26} aria-hidden />
      {isDone ? words.done : words.open}
    </span>
  )
}

/** The tooltip with counts opens by pointer, keyboard and touch (NOTICE-05). */
function DocumentsTick({ check }: { check: DocumentCheck }) {
  const words = useTexts(texts).notice
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.tip} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
        <Tick isDone={hasNoticeTick(check)} words={words.documents} />
        <IconInfoCircle size={22} aria-hidden />
      </button>
      <span id={id} role="tooltip" className={classes.counts} data-open={isOpen || undefined}>
        {words.counts(check.Pendiente, check.Completado)}
      </span>
    </>
  )
}
