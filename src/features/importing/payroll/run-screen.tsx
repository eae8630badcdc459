import {
  IconAlertTriangle,
  IconFileUpload,
  IconFileZip,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import {
  FAULTS_PER_PAGE,
  type PayrollRun,
  readPayrollRun,
  stopPayrollRun,
} from '#contract/imports/payroll-runs.ts'
import { call } from '#core/transport/rpc.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'
import { failureText, staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { FaultList } from './fault-list.tsx'
import { Figures } from './figures.tsx'
import { RunState } from './run-state.tsx'
import { texts } from './texts.es.ts'
import { useRefreshOnOpen, usePolling } from '#hooks/operations/use-polling.ts'
import { count, isActive, originOf, progressText, size } from './words.ts'
import classes from './runs.module.css'

export function Screen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const word = revealKey(params.id ?? '') ?? ''
  const id = /^[1-9]\d{0,8}$/.test(word) ? Number(word) : 2147483647
  const [page, setPage] = useState(1)
  const input = { id, desde: (page - 1) * FAULTS_PER_PAGE }
  const { data, failure, isRefreshing, refresh } = useOperation(readPayrollRun, input, { isKept: false })
  const [shown, setShown] = useState(data)
  if (data !== null && data !== shown) setShown(data)
  const report = data ?? (shown?.data.id === id ? shown : null)
  useRefreshOnOpen(refresh)
  usePolling(report !== null && isActive(report.data), refresh)
  const again = () => void refresh()
  if (report === null) {
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, { ...words, ...words.list })
    return <MissingData rows={5} {...missing} loading={words.list.loading} />
  }
  const old = staleDataReason(failure, words.failure, words.old)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      {old && <StaleData {...old} againWord={words.list.again} onRetry={again} />}
      <Head report={report} onChanged={refresh} />
      {!isNothing(report.data) && <Figures run={report.data} sums={report.sumas} />}
      {report.total > 0 && <FaultList report={report} page={page} onPage={setPage} />}
    </div>
  )
}

function Head({
  report: { data: run },
  onChanged,
}: {
  report: ResponseOf<typeof readPayrollRun>
  onChanged: () => Promise<void>
}) {
  const words = useTexts(texts)
  return (
    <section className="t-card t-pad-4 t-stack t-gap-3 t-shrink" aria-labelledby="archivo">
      <div className={classes.top}>
        <Tile tone="teal" icon={<IconFileZip size={24} />} />
        <div className="t-grow t-shrink">
          <h2 id="archivo" className="t-lead t-break">
            {run.archivo}
          </h2>
          <p className="t-quiet t-small">
            {size(run.bytes)} · {originOf(run, words)}
          </p>
        </div>
        <RunState run={run} />
      </div>
      {run.estado === 'rechazada' ? (
        <Refused run={run} />
      ) : (
        run.motivo !== '' && (
          <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
            {words.runReason(run)}
          </Banner>
        )
      )}
      {run.fin === '' && <Going run={run} onChanged={onChanged} />}
    </section>
  )
}

/** Returns whether the file was rejected before any document was read. */
function isNothing({ estado, hechos, pdf }: PayrollRun): boolean {
  return estado === 'rechazada' && hechos === 0 && pdf === 0
}

function Refused({ run }: { run: PayrollRun }) {
  const words = useTexts(texts)
  const { refused } = words
  const isGone = run.motivoClave === 'gone'
  return (
    <>
      <Banner
        tone="error"
        icon={<IconAlertTriangle size={24} />}
        title={isNothing(run) ? refused.nothing : refused.part}
      >
        <span>{words.runReason(run)}</span>
        {!isGone && <p>{run.origen === 'pantalla' ? refused.next : refused.nextOfOthers}</p>}
      </Banner>
      <div>
        <Button
          href={`#${importPaths.payroll}`}
          leftSection={<IconFileUpload size={22} aria-hidden="true" />}
        >
          {refused.again}
        </Button>
      </div>
    </>
  )
}

function Going({ run, onChanged }: { run: PayrollRun; onChanged: () => Promise<void> }) {
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const isStopped = run.estado === 'detenida'
  const change = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await call(stopPayrollRun, { id: run.id, accion: isStopped ? 'seguir' : 'detener' })
    if (!answer.ok) showSnack({ text: failureText(answer.failure, words.failure), tone: 'error' })
    await onChanged()
    setBusy(false)
  }
  const { resting, onClick } = useOnlineOnly(words.offlineTry, () => void change())
  const said = words.done(count(run.hechos), run.documentos === null ? null : count(run.documentos))
  return (
    <div className={classes.going}>
      <div className="t-grow t-shrink t-stack t-gap-2">
        <ProgressLine
          text={said}
          {...(run.documentos !== null && { share: run.hechos / Math.max(1, run.documentos) })}
        />
        <p className="t-quiet t-small">{progressText(run, words)}</p>
      </div>
      <Button
        variant="outline"
        resting={resting}
        leftSection={
          isStopped ? <IconPlayerPlay size={22} aria-hidden /> : <IconPlayerPause size={22} aria-hidden />
        }
        onClick={onClick}
      >
        {isStopped ? words.goOn : words.stop}
      </Button>
    </div>
  )
}
