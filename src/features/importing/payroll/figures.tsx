import {
  IconAlertTriangle,
  IconChecks,
  IconFileOff,
  IconFileTypePdf,
  IconInfoCircle,
  IconHourglass,
  IconReceipt,
  IconShieldQuestion,
} from '@tabler/icons-react'
import type { PayrollRun } from '#contract/imports/payroll-runs.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import { count } from './words.ts'
import classes from './runs.module.css'

export function Figures({ run, sums }: { run: PayrollRun; sums: number }) {
  const { figures } = useTexts(texts)
  const noReceipts = run.acuses + (run.ajenos ?? 0)
  const seals = run.sellosSinComprobar ?? 0
  const icon = { size: 22, 'aria-hidden': true } as const
  const all = [
    { word: figures.taken, value: run.tomados, icon: <IconReceipt {...icon} /> },
    { word: figures.waiting, value: run.enEspera, icon: <IconHourglass {...icon} /> },
    { word: figures.superseded, value: run.sustituidos, icon: <IconFileOff {...icon} /> },
    { word: figures.known, value: run.yaEstaban, icon: <IconChecks {...icon} /> },
    ...(run.pdf > 0 ? [{ word: figures.papers, value: run.pdf, icon: <IconFileTypePdf {...icon} /> }] : []),
    ...(noReceipts > 0
      ? [{ word: figures.noReceipts, value: noReceipts, icon: <IconInfoCircle {...icon} /> }]
      : []),
    ...(seals > 0 ? [{ word: figures.seals, value: seals, icon: <IconShieldQuestion {...icon} /> }] : []),
    { word: figures.refused, value: run.rechazados, icon: <IconAlertTriangle {...icon} />, isWrong: true },
  ]
  return (
    <dl className={classes.figures}>
      {all.map(({ word, value, icon: picture, isWrong = false }) => (
        <div key={word} className={classes.figure} data-wrong={(isWrong && value > 0) || undefined}>
          <dt>
            {picture}
            <span>{word}</span>
          </dt>
          <dd>{count(value)}</dd>
          {isWrong && sums > 0 && <dd className={classes.note}>{figures.sums(count(sums))}</dd>}
        </div>
      ))}
    </dl>
  )
}
