import { IconDeviceMobile, IconDeviceMobileCheck, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useKeptFiles } from '#hooks/work/use-kept-files.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLacksCamera } from '#media/capture/use-camera-kind.ts'
import { documentTexts } from '#media/documents/document-texts.es.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { copyId, forgetDocument, saveDocument } from '../rows/document-copy.ts'
import type { DocumentRow } from '../rows/document-rows.ts'
import classes from './open-document.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  row: DocumentRow
  archivo: string
  empleado: string
}

export function DocumentActions({ row, archivo, empleado }: Props) {
  const words = useTexts(texts).view
  const isKiosk = useIsKiosk()
  if (useLacksCamera()) return null
  return (
    <div className={classes.actions}>
      <TextLink href={`#${paths.documentUpload(row.typeId)}`} icon={<IconUpload size={22} />}>
        {words.replace}
      </TextLink>
      {!isKiosk && <KeepCopy archivo={archivo} empleado={empleado} />}
    </div>
  )
}

function KeepCopy({ archivo, empleado }: Omit<Props, 'row'>) {
  const words = useTexts(texts).view
  const isKept = useKeptFiles()?.files.has(copyId(archivo)) ?? false
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await saveDocument(empleado, archivo).finally(() => setBusy(false))
    tell(answer)
  }
  const remove = async () => {
    // After a failed deletion the copy still exists.
    const isGone = await forgetDocument(archivo).then(
      () => true,
      () => false,
    )
    if (isGone) showSnack({ text: words.removed, tone: 'info', ms: FORM_SNACK_MS })
    else showSnack({ text: words.notRemoved, tone: 'error', ms: 5000 })
  }
  if (isKept) {
    return (
      <TextLink icon={<IconDeviceMobileCheck size={22} />} onClick={() => void remove()}>
        {words.remove}
        <span className="t-hidden"> {words.removeRest}</span>
      </TextLink>
    )
  }
  return (
    <TextLink icon={<IconDeviceMobile size={22} />} onClick={() => void save()}>
      <span>{isBusy ? words.saving : words.save}</span>
      {!isBusy && <span className="t-hidden"> {words.saveRest}</span>}
    </TextLink>
  )
}

function tell(answer: Awaited<ReturnType<typeof saveDocument>>): void {
  const { view } = wordsOf(texts)
  const spec = wordsOf(documentTexts)
  if (answer === 'saved') showSnack({ text: view.savedSnack, tone: 'success', ms: FORM_SNACK_MS })
  else if (answer === 'noRoom') showSnack({ text: view.noRoom, tone: 'error', ms: 5000 })
  else if (answer === 'damaged') showSnack({ text: spec.damaged, tone: 'pink', ms: 5000 })
  else showSnack({ text: spec.failed, tone: 'error', ms: 5000 })
}
