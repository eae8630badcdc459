import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import {
  mailOpeningPasswords,
  type PeopleImport,
  printOpeningSlips,
  type SlipPlace,
} from '#contract/imports/people-import.ts'
import { call } from '#core/transport/rpc.ts'
import { MAX_SLIPS_PER_PRINT } from '#domain/people-import/file/limits.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { usePolling } from '#hooks/operations/use-polling.ts'
import { useTexts } from '#i18n/use-texts.ts'
import classes from '../screen/importing.module.css'
import type { ImportRun } from '../screen/import-kind.ts'
import { downloadDataUrl } from '#media/pdf/save-file.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { NextSlips } from './next-slips.tsx'
import { texts } from './texts.es.ts'

interface Props {
  run: ImportRun<PeopleImport>
  current: PeopleImport
}

/** Milliseconds between refreshes while emails are being sent. */
const LOOK_EVERY_MS = 3000

/** Shows the slips of all imports, also while a file is reviewed or uploaded. */
export function Slips(props: Props) {
  const { sinContrasena, enTalones = 0 } = props.current
  return sinContrasena + enTalones > 0 && <SlipsCard {...props} />
}

/** A reprint issues new passwords and makes the former ones invalid. */
function SlipsCard({ run, current }: Props) {
  const words = useTexts(texts).run
  const [places, setPlaces] = useState<readonly SlipPlace[] | null>(null)
  const [asked, setAsked] = useState<SlipPlace | null>(null)
  const [again, setAgain] = useState<SlipPlace | null>(null)
  const direccion = globalThis.location.origin
  const ask = (departamento: string | null, otraVez?: boolean) =>
    run.send(printOpeningSlips, { id: current.id, departamento, direccion, ...(otraVez && { otraVez }) })
  const look = async () => {
    const told = await ask(null)
    // The screen shows the failure. The known data stay.
    if (told) setPlaces(told.departamentos)
  }
  /** Refreshes the list after a failed print, because the server may have printed. The failure's message stays. */
  const lookQuietly = async () => {
    const told = await call(printOpeningSlips, { id: current.id, departamento: null, direccion })
    if (told.ok) setPlaces(told.value.departamentos)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (places !== null && document.activeElement === document.body) focusOnMount(heading.current)
  }, [places])
  const isSending = places?.some(({ enviando = 0 }) => enviando > 0) === true
  usePolling(isSending, look, LOOK_EVERY_MS)
  const [printed, setPrinted] = useState(0)
  // Stays busy until the list is refreshed, because the list decides what the next tap prints.
  const [isPrinting, setPrinting] = useState(false)
  const isBusy = run.isBusy || isPrinting
  const print = async ({ departamento, personas }: SlipPlace, otraVez = false) => {
    setPrinting(true)
    const file = await ask(departamento, otraVez)
    setAgain(null)
    if (file) {
      downloadDataUrl(file.archivo, file.nombre, 'application/pdf')
      if (!otraVez) setPrinted((before) => before + Math.min(personas, MAX_SLIPS_PER_PRINT))
    }
    await (file ? look() : lookQuietly())
    setPrinting(false)
  }
  const write = async ({ departamento }: SlipPlace) => {
    await run.send(mailOpeningPasswords, { id: current.id, departamento })
    setAsked(null)
    await look()
  }
  return (
    <section className="t-card t-stack t-gap-3 t-pad-4">
      <h2 ref={heading} className="t-lead t-heavy" tabIndex={-1}>
        {current.sinContrasena > 0 ? words.slips(current.sinContrasena) : words.slipsDone}
      </h2>
      <p>{words.slipsText}</p>
      {places === null ? (
        <div className={classes.buttons}>
          <Button variant="outline" aria-disabled={run.isBusy} onClick={() => void look()}>
            {words.showSlips}
          </Button>
        </div>
      ) : (
        <>
          <NextSlips
            waiting={places.filter(({ personas }) => personas > 0)}
            printed={printed}
            nameOf={(place) => nameOf(place, places)}
            isBusy={isBusy}
            onPrint={(place) => void print(place)}
          />
          {places.map((place) => (
            <Place
              key={place.departamento}
              place={place}
              name={nameOf(place, places)}
              isBusy={isBusy}
              onPrint={() => void print(place)}
              onWrite={() => setAsked(place)}
              onAgain={() => setAgain(place)}
            />
          ))}
        </>
      )}
      <ConfirmDialog
        opened={asked !== null}
        title={words.mailTitle}
        question={words.mailQuestion(asked?.conCorreo ?? 0)}
        cancelText={words.mailCancel}
        confirmText={words.mailConfirm(asked?.conCorreo ?? 0)}
        busy={isBusy}
        onCancel={() => setAsked(null)}
        onConfirm={() => void (asked && write(asked))}
      />
      <ConfirmDialog
        opened={again !== null}
        title={words.againTitle}
        question={words.againQuestion(again?.impresos ?? 0)}
        cancelText={words.mailCancel}
        confirmText={words.againConfirm}
        busy={isBusy}
        onCancel={() => setAgain(null)}
        onConfirm={() => void (again && print(again, true))}
      />
    </section>
  )
}

/** Returns the department's name, with its plant when two departments share the name. */
function nameOf({ departamento, nombre, planta = '' }: SlipPlace, places: readonly SlipPlace[]): string {
  const isAlone = places.every((each) => each.departamento === departamento || each.nombre !== nombre)
  return isAlone || planta === '' ? sentenceCase(nombre) : `${sentenceCase(nombre)}, ${planta}`
}

interface PlaceProps {
  place: SlipPlace
  name: string
  isBusy: boolean
  onPrint: () => void
  onWrite: () => void
  onAgain: () => void
}

function Place({ place, name, isBusy, onPrint, onWrite, onAgain }: PlaceProps) {
  const words = useTexts(texts).run
  const { personas, conCorreo = 0, enviando = 0, fallidas = 0, inciertas = 0, impresos = 0 } = place
  return (
    <div className="t-stack t-gap-1">
      <div className={classes.buttons}>
        {personas > 0 && (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            leftSection={<IconPrinter size={22} aria-hidden="true" />}
            onClick={() => {
              if (!isBusy) onPrint()
            }}
          >
            {words.print(name, Math.min(personas, MAX_SLIPS_PER_PRINT), personas)}
          </Button>
        )}
        {conCorreo > 0 && (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            leftSection={<IconMail size={22} aria-hidden="true" />}
            onClick={() => {
              if (!isBusy) onWrite()
            }}
          >
            {words.mail(name, conCorreo)}
          </Button>
        )}
        {impresos > 0 && (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            leftSection={<IconPrinter size={22} aria-hidden="true" />}
            onClick={() => {
              if (!isBusy) onAgain()
            }}
          >
            {words.printAgain(name, impresos)}
          </Button>
        )}
      </div>
      {enviando > 0 && (
        <p role="status" className="t-quiet">
          {words.sending(name, enviando)}
        </p>
      )}
      {fallidas > 0 && <p className="t-error">{words.notSent(name, fallidas)}</p>}
      {inciertas > 0 && <p className="t-error">{words.maybeSent(name, inciertas)}</p>}
    </div>
  )
}
