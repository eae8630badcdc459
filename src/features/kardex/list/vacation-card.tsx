import { IconBeach, IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DocumentView } from '#media/documents/document-view.tsx'
import { warmViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import { useVacation } from '#models/vacation/use-vacation.ts'
import type { VacationPaper } from '#paper/vacation-statement.ts'
import { lazyPart, loadOrReload, preloadPart } from '#parts/lazy-part.ts'
import { vacationTexts } from '#pieces/vacation/vacation-texts.es.ts'
import { vacationLines } from '#pieces/vacation/vacation-words.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Card } from '#ui/lists/card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from '../texts.es.ts'
import classes from './vacation-card.module.css'

const loadDrawing = lazyPart(() => import('#paper/vacation-statement.ts'))

/** Delay in ms before the drawing code is prefetched: the statement then works offline. */
const WARM_AFTER_MS = 1500

/**
 * Shows the vacation days left, with the yearly statement of LFT 81. Renders nothing while they are unknown.
 */
export function VacationCard() {
  const words = useTexts(texts).vacation
  const line = useTexts(vacationTexts)
  const vacation = useVacation()
  const [isOpen, setOpen] = useState(false)
  const isKnown = vacation !== null
  useEffect(() => {
    if (!isKnown) return
    const timer = setTimeout(() => void Promise.all([preloadPart(loadDrawing), warmViewer()]), WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isKnown])
  if (vacation === null) return null
  const { title, text } = vacationLines(vacation, line)
  return (
    <Card className="t-stack t-gap-3">
      <div className="t-row t-gap-3">
        <Tile tone="teal" icon={<IconBeach size={24} />} />
        <div className="t-shrink">
          <h2 className="t-row-text">{title}</h2>
          <p className="t-quiet">{text}</p>
        </div>
      </div>
      <div className="t-wrap">
        <Button
          variant="outline"
          size="sm"
          leftSection={<IconFileTypePdf size={22} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {words.paper}
        </Button>
      </div>
      {isOpen && <Paper vacation={vacation} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Paper({ vacation, onClose }: { vacation: VacationLeft; onClose: () => void }) {
  const { vacation: words, detail } = useTexts(texts)
  const { user } = useProfile()
  const person = {
    number: user.Folio,
    name: user.Nombre,
    position: user.Puesto,
    department: user.Departamento,
  }
  return (
    <Dialog opened size="page" backCloses title={words.paper} closeLabel={detail.close} onClose={onClose}>
      <div className={classes.paper}>
        <DocumentView
          load={async () => {
            const { drawVacationStatement } = await loadOrReload(loadDrawing)
            const bytes = drawVacationStatement(toPaper(vacation, person))
            return { kind: 'file', bytes, media: 'application/pdf' }
          }}
          fileName={`constancia-de-vacaciones_${user.Folio}_${vacation.hoy}.pdf`}
          label={words.paper}
        />
      </div>
    </Dialog>
  )
}

function toPaper(vacation: VacationLeft, person: VacationPaper['person']): VacationPaper {
  return {
    person,
    company: vacation.empresa,
    today: vacation.hoy,
    hiredOn: vacation.ingreso,
    years: vacation.anios,
    from: vacation.desde,
    entitled: vacation.derecho,
    grantUntil: vacation.otorgarHasta,
    taken: vacation.tomados,
    planned: vacation.programados,
    carried: vacation.delAnterior,
    left: vacation.quedan,
    stated: vacation.saldo ? { days: vacation.saldo.dias, on: vacation.saldo.al } : null,
    lapsesOn: vacation.vencenEl,
    nextFrom: vacation.siguienteDesde,
    nextDays: vacation.siguienteDias,
    article: vacation.articulo,
    isConfirmed: vacation.confirmada,
  }
}
