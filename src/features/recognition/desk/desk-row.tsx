import { IconCircleOff, IconTrash } from '@tabler/icons-react'
import type { DeskRow as Row } from '#contract/recognition/recognition-desk.ts'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { PrincipleDrawing } from '../principle-drawing.tsx'
import classes from '../recognition.module.css'
import { texts } from './texts.es.ts'

interface Props {
  row: Row
  onWithdraw: () => void
}

export function DeskRow({ row, onWithdraw }: Props) {
  const words = useTexts(texts)
  const receiver = properName(row.para)
  const { retirado } = row
  return (
    <li className={classes.entry}>
      <PrincipleDrawing image={row.imagen} className={classes.row} />
      <div className={classes.said}>
        <p className="t-strong" lang="es-MX">
          {row.principio}
        </p>
        <dl className={classes.people}>
          <dt className="t-quiet">{words.to}</dt>
          <dd className="t-break" dir="auto">
            {words.person(receiver, row.numeroPara, sentenceCase(row.areaPara))}
          </dd>
          <dt className="t-quiet">{words.from}</dt>
          <dd className="t-break" dir="auto">
            {words.person(properName(row.de), row.numeroDe, sentenceCase(row.areaDe))}
          </dd>
        </dl>
        <p className="t-break t-as-written" dir="auto" lang="es-MX">
          {row.razon}
        </p>
        <p className="t-quiet t-small">{words.facts(formatDate(row.fecha), row.aplausos)}</p>
        {retirado && (
          <div className="t-stack t-gap-1 t-start">
            <StateChip tone="error" icon={<IconCircleOff />}>
              {words.withdrawn}
            </StateChip>
            <p className="t-quiet t-small">
              {words.by(properName(retirado.quien), formatDate(retirado.cuando))}
            </p>
            <p className="t-break t-as-written" dir="auto">
              {retirado.motivo}
            </p>
          </div>
        )}
        {!retirado && (
          <div>
            <Button
              variant="outline"
              size="sm"
              danger
              leftSection={<IconTrash size={20} aria-hidden />}
              onClick={onWithdraw}
            >
              {words.withdraw}
              <span className="t-hidden">{` ${row.principio}, ${receiver}`}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
