import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { DocumentView } from './document-view.tsx'
import { DeleteForm } from './required-delete.tsx'
import { RequiredList } from './required-list.tsx'
import { requiredTexts } from './required-texts.es.ts'
import type { RequiredDocument, RequiredDocumentsProps, RequiredStep } from './required-types.ts'
import { RequiredUpload } from './required-upload.tsx'
import classes from './required-documents.module.css'

type View = { name: 'list' } | { name: RequiredStep; row: RequiredDocument }

const LIST: View = { name: 'list' }

/** Lists required documents (spec 002 §2.5, DOCREQ). The caller passes the functions that call the server. */
export function RequiredDocuments(props: RequiredDocumentsProps) {
  const words = useTexts(requiredTexts)
  const [view, setView] = useState<View>(LIST)
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({})
  const [isBusy, setBusy] = useState(false)
  // State changes only at the next render; a second quick tap must not delete twice.
  const isRemoving = useRef(false)
  const body = useFocusOnChange(view)
  const back = () => setView(LIST)
  const close = view.name === 'list' ? props.onClose : back
  const finish = (text: string) => {
    back()
    props.onDone(text)
  }
  if (view.name === 'upload') {
    const sent = () => finish(words.uploadDone(view.row.name))
    return <RequiredUpload row={view.row} upload={props.upload} onSent={sent} onCancel={back} />
  }
  const inside = {
    list: () => <RequiredList {...props} onOpen={(name, row) => setView({ name, row })} />,
    view: (row: RequiredDocument) => (
      <div className={classes.viewer}>
        <DocumentView
          load={(signal) => props.view(row, signal)}
          fileName={row.fileName ?? row.name}
          label={row.name}
          canShare={false}
        />
      </div>
    ),
    help: () => <Help onClose={back} />,
    remove: (row: RequiredDocument) => (
      <DeleteForm
        name={row.name}
        reason={reasons[row.idTipo] ?? ''}
        limits={props.reasonLimits}
        isBusy={isBusy}
        onReason={(reason) => setReasons({ ...reasons, [row.idTipo]: reason })}
        onCancel={back}
        onRemove={async (reason) => {
          if (isRemoving.current) return null
          isRemoving.current = true
          setBusy(true)
          const problem = await props.remove(row, reason)
          isRemoving.current = false
          setBusy(false)
          if (problem !== null) return problem
          setReasons({ ...reasons, [row.idTipo]: '' })
          finish(words.removed(row.name))
          return null
        }}
      />
    ),
  } satisfies Record<Exclude<View['name'], 'upload'>, (row: RequiredDocument) => ReactNode>
  return (
    <Dialog opened title={titleOf(view, words)} closeLabel={words.close} persistent={isBusy} onClose={close}>
      <div ref={body} className={classes.body} tabIndex={-1}>
        {view.name === 'list' ? (
          inside.list()
        ) : (
          <>
            <div>
              <TextLink icon={<IconArrowLeft size={22} />} onClick={() => !isBusy && back()}>
                {words.back}
              </TextLink>
            </div>
            {inside[view.name](view.row)}
          </>
        )}
      </div>
    </Dialog>
  )
}

function titleOf(view: View, words: ReturnType<typeof useTexts<typeof requiredTexts.es>>): string {
  if (view.name === 'list') return words.title
  if (view.name === 'help') return words.helpTitle
  return view.name === 'remove' ? words.about(words.remove, view.row.name) : view.row.name
}

/**
 * Moves the focus, because the tapped element disappears: to the new view, or after a return to the list, to the
 * row of the view that was closed.
 */
function useFocusOnChange(view: View) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    const last = before.current
    before.current = view
    if (last === view) return
    const row =
      last.name === 'list' ? null : body.current?.querySelector(`[data-type="${last.row.idTipo}"] button`)
    const place = row instanceof HTMLElement ? row : body.current
    moveFocus(place)
  }, [view])
  return body
}

function Help({ onClose }: { onClose: () => void }) {
  const words = useTexts(requiredTexts)
  return (
    <div className={classes.help}>
      {words.helpText.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button onClick={onClose}>{words.understood}</Button>
    </div>
  )
}
