import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { PayslipPeriod } from '#domain/payslip.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { printFile } from '#media/pdf/pdf-viewer-lazy.ts'
import { texts as pdfTexts } from '#media/pdf/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { openPayslip } from './payslip-file.ts'

/** To the printer from what the payslip says: nobody in a queue has to open its PDF first. */
export function PrintButton({ period }: { period: PayslipPeriod }) {
  const words = useTexts(pdfTexts)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const print = async () => {
    if (state === 'busy') return
    setState('busy')
    const file = await openPayslip(period)
    const done = file.ok ? printFile(file.value.bytes) : Promise.reject(new Error(file.failure.kind))
    setState(
      await done.then(
        () => 'idle',
        // The line beside the button says it.
        () => 'failed',
      ),
    )
  }
  return (
    <>
      {state === 'failed' && (
        <p className="t-error t-wide" role="alert">
          {words.printFailed}
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
