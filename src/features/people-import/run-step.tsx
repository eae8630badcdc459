import { type PeopleImport, steerPeopleImport } from '#contract/people-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from '#media/importing/importing.module.css'
import { KindCounts } from '#media/importing/kind-tiles.tsx'
import { RunCard } from '#media/importing/run-card.tsx'
import { texts as common } from '#media/importing/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { PeopleRows } from './people-rows.tsx'
import { SlipsCard } from './slips-card.tsx'
import { texts } from './texts.es.ts'
import { tilesOf } from './tiles.ts'
import type { Import } from './use-import.ts'

interface Props {
  run: Import
  current: PeopleImport
  onOther: () => void
}

/** How far the import is, stop and go on; at its end what came of it, and the slips of those who are new. */
export function RunStep({ run, current, onOther }: Props) {
  const steer = (accion: 'detener' | 'seguir' | 'descartar') =>
    void run.ask(steerPeopleImport, { id: current.id, accion })
  return (
    <>
      <RunCard current={current} onSteer={steer} />
      {current.estado === 'terminada' && <Finished run={run} current={current} onOther={onOther} />}
    </>
  )
}

function Finished({ run, current, onOther }: Props) {
  const { kinds } = useTexts(texts).review
  const words = useTexts(common).run
  return (
    <>
      <KindCounts tiles={tilesOf(current.cuentas, kinds)} />
      {current.cuentas.error > 0 && <PeopleRows run={run} current={current} kind="error" />}
      {current.sinContrasena + (current.enTalones ?? 0) > 0 && <SlipsCard run={run} current={current} />}
      <div className={classes.buttons}>
        <Button onClick={onOther}>{words.again}</Button>
      </div>
    </>
  )
}
