import { IconPrinter } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PayslipPeriod } from '#domain/payslips/payslip.ts'
import { sessionNumber } from '#core/transport/session-signals.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { printFile } from '#media/pdf/pdf-viewer-lazy.ts'
import { texts as pdfTexts } from '#media/pdf/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from '../texts.es.ts'
import { openPayslip } from './payslip-file.ts'

interface Props {
  period: PayslipPeriod
  /** Prints once without a tap, because the person asked for it on Inicio. */
  isAsked?: boolean
}

export function PrintButton({ period, isAsked = false }: Props) {
  const words = useTexts(pdfTexts)
  const { failure } = useTexts(texts)
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'absent' | 'offline' | 'failed'>('idle')
  const wanted = useRef<object | null>(null)
  useEffect(() => () => void (wanted.current = null), [])
  const cancel = () => {
    wanted.current = null
    setState('idle')
  }
  const print = async () => {
    if (state === 'busy') return
    setState('busy')
    const era = sessionNumber()
    const job = {}
    wanted.current = job
    // After a sign-out, nothing is printed for the next person.
    const isWanted = () => wanted.current === job && era === sessionNumber()
    const file = await openPayslip(period)
    if (!isWanted()) return
    if (!file.ok) return setState(file.failure.kind === 'offline' ? 'offline' : 'absent')
    const end = await printFile(file.value.bytes, isWanted).then(
      () => 'done' as const,
      // The text beside the button reports the failure.
      () => 'failed' as const,
    )
    if (isWanted()) setState(end)
  }
  const asked = useRef(isAsked)
  const begin = useEffectEvent(() => void print())
  useEffect(() => {
    if (asked.current) begin()
    asked.current = false
  }, [])
  const said = {
    idle: null,
    busy: null,
    done: null,
    absent: failure.pdf,
    offline: failure.absentShared,
    failed: words.printFailed,
  }[state]
  return (
    <>
      {said !== null && (
        <p className="t-error t-wide" role="alert">
          {said}
        </p>
      )}
      <output className={state === 'done' ? 't-strong t-wide t-words-centred' : 't-hidden'}>
        {state === 'done' && words.printed}
      </output>
      <Button
        aria-disabled={state === 'busy'}
        leftSection={<IconPrinter size={26} aria-hidden />}
        onClick={() => void print()}
      >
        {state === 'busy' ? words.printing : words.print}
      </Button>
      {state === 'busy' && (
        <Button variant="outline" onClick={cancel}>
          {words.cancelPrint}
        </Button>
      )}
    </>
  )
}
