import { IconUserPlus } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { TEXT_LENGTH } from '#contract/approvals/approval-details.ts'
import { listVacancies, type OpenVacancy, proposeCandidate } from '#contract/jobs/candidates.ts'
import { call } from '#core/transport/rpc.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { HIRING_FORM } from '#domain/requests/request-forms.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { type DraftHandle, useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { candidatePath, proposalPath } from '../parts/addresses.ts'
import { Dated } from '../parts/dated.tsx'
import { FormNotes } from '../parts/form-notes.tsx'
import { useRefresh } from '../parts/refresh.ts'
import { type FormDraft, useDraftForm } from '../parts/use-draft-form.ts'
import { texts } from '../texts.es.ts'
import {
  noProposal,
  proposalBody,
  type ProposalFault,
  proposalFaults,
  type ProposalField,
  type ProposalValues,
} from './proposal.ts'
import { NoProfile } from './vacancy-card.tsx'
import classes from './people.module.css'

export function ProposeScreen({ params: { idVacante: vacante } }: ScreenProps) {
  const words = useTexts(texts)
  const vacancies = useOperation(listVacancies, {})
  return (
    <div className="t-stack t-gap-4 t-page">
      <Dated answer={vacancies} loading={words.propose.loading}>
        {({ data }) => {
          const vacancy = data.find(({ folio }) => folio === Number(vacante))
          if (vacancy) return <Vacancy key={vacancy.folio} vacancy={vacancy} />
          return (
            <EmptyState
              drawing={<DrawingAllDone />}
              title={words.propose.gone}
              action={<Button href={`#${paths.candidates}`}>{words.propose.toList}</Button>}
            />
          )
        }}
      </Dated>
    </div>
  )
}

function Vacancy({ vacancy }: { vacancy: OpenVacancy }) {
  const words = useTexts(texts)
  const draft = useDraft<FormDraft<ProposalValues>>(HIRING_FORM, proposalPath(vacancy.folio))
  return (
    <>
      <div className="t-row t-gap-3">
        <Tile tone="pink" icon={<IconUserPlus size={24} />} />
        <div className="t-shrink">
          <p className="t-quiet t-small">{words.propose.for}</p>
          <h2 className="t-h3 t-heavy t-tight t-break" lang="es-MX">
            {sentenceCase(vacancy.puesto)}
          </h2>
        </div>
      </div>
      {!vacancy.tienePerfil ? (
        <NoProfile />
      ) : draft.isReady ? (
        <Form vacancy={vacancy} draft={draft} />
      ) : (
        <SkeletonRows label={words.propose.loading} slowText={words.slow} retryText={words.again} />
      )}
    </>
  )
}

const idOf = (field: ProposalField) => `proponer-${field}`

interface Props {
  vacancy: OpenVacancy
  draft: DraftHandle<FormDraft<ProposalValues>>
}

function Form({ vacancy: { folio, pidio }, draft }: Props) {
  const words = useTexts(texts)
  const refresh = useRefresh()
  const form = useDraftForm<ProposalValues, ProposalFault>(draft, noProposal, (values) =>
    proposalFaults(folio, values),
  )
  const { values, errors } = form
  const propose = async () => {
    const body = proposalBody(folio, values)
    const made = await form.send(body, (idOperacion) => {
      const named = { ...body, idOperacion }
      return call(proposeCandidate, named)
    })
    if (made === null) return
    await forgetDraft(HIRING_FORM, proposalPath(folio))
    void refresh()
    const name = properName(`${body.nombre} ${body.paterno}`)
    showSnack({ text: words.propose.done(name), tone: 'success' })
    navigate(candidatePath(made.id), { replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.isRight()) void propose()
  }
  const shared = (field: ProposalField) => {
    const found = errors?.problems.find((each) => each.field === field)
    const isNeeded = field === 'nombre' || field === 'paterno'
    return {
      id: idOf(field),
      label: isNeeded ? words.propose[field] : words.optional(words.propose[field]),
      error: found ? words.propose.faults[found.fault] : null,
      value: values[field],
    }
  }
  const line = (field: ProposalField) => ({
    ...shared(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      form.change({ [field]: event.currentTarget.value }),
  })
  return (
    // Stores the typed values when a field loses the focus. The form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="t-stack t-gap-4" noValidate onSubmit={submit} onBlur={form.keepNow}>
      <FormNotes
        canKeep={draft.canKeep}
        errors={errors}
        items={(errors?.problems ?? []).map(({ field }) => ({
          fieldId: idOf(field),
          text: words.propose[field],
        }))}
      />
      <section className="t-card t-pad-4 t-stack t-gap-4">
        <TextField {...line('nombre')} />
        <div className={classes.pair}>
          <TextField {...line('paterno')} />
          <TextField {...line('materno')} />
        </div>
        <div className={classes.pair}>
          <TextField
            {...line('correo')}
            description={words.propose.correoHelp}
            inputMode="email"
            autoCapitalize="none"
          />
          <TextField {...line('telefono')} description={words.propose.telefonoHelp} inputMode="tel" />
        </div>
        <TextArea
          {...shared('notas')}
          rows={3}
          limit={TEXT_LENGTH}
          countText={words.count}
          onChange={(notas) => form.change({ notas })}
        />
      </section>
      <p className="t-quiet">{words.propose.next(properName(pidio))}</p>
      <Button
        type="submit"
        size="lg"
        fullWidth
        aria-disabled={form.isSending}
        leftSection={<IconUserPlus size={22} aria-hidden />}
      >
        {form.isSending ? words.propose.sending : words.propose.send}
      </Button>
    </form>
  )
}
