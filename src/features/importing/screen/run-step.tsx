import { IconCircleCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import type { FileImport } from '#contract/imports/import-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import type { ImportKind, ImportRun } from './import-kind.ts'
import { KindCounts } from './kind-tiles.tsx'
import { RowsCard } from './rows-card.tsx'
import { texts } from './texts.es.ts'
import { WaitNote } from './wait-note.tsx'
import classes from './importing.module.css'

interface Props<Current extends FileImport> {
  kind: ImportKind<Current>
  run: ImportRun<Current>
  current: Current
  isResting: boolean
  onOther: () => void
}

export function RunStep<Current extends FileImport>(props: Props<Current>) {
  const { kind, run, current, isResting, onOther } = props
  const words = kind.useWords()
  const all = useTexts(texts).run
  const { Notes, After } = kind
  return (
    <>
      <WaitNote reason={words.wait(current)} />
      <Progress
        current={current}
        isResting={isResting}
        onSteer={(accion) => {
          if (!isResting) void kind.steer(run.send, current.id, accion)
        }}
      />
      {current.estado === 'terminada' && (
        <>
          <KindCounts kind={kind} current={current} />
          {Notes && <Notes current={current} />}
          {current.cuentas.error > 0 && <RowsCard kind={kind} run={run} current={current} row="error" />}
          {After && <After run={run} current={current} />}
          <div className={classes.buttons}>
            <Button onClick={onOther}>{all.again}</Button>
          </div>
        </>
      )}
    </>
  )
}

interface ProgressProps {
  current: FileImport
  isResting: boolean
  onSteer: (accion: 'detener' | 'seguir' | 'descartar') => void
}

function Progress({ current, isResting, onSteer }: ProgressProps) {
  const words = useTexts(texts).run
  const { archivo, estado, hechas, porImportar, ritmo } = current
  const isRunning = estado === 'importando'
  const left = ritmo > 0 ? Math.ceil((porImportar - hechas) / ritmo) : 0
  return (
    <section className="t-card t-stack t-gap-3 t-pad-4">
      <p className="t-strong t-break">{archivo}</p>
      {estado === 'terminada' ? (
        <p className={classes.done} role="status">
          <IconCircleCheck size={26} aria-hidden="true" /> {words.done}
        </p>
      ) : (
        <>
          <ProgressLine
            text={isRunning ? words.running(hechas, porImportar) : words.stopped}
            share={porImportar === 0 ? 1 : hechas / porImportar}
          />
          {isRunning && (
            <p className="t-quiet">
              <span>{ritmo > 0 && words.rate(ritmo, words.seconds(left))}</span> {words.leave}
            </p>
          )}
          <div className={classes.buttons}>
            {isRunning ? (
              <Button
                variant="outline"
                resting={isResting}
                leftSection={<IconPlayerPause size={22} aria-hidden="true" />}
                onClick={() => onSteer('detener')}
              >
                {words.stop}
              </Button>
            ) : (
              <>
                <Button
                  resting={isResting}
                  leftSection={<IconPlayerPlay size={22} aria-hidden="true" />}
                  onClick={() => onSteer('seguir')}
                >
                  {words.goOn}
                </Button>
                <Button variant="outline" resting={isResting} onClick={() => onSteer('descartar')}>
                  {words.giveUp}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </section>
  )
}
