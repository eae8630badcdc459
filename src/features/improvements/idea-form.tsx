import { IconBulb, IconDeviceMobile, IconInfoCircle, IconSend } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import type { Idea, IdeaProblem } from '#domain/improvements/improvements.ts'
import { MAX_BENEFIT, MAX_IDEA, MAX_PLACE } from '#domain/improvements/limits.ts'
import { newRequestForms } from '#domain/requests/request-forms.ts'
import { useTexts } from '#i18n/use-texts.ts'
import {
  correctionPlace,
  type DraftPlace,
  type KeptPhoto,
  newPlace,
  useEarlierInput,
} from '#models/requests/photo-drafts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { blankIdea } from './idea-drafts.ts'
import { IdeaPhotoField } from './idea-photo.tsx'
import classes from './improvements.module.css'
import { texts } from './texts.es.ts'
import { type Correction, useIdeaForm } from './use-idea-form.ts'

interface Props {
  /** Refused idea to correct; null for a new one. */
  correction: Correction | null
  onDone: (how: 'registered' | 'waiting') => void
}

/** Shows the form after the values of an earlier visit have been read. */
export function IdeaForm(props: Props) {
  const { correction } = props
  const [place] = useState(() =>
    correction ? correctionPlace(correction.form) : newPlace(newRequestForms.improvement),
  )
  const earlier = useEarlierInput<Idea>(place, correction?.values ?? null, 'foto')
  if (earlier === null) return null
  const values = earlier.values ?? blankIdea
  return <Open {...props} place={place} values={values} photos={earlier.photos} />
}

interface OpenProps extends Props {
  place: DraftPlace
  values: Idea
  photos: readonly KeptPhoto[]
}

function Open({ place, correction, onDone, values, photos }: OpenProps) {
  const { form } = useTexts(texts)
  const state = useIdeaForm(place, { values: pick(values), photos, correction }, onDone)
  const shared = useSharedDevice()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.send()
  }
  return (
    // Stores the typed values when a field loses the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="t-stack t-gap-4 t-page"
      noValidate
      onSubmit={submit}
      onBlur={() => void state.draft.flush()}
    >
      <div className={classes.lead}>
        <Tile tone="maiz" icon={<IconBulb size={24} />} />
        <div>
          <p className="t-strong">{form.lead}</p>
          <p className="t-quiet t-small">{form.leadText}</p>
        </div>
      </div>
      <Fields {...state} />
      <IdeaPhotoField place={place} photos={state.photos} onChange={(next) => void state.putPhotos(next)} />
      {state.draft.canKeep ? (
        shared?.keptNote
      ) : (
        <Banner tone="warn" icon={<IconInfoCircle size={24} />}>
          {form.notKept}
        </Banner>
      )}
      {state.draft.state === 'draft' && (
        <StateChip tone="neutral" plain live icon={<IconDeviceMobile />}>
          {form.draft}
        </StateChip>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        aria-disabled={state.isSending}
        leftSection={<IconSend size={22} aria-hidden />}
      >
        {state.isSending ? form.sending : form.send}
      </Button>
    </form>
  )
}

function pick({ what, where, benefit }: Idea): Idea {
  return { what, where, benefit }
}

function Fields({
  values,
  change,
  trouble,
}: Pick<ReturnType<typeof useIdeaForm>, 'values' | 'change' | 'trouble'>) {
  const { form } = useTexts(texts)
  const id = useId()
  const problems = trouble?.problems ?? []
  const sentence = ({ field, kind }: IdeaProblem) => (kind === 'missing' ? form.missing : form.long[field])
  const errorOf = (field: keyof Idea) => {
    const problem = problems.find((each) => each.field === field)
    return problem ? sentence(problem) : null
  }
  const [first] = problems
  return (
    <>
      {trouble && (
        <ErrorSummary
          title={
            trouble.text ??
            (problems.length === 1 && first ? sentence(first) : form.problemCount(problems.length))
          }
          attempt={trouble.attempt}
          items={problems.map(({ field }) => ({ fieldId: `${id}-${field}`, text: form[field] }))}
        />
      )}
      <TextArea
        id={`${id}-what`}
        label={form.what}
        description={form.whatHint}
        value={values.what}
        limit={MAX_IDEA}
        countText={form.count}
        error={errorOf('what')}
        onChange={(what) => change({ what })}
      />
      <TextField
        id={`${id}-where`}
        label={form.where}
        description={form.whereHint}
        value={values.where}
        maxLength={2 * MAX_PLACE}
        autoComplete="off"
        error={errorOf('where')}
        onChange={(event) => change({ where: event.currentTarget.value })}
      />
      <TextArea
        id={`${id}-benefit`}
        label={form.benefit}
        description={form.benefitHint}
        rows={3}
        value={values.benefit}
        limit={MAX_BENEFIT}
        countText={form.count}
        error={errorOf('benefit')}
        onChange={(benefit) => change({ benefit })}
      />
    </>
  )
}
