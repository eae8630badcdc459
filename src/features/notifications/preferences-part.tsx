import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { PushPreferences } from '#contract/notifications/push.ts'
import { isNotificationKind } from '#domain/notifications/notification-kinds.ts'
import { isTimeOfDay, type QuietMode } from '#domain/notifications/quiet-hours.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { Button } from '#ui/actions/button.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SwitchRow } from '#ui/choices/switch-row.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './notifications.module.css'
import { texts } from './texts.es.ts'
import { usePreferences } from './use-preferences.ts'

type Choices = Pick<PushPreferences, 'tipos' | 'silencio'>

/** Choices of kinds and quiet hours, which apply to all of the person's devices. */
export function PreferencesPart() {
  const words = useTexts(texts)
  const { known, failure, isRefreshing, refresh } = usePreferences()
  if (known) return <Form known={known} />
  if (failure === null || isRefreshing) return null
  return (
    <Banner tone="neutral" icon={<IconAlertTriangle size={24} />} title={words.preferencesFailed}>
      <p>{failureText(failure, words.failure)}</p>
      <TextLink underline onClick={refresh}>
        {words.again}
      </TextLink>
    </Banner>
  )
}

function Form({ known }: { known: PushPreferences }) {
  const words = useTexts(texts)
  const { save, isSaving, problem } = usePreferences()
  const [edited, setEdited] = useState<Choices | null>(null)
  const [isWrong, setWrong] = useState(false)
  useUnsavedInput(edited !== null)
  const { tipos, silencio } = edited ?? known
  const change = (part: Partial<Choices>) => setEdited({ tipos, silencio, ...part })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const areHours = isTimeOfDay(silencio.desde) && isTimeOfDay(silencio.hasta)
    setWrong(!areHours)
    if (!areHours || isSaving) return
    if (await save({ tipos, silencio })) setEdited(null)
  }
  return (
    <form className={classes.settings} noValidate onSubmit={(event) => void submit(event)}>
      <Kinds tipos={tipos} onChange={(next) => change({ tipos: next })} />
      <Quiet
        silencio={silencio}
        shift={known.turno}
        isWrong={isWrong}
        onChange={(next) => change({ silencio: next })}
      />
      <ProblemBanner title={words.notSaved} problem={problem} />
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? words.saving : words.save}
      </Button>
    </form>
  )
}

function Kinds({ tipos, onChange }: { tipos: Choices['tipos']; onChange: (next: Choices['tipos']) => void }) {
  const words = useTexts(texts).kinds
  const names: Readonly<Record<string, string>> = words.names
  const shown = tipos.filter(({ tipo }) => isNotificationKind(tipo) && names[tipo])
  const newer = tipos.filter(({ tipo }) => !isNotificationKind(tipo)).length
  if (shown.length + newer === 0) return null
  return (
    <section className="t-stack t-gap-3">
      <SectionTitle id="push-kinds">{words.heading}</SectionTitle>
      <ul className="t-card t-list" aria-labelledby="push-kinds">
        {shown.map(({ tipo, activo }) => (
          <SwitchRow
            key={tipo}
            label={names[tipo]}
            onWord={words.yes}
            offWord={words.no}
            checked={activo}
            onChange={(next) =>
              onChange(tipos.map((each) => (each.tipo === tipo ? { tipo, activo: next } : each)))
            }
          />
        ))}
      </ul>
      <NewerRows count={newer} />
      <p className="t-quiet t-unless-empty">{words.stays}</p>
    </section>
  )
}

interface QuietProps {
  silencio: Choices['silencio']
  shift: PushPreferences['turno']
  isWrong: boolean
  onChange: (next: Choices['silencio']) => void
}

const modes: readonly QuietMode[] = ['turno', 'propio', 'ninguno']

function Quiet({ silencio, shift, isWrong, onChange }: QuietProps) {
  const words = useTexts(texts).quiet
  const { modo, desde, hasta } = silencio
  const hint = { turno: words.shift(shift.desde, shift.hasta), propio: words.own, ninguno: words.never }
  return (
    <section className="t-stack t-gap-3">
      <SectionTitle>{words.heading}</SectionTitle>
      <Segments
        label={words.label}
        value={modo}
        options={modes.map((value) => ({ value, label: words.modes[value] }))}
        onChange={(next) => onChange({ ...silencio, modo: next })}
      />
      <p className="t-quiet t-unless-empty">{hint[modo]}</p>
      {modo === 'propio' && (
        <div className={classes.hours}>
          <TextField
            type="time"
            label={words.from}
            value={desde}
            error={isWrong && !isTimeOfDay(desde) ? words.wrong : null}
            onChange={(event) => onChange({ ...silencio, desde: event.currentTarget.value })}
          />
          <TextField
            type="time"
            label={words.to}
            value={hasta}
            error={isWrong && !isTimeOfDay(hasta) ? words.wrong : null}
            onChange={(event) => onChange({ ...silencio, hasta: event.currentTarget.value })}
          />
        </div>
      )}
    </section>
  )
}
