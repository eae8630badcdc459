import { IconFileCode } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { downloadPayslipXml } from '#contract/imports/payroll-import.ts'
import { call } from '#core/transport/rpc.ts'
import { sessionNumber } from '#core/transport/session-signals.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadDataUrl } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { xmlTexts } from './xml-texts.es.ts'

/** Downloads the XML stamped by the SAT, byte for byte (P-183). Hidden on a kiosk, which stores no files. */
export function XmlButton({ stampId }: { stampId: number }) {
  const words = useTexts(xmlTexts)
  const [said, setSaid] = useState('')
  const isBusy = useRef(false)
  const fetchXml = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSaid(words.coming)
    const era = sessionNumber()
    const answer = await call(downloadPayslipXml, { idtimbrado: stampId })
    isBusy.current = false
    // Another person may have signed in during the request.
    if (era !== sessionNumber()) return
    if (!answer.ok) {
      setSaid(failureText(answer.failure, words.failure))
      return
    }
    const { nombre, archivo } = answer.value
    downloadDataUrl(archivo, nombre, 'application/xml')
    setSaid(words.saved(nombre))
  }
  const { resting, onClick } = useOnlineOnly(words.failure.offline, () => void fetchXml())
  return (
    <div className="t-stack t-gap-2 t-shrink">
      <Button
        variant="subtle"
        size="sm"
        resting={resting}
        leftSection={<IconFileCode size={22} aria-hidden />}
        onClick={onClick}
      >
        {words.download}
      </Button>
      <output className="t-quiet t-small">{said}</output>
    </div>
  )
}
