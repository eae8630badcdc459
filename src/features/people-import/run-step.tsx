import { type PeopleImport, steerPeopleImport } from '#contract/imports/people-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ImportEnd } from '#pieces/importing/import-end.tsx'
import { RunCard } from '#pieces/importing/run-card.tsx'
import { UnidentifiedNote } from './unidentified-note.tsx'
import { PeopleRows } from './people-rows.tsx'
import { Slips } from './slips-card.tsx'
import { texts } from './texts.es.ts'
import { tilesOf } from './tiles.ts'
import type { Import } from './use-import.ts'

interface Props {
  run: Import
  current: PeopleImport
  onOther: () => void
}

/** Progress of the import with stop and resume; at the end the result and the slips of new people. */
export function RunStep({ run, current, onOther }: Props) {
  const { kinds } = useTexts(texts).review
  const steer = (accion: 'detener' | 'seguir' | 'descartar') =>
    void run.ask(steerPeopleImport, { id: current.id, accion })
  return (
    <>
      <RunCard current={current} onSteer={steer} />
      {current.estado === 'terminada' && (
        <ImportEnd tiles={tilesOf(current.cuentas, kinds)} onOther={onOther}>
          <UnidentifiedNote current={current} />
          {current.cuentas.error > 0 && <PeopleRows run={run} current={current} kind="error" />}
          <Slips run={run} current={current} />
        </ImportEnd>
      )}
    </>
  )
}
