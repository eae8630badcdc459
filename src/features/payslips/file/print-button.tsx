import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { PayslipPeriod } from '#domain/payslip.ts'
import { sessionEra } from '#core/transport/session-signals.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { printFile } from '#media/pdf/pdf-viewer-lazy.ts'
import { texts as pdfTexts } from '#media/pdf/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from '../texts.es.ts'
import { openPayslip } from './payslip-file.ts'

/** To the printer from what the payslip says: nobody in a queue has to open its PDF first. */
export function PrintButton({ period }: { period: PayslipPeriod }) {
  const words = useTexts(pdfTexts)
  const { failure } = useTexts(texts)
  const [state, setState] = useState<'idle' | 'busy' | 'absent' | 'offline' | 'failed'>('idle')
  const print = async () => {
    if (state === 'busy') return
    setState('busy')
    const era = sessionEra()
    const file = await openPayslip(period)
    // Whoever has tapped Terminar meanwhile leaves no paper to the next person.
    if (era !== sessionEra()) return
    // No paper, nothing to print: PAY-25.
    if (!file.ok) return setState(file.failure.kind === 'offline' ? 'offline' : 'absent')
    setState(
      await printFile(file.value.bytes).then(
        () => 'idle',
        // The line beside the button says it.
        () => 'failed',
      ),
    )
  }
  const said = {
    idle: null,
    busy: null,
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
      <Button
        aria-disabled={state === 'busy'}
        leftSection={<IconPrinter size={26} aria-hidden />}
        onClick={() => void print()}
      >
        {state === 'busy' ? words.printing : words.print}
      </Button>
    </>
  )
}
