import { IconCircleCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { type PeopleImport, steerPeopleImport } from '#contract/people-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { KindTiles } from './kind-tiles.tsx'
import { RowsCard } from './rows-card.tsx'
import { SlipsCard } from './slips-card.tsx'
import { texts } from './texts.es.ts'
import type { Import } from './use-import.ts'
import classes from './import.module.css'

interface Props {
  run: Import
  current: PeopleImport
  onOther: () => void
}

/** How far the import is, stop and go on; at its end what came of it, and the slips of those who are new. */
export function RunStep({ run, current, onOther }: Props) {
  const words = useTexts(texts).run
  const { estado, hechas, porImportar, ritmo } = current
  const steer = (accion: 'detener' | 'seguir' | 'descartar') =>
    void run.ask(steerPeopleImport, { id: current.id, accion })
  const isRunning = estado === 'importando'
  const left = ritmo > 0 ? Math.ceil((porImportar - hechas) / ritmo) : 0
  return (
    <>
      <section className="t-card t-stack t-gap-3 t-pad-4">
        <p className="t-strong t-break">{current.archivo}</p>
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
                {ritmo > 0 && words.rate(ritmo, words.seconds(left))} {words.leave}
              </p>
            )}
            <div className={classes.buttons}>
              {isRunning ? (
                <Button
                  variant="outline"
                  leftSection={<IconPlayerPause size={22} aria-hidden="true" />}
                  onClick={() => steer('detener')}
                >
                  {words.stop}
                </Button>
              ) : (
                <>
                  <Button
                    leftSection={<IconPlayerPlay size={22} aria-hidden="true" />}
                    onClick={() => steer('seguir')}
                  >
                    {words.goOn}
                  </Button>
                  <Button variant="outline" onClick={() => steer('descartar')}>
                    {words.giveUp}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </section>
      {estado === 'terminada' && <Finished run={run} current={current} onOther={onOther} />}
    </>
  )
}

function Finished({ run, current, onOther }: Props) {
  const words = useTexts(texts).run
  const [kind, setKind] = useState<'error' | null>(null)
  return (
    <>
      <KindTiles
        counts={current.cuentas}
        shown={current.cuentas.error > 0 ? 'error' : 'nueva'}
        onShow={(next) => setKind(next === 'error' ? next : null)}
      />
      {(kind === 'error' || current.cuentas.error > 0) && (
        <RowsCard run={run} current={current} kind="error" />
      )}
      {current.sinContrasena > 0 && <SlipsCard run={run} current={current} />}
      <div className={classes.buttons}>
        <Button onClick={onOther}>{words.again}</Button>
      </div>
    </>
  )
}
