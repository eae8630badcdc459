import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { loadPdfViewer, printFile } from '#media/pdf/pdf-viewer-lazy.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { LoanPaper } from '#paper/savings-loan.ts'
import { paperOfLoan } from '#paper/savings-request.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import type { Details } from './details.ts'
import { texts } from './texts.es.ts'

const loadDrawing = lazyPart(() => import('#paper/savings-loan.ts'))
type Kind = 'request' | 'note'

export function LoanPapers({ details: { papel, puesto = '', solicitud } }: { details: Details }) {
  const words = useTexts(texts).papers
  const [busy, setBusy] = useState<Kind | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { empleado, nombre, departamento } = solicitud
  const person = { number: empleado, name: nombre, position: puesto, department: departamento }
  const paper = papel ? paperOfLoan(papel, person) : null
  if (paper === null) return null
  const print = async (kind: Kind) => {
    if (busy !== null) return
    setBusy(kind)
    setFailed(false)
    // The text below the buttons reports the failure.
    setFailed(
      !(await printPaper(kind, paper).then(
        () => true,
        () => false,
      )),
    )
    setBusy(null)
  }
  return (
    <section className="t-stack t-gap-2" aria-labelledby="papeles-prestamo">
      <h3 id="papeles-prestamo" className="t-strong t-row-text">
        {words.title}
      </h3>
      <div className="t-wrap t-gap-2">
        {(['request', 'note'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            size="sm"
            aria-disabled={busy !== null}
            leftSection={<IconPrinter size={22} aria-hidden />}
            onClick={() => void print(kind)}
          >
            {busy === kind ? words.printing : words[kind]}
          </Button>
        ))}
      </div>
      {hasFailed && (
        <p className="t-error" role="alert">
          {words.failed}
        </p>
      )}
    </section>
  )
}

/** @throws when fetching a chunk or drawing the document fails */
async function printPaper(kind: Kind, paper: LoanPaper): Promise<void> {
  const [{ drawLoanNote, drawLoanRequest }] = await Promise.all([loadOrReload(loadDrawing), loadPdfViewer()])
  await printFile((kind === 'note' ? drawLoanNote : drawLoanRequest)(paper), () => true)
}
