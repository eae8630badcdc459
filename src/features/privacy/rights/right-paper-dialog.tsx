import type { RightRequest } from '#contract/privacy/privacy-rights.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DocumentView } from '#media/documents/document-view.tsx'
import type { RightPaper } from '#paper/right-answer.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import classes from './rights.module.css'
import { rightsTexts } from './rights-texts.es.ts'

const loadDrawing = lazyPart(() => import('#paper/right-answer.ts'))

/** Shows a PDF that the device makes from the shown answers. */
export function RightPaperDialog({ row, onClose }: { row: RightRequest; onClose: () => void }) {
  const words = useTexts(rightsTexts)
  const paper = toPaper(row, companyDate(serverNow()))
  if (paper === null) return null
  return (
    <Dialog opened size="page" backCloses title={words.paper} closeLabel={words.close} onClose={onClose}>
      <div className={classes.paper}>
        <DocumentView
          load={async () => {
            const { drawRightAnswer } = await loadOrReload(loadDrawing)
            return { kind: 'file', bytes: drawRightAnswer(paper), media: 'application/pdf' }
          }}
          fileName={`respuesta-de-privacidad_${row.folio}.pdf`}
          label={words.paper}
        />
      </div>
    </Dialog>
  )
}

function toPaper(row: RightRequest, today: string): RightPaper | null {
  const { respuesta, cumplimiento } = row
  if (respuesta === null) return null
  return {
    person: { name: row.nombre, number: row.persona },
    company: row.empresa,
    today,
    folio: row.folio,
    right: row.derecho,
    text: row.texto,
    askedOn: row.pedida,
    answerUntil: row.responderHasta,
    isGranted: row.estado !== 'negada',
    carryOutUntil: row.cumplirHasta,
    answer: answerOf(respuesta),
    carriedOut: cumplimiento && answerOf(cumplimiento),
  }
}

function answerOf({ texto, quien, fecha, entrada, huella }: NonNullable<RightRequest['respuesta']>) {
  return { text: texto, by: quien, on: fecha, entry: entrada, hash: huella }
}
