import { IconCheck, IconFileSpreadsheet, IconFileUpload, IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Profile } from '#domain/positions/profile.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { downloadSheet } from '#media/pdf/save-file.ts'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { FilePick } from '#ui/actions/file-pick.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import type { CellError } from './profile-rows.ts'
import { Requirements } from './requirements.tsx'
import { type es, texts } from './texts.es.ts'
import { type Compared, compare, useLoad } from './use-load.ts'
import classes from './positions.module.css'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const loadTemplate = lazyPart(() => import('./template.ts'))

export function ProfilesScreen() {
  const words = useTexts(texts)
  const load = useLoad()
  const { known, chosen, problem } = load
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <p>{words.load.lead}</p>
      <div className={classes.buttons}>
        <FilePick accept={`.xlsx,${TYPE}`} isInRow onPick={([file]) => void (file && load.take(file))}>
          <IconFileUpload size={22} aria-hidden />
          {chosen ? words.load.other : words.load.choose}
        </FilePick>
        <Button
          variant="outline"
          leftSection={<IconFileSpreadsheet size={22} aria-hidden />}
          onClick={() => void saveTemplate(words)}
        >
          {words.load.template}
        </Button>
      </div>
      {problem && <ErrorSummary title={problem} attempt={attempt} />}
      {chosen ? (
        <Chosen load={load} onTried={() => setAttempt((now) => now + 1)} />
      ) : known.data === null ? (
        known.failure && !known.isRefreshing ? (
          <LoadFailure
            {...missingDataReason(known.failure, words)}
            againWord={words.again}
            onRetry={() => void known.refresh()}
          />
        ) : (
          <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.again} />
        )
      ) : (
        <section className="t-stack t-gap-3">
          <SectionTitle>{words.load.current}</SectionTitle>
          {known.data.data.length === 0 && <p className="t-quiet">{words.load.noneYet}</p>}
          <Cards profiles={known.data.data} />
        </section>
      )}
    </div>
  )
}

async function saveTemplate({ load }: Translation<typeof es>): Promise<void> {
  try {
    const { writeTemplate } = await loadOrReload(loadTemplate)
    downloadSheet(await writeTemplate(load), load.templateFile)
  } catch {
    // Fetching the chunk or creating the file failed.
    showSnack({ text: load.failed, tone: 'error' })
  }
}

function Chosen({ load, onTried }: { load: ReturnType<typeof useLoad>; onTried: () => void }) {
  const words = useTexts(texts).load
  const { chosen, known, isSaving } = load
  const [isAsked, setAsked] = useState(false)
  if (chosen === null) return null
  const { read, name } = chosen
  if (read === null || (read.kind === 'profiles' && known.data === null && known.failure === null))
    return (
      <p className="t-quiet" role="status">
        {words.reading}
      </p>
    )
  if (read.kind === 'file') return <ErrorSummary title={words.files[read.error]} attempt={0} />
  if (read.kind === 'cells') return <CellErrors errors={read.errors} />
  const compared = compare(read.profiles, known.data?.data ?? [])
  const changes = compared.filter(({ state }) => state !== 'same')
  const send = async () => {
    onTried()
    await load.save(changes.map(({ puesto, requisitos }) => ({ puesto, requisitos })))
    setAsked(false)
  }
  return (
    <section className="t-stack t-gap-4">
      <SectionTitle>{words.preview(name)}</SectionTitle>
      <p role="status">{changes.length === 0 ? words.nothingNew : words.nothingSaved}</p>
      <div className={classes.buttons}>
        {changes.length > 0 && <Button onClick={() => setAsked(true)}>{words.save(changes.length)}</Button>}
        <Button variant="outline" onClick={load.discard}>
          {words.discard}
        </Button>
      </div>
      <Cards profiles={compared} />
      <ConfirmDialog
        opened={isAsked}
        title={words.save(changes.length)}
        question={
          <div className="t-stack t-gap-2">
            <p className="t-strong">{words.ask}</p>
            <p>{changes.map(({ puesto }) => sentenceCase(puesto)).join(', ')}</p>
            <p className="t-quiet">{words.replaces}</p>
          </div>
        }
        cancelText={words.cancel}
        confirmText={isSaving ? words.saving : words.save(changes.length)}
        busy={isSaving}
        onCancel={() => setAsked(false)}
        onConfirm={() => void send()}
      />
    </section>
  )
}

const SHOWN = 30

function CellErrors({ errors }: { errors: readonly CellError[] }) {
  const words = useTexts(texts).load
  return (
    <section className="t-stack t-gap-3">
      <ErrorSummary title={words.problems(errors.length)} attempt={0} />
      <ol className={classes.lines}>
        {errors.slice(0, SHOWN).map(({ row, column, what }) => (
          <li key={`${row} ${column} ${what}`} className="t-card t-pad-3">
            <p className="t-strong">{words.cell(row, column)}</p>
            <p>{words.errors[what]}</p>
          </li>
        ))}
      </ol>
      {errors.length > SHOWN && <p className="t-quiet">{words.more(errors.length - SHOWN)}</p>}
    </section>
  )
}

const looks = {
  new: { tone: 'teal', icon: <IconPlus size={18} /> },
  changed: { tone: 'warn', icon: <IconPencil size={18} /> },
  same: { tone: 'neutral', icon: <IconCheck size={18} /> },
} as const

function Cards({ profiles }: { profiles: readonly (Profile & { state?: Compared['state'] })[] }) {
  const words = useTexts(texts)
  return (
    <div className={classes.cards}>
      {profiles.map(({ puesto, requisitos, state }) => (
        <section key={puesto} className={classes.card} aria-label={puesto}>
          <div className={classes.head}>
            <div className="t-grow t-shrink">
              <h3 className="t-lead t-break">{sentenceCase(puesto)}</h3>
              <p className="t-quiet">{words.load.requirements(requisitos.length)}</p>
            </div>
            {state && <StateChip {...looks[state]}>{words.load.states[state]}</StateChip>}
          </div>
          <div className={classes.part}>
            <Requirements of={requisitos} label={words.asks} />
          </div>
        </section>
      ))}
    </div>
  )
}
