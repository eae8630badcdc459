import { IconPrinter } from '@tabler/icons-react'
import { compareText } from '#domain/text/compare-text.ts'
import { formatInstant, timeOrDay } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { isPerson, type Item } from './entries.ts'
import { texts } from './texts.es.ts'
import type { Gate } from './use-gate.ts'
import classes from './gate.module.css'

export function EvacuationDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const words = useTexts(texts).list
  const { answer, waiting, now } = gate
  const all = (gate.items ?? [])
    .filter(({ place }) => place === 'inside')
    .sort((one, other) => compareText(one.nombre, other.nombre))
  const inside = all.filter(isPerson)
  const material = all.filter((item) => !isPerson(item))
  return (
    <Dialog opened title={words.title} closeLabel={words.close} backCloses onClose={onClose}>
      <div className="t-stack t-gap-4" data-evacuation>
        <div>
          <p className="t-h3 t-heavy">{words.count(inside.length)}</p>
          {answer.at !== null && <p className="t-quiet">{words.at(formatInstant(answer.at))}</p>}
          {waiting > 0 && <p className="t-quiet">{words.waiting(waiting)}</p>}
        </div>
        {inside.length === 0 ? (
          <p className="t-card t-pad-4 t-quiet">{words.none}</p>
        ) : (
          <Listed items={inside} now={now} />
        )}
        {material.length > 0 && (
          <>
            <p className="t-strong">{words.material}</p>
            <Listed items={material} now={now} />
          </>
        )}
        <div className="t-no-print">
          <Button
            size="lg"
            fullWidth
            leftSection={<IconPrinter size={24} aria-hidden />}
            onClick={() => window.print()}
          >
            {words.print}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Listed({ items, now }: { items: readonly Item[]; now: number }) {
  const words = useTexts(texts).list
  return (
    <ol className="t-card t-list">
      {items.map(({ id, nombre, de, lugar, placas, recibe, last }) => (
        <li key={id} className={classes.listed}>
          <span className={classes.box} aria-hidden />
          <div className="t-grow t-shrink">
            <p className="t-strong t-row-text t-snug t-break">{nombre}</p>
            <p className="t-quiet t-break">{[de, lugar, placas].filter(Boolean).join(' · ')}</p>
          </div>
          <div className={classes.listedWhen}>
            <p className="t-strong">{last && words.entered(timeOrDay(last.at, now))}</p>
            {recibe !== '' && <p className="t-quiet t-break">{words.host(recibe)}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
