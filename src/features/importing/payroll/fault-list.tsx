import { IconAlertTriangle, IconDownload, IconInfoCircle } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { downloadRefusedDocument, FAULTS_PER_PAGE, readPayrollRun } from '#contract/imports/payroll-runs.ts'
import { call } from '#core/transport/rpc.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadDataUrl } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { texts } from './texts.es.ts'
import { count } from './words.ts'
import classes from './runs.module.css'

type Report = ResponseOf<typeof readPayrollRun>
type Fault = Report['faltas'][number]

interface Props {
  report: Report
  page: number
  onPage: (page: number) => void
}

export function FaultList({ report, page, onPage }: Props) {
  const words = useTexts(texts)
  const pages = Math.max(1, Math.ceil(report.total / FAULTS_PER_PAGE))
  const refused = report.data.rechazados
  const documents = byDocument(report.faltas)
  const parts = [
    { title: words.mend(count(refused)), isDoubt: false },
    { title: words.doubts, isDoubt: true },
  ]
  return (
    <section className="t-card t-shrink t-clip">
      {parts.map(({ title, isDoubt }) => {
        const told = documents.filter(([first]) => (first?.clase === 'duda') === isDoubt)
        if (told.length === 0) return null
        return (
          <Fragment key={String(isDoubt)}>
            <h2 className={classes.head}>{title}</h2>
            {!isDoubt && !report.guardado && <p className={classes.aside}>{words.notKept}</p>}
            <ul className="t-list" aria-label={title}>
              {told.map((faults) => (
                <Document
                  key={faults[0]?.posicion}
                  id={report.data.id}
                  faults={faults}
                  isKept={report.guardado}
                />
              ))}
            </ul>
          </Fragment>
        )
      })}
      <Pager page={page} pages={pages} onPage={onPage} words={words.list} />
    </section>
  )
}

function Document({ id, faults, isKept }: { id: number; faults: readonly Fault[]; isKept: boolean }) {
  const words = useTexts(texts)
  const [first] = faults
  const { resting, onClick } = useOnlineOnly(words.offlineTry, () => {
    if (first) void fetchDocument(id, first.posicion)
  })
  if (!first) return null
  const isDoubt = first.clase === 'duda'
  const Icon = isDoubt ? IconInfoCircle : IconAlertTriangle
  return (
    <li className={classes.document}>
      <div className="t-grow t-shrink">
        <p className="t-strong t-break">{first.documento || words.alone}</p>
        <ul className="t-list">
          {faults.map((fault) => (
            <li key={`${fault.lugar} ${fault.texto}`} className={isDoubt ? classes.doubt : classes.fault}>
              <Icon className="t-firm" size={20} aria-hidden />
              <span className="t-break">
                {fault.lugar !== '' && <b>{words.faultPlace(fault)} </b>}
                <span>{words.faultText(fault)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {!isDoubt && isKept && (
        <Button
          variant="subtle"
          size="sm"
          resting={resting}
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={onClick}
        >
          {words.download}
          <span className="t-hidden"> {first.documento}</span>
        </Button>
      )}
    </li>
  )
}

async function fetchDocument(id: number, posicion: number): Promise<void> {
  const words = wordsOf(texts)
  const answer = await call(downloadRefusedDocument, { id, posicion })
  if (!answer.ok) {
    showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
    return
  }
  const { nombre, archivo } = answer.value
  downloadDataUrl(archivo, nombre, 'application/octet-stream')
}

function byDocument(faults: readonly Fault[]): Fault[][] {
  const groups = new Map<string, Fault[]>()
  for (const fault of faults) {
    const key = `${fault.posicion} ${fault.clase === 'duda'}`
    groups.set(key, [...(groups.get(key) ?? []), fault])
  }
  return [...groups.values()]
}
