import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { type PeopleImport, printOpeningSlips, steerPeopleImport } from '#contract/people-import.ts'
import { sentenceCase } from '#domain/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { bytesOf } from '#media/importing/data-url.ts'
import classes from '#media/importing/importing.module.css'
import { KindTiles } from '#media/importing/kind-tiles.tsx'
import { RunCard } from '#media/importing/run-card.tsx'
import { texts as common } from '#media/importing/texts.es.ts'
import { downloadFile } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { PeopleRows } from './people-rows.tsx'
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
  const [kind, setKind] = useState<'error' | null>(null)
  return (
    <>
      <KindTiles
        tiles={tilesOf(current.cuentas, kinds)}
        shown={current.cuentas.error > 0 ? 'error' : 'nueva'}
        onShow={(next) => setKind(next === 'error' ? next : null)}
      />
      {(kind === 'error' || current.cuentas.error > 0) && (
        <PeopleRows run={run} current={current} kind="error" />
      )}
      {current.sinContrasena > 0 && <Slips run={run} current={current} />}
      <div className={classes.buttons}>
        <Button onClick={onOther}>{words.again}</Button>
      </div>
    </>
  )
}

interface Place {
  departamento: string
  nombre: string
  personas: number
}

/** A PDF of each department's slips: whoever has it hands it out, and no second one comes. */
function Slips({ run, current }: Omit<Props, 'onOther'>) {
  const words = useTexts(texts).run
  const [places, setPlaces] = useState<readonly Place[] | null>(null)
  const direccion = globalThis.location.origin
  const ask = (departamento: string | null) =>
    run.ask(printOpeningSlips, { id: current.id, departamento, direccion })
  const look = async () => setPlaces((await ask(null))?.departamentos ?? null)
  const print = async (departamento: string) => {
    const file = await ask(departamento)
    if (file) downloadFile(bytesOf(file.archivo), file.nombre, 'application/pdf')
    await look()
  }
  return (
    <section className="t-card t-stack t-gap-3 t-pad-4">
      <h2 className="t-lead t-heavy">{words.slips(current.sinContrasena)}</h2>
      <p>{words.slipsText}</p>
      <div className={classes.buttons}>
        {places === null ? (
          <Button variant="outline" aria-disabled={run.isBusy} onClick={() => void look()}>
            {words.showSlips}
          </Button>
        ) : (
          places.map(({ departamento, nombre, personas }) => (
            <Button
              key={departamento}
              variant="outline"
              aria-disabled={run.isBusy}
              leftSection={<IconPrinter size={22} aria-hidden="true" />}
              onClick={() => void print(departamento)}
            >
              {words.print(sentenceCase(nombre), personas)}
            </Button>
          ))
        )}
      </div>
    </section>
  )
}
