import { IconTrash, IconUserPlus } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { registerFamily } from '#contract/evaluations/temporary-staff.ts'
import { properName } from '#domain/text/person-name.ts'
import { STAFF_FORM } from '#domain/requests/request-forms.ts'
import { staffPaths } from '#hooks/navigation/inner-paths.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useDraft } from '#hooks/work/use-draft.ts'
import { forgetDraft } from '#hooks/work/use-outbox.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { ChoiceCard } from '#ui/choices/choice-card.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { OnlineButton } from '../parts/online-button.tsx'
import { useAct } from '../parts/use-act.ts'
import { texts } from '../texts.es.ts'
import { type Family, type FamilyProblem, type Member, emptyFamily, problemsOf, requestOf } from './family.ts'
import { FindPeople } from './find-people.tsx'
import classes from './register.module.css'
import { registerTexts } from './texts.es.ts'

const FORM_PLACE = staffPaths.registerStaff

export function RegisterScreen() {
  const words = useTexts(registerTexts)
  const shared = useTexts(texts)
  const id = useId()
  const draft = useDraft<Family>(STAFF_FORM, FORM_PLACE)
  const [typed, setTyped] = useState<Family | null>(null)
  const [told, setTold] = useState<{ attempt: number; problems: FamilyProblem[] }>({
    attempt: 0,
    problems: [],
  })
  const { act, isSending, problem } = useAct()
  if (!draft.isReady)
    return <SkeletonRows label={words.lead} slowText={shared.slow} retryText={shared.again} />
  const family = typed ?? draft.values ?? emptyFamily
  const change = (next: Family) => {
    setTyped(next)
    draft.save(next)
  }
  const changeMember = (number: string, part: Partial<Member>) =>
    change({
      ...family,
      members: family.members.map((one) => (one.person.EMPLID === number ? { ...one, ...part } : one)),
    })
  const makeLeader = (number: string) =>
    change({
      ...family,
      members: family.members.map((one) => ({ ...one, isLeader: one.person.EMPLID === number })),
    })
  const textOf = (one: FamilyProblem) =>
    one.kind === 'date' ? words.problems.date(properName(one.name)) : words.problems[one.kind]
  const fieldOf = (one: FamilyProblem) =>
    one.kind === 'date'
      ? `${id}-${one.number}`
      : one.kind === 'project' || one.kind === 'long'
        ? `${id}-project`
        : `${id}-find`
  const errorOf = (...kinds: FamilyProblem['kind'][]) => {
    const found = told.problems.find(({ kind }) => kinds.includes(kind))
    return found ? textOf(found) : null
  }
  const save = async () => {
    const problems = problemsOf(family)
    setTold({ attempt: told.attempt + 1, problems })
    if (problems.length > 0) return
    const answer = await act(registerFamily, requestOf(family))
    if (answer === null) return
    await forgetDraft(STAFF_FORM, FORM_PLACE)
    setTyped(emptyFamily)
    const skipped = answer.omitidos.length > 0 ? ` ${words.skipped(answer.omitidos.join(', '))}` : ''
    showSnack({ text: `${words.saved(answer.registrados)}${skipped}`, tone: 'success' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {told.problems.length > 0 && (
        <ErrorSummary
          title={words.problems.title}
          attempt={told.attempt}
          items={told.problems.map((one) => ({ fieldId: fieldOf(one), text: textOf(one) }))}
        />
      )}
      <ProblemBanner title={words.notSaved} problem={problem} />
      <p className="t-flush t-quiet">{words.lead}</p>
      <TextField
        id={`${id}-project`}
        label={words.project}
        description={words.projectHelp}
        error={errorOf('project', 'long')}
        autoComplete="off"
        value={family.project}
        onChange={(event) => change({ ...family, project: event.currentTarget.value })}
        onBlur={() => void draft.flush()}
      />
      <FindPeople
        id={`${id}-find`}
        error={errorOf('few', 'noLeader', 'manyLeaders')}
        chosen={family.members.map(({ person }) => person.EMPLID)}
        onAdd={(person) =>
          change({
            ...family,
            members: [...family.members, { person, isLeader: family.members.length === 0, date: '' }],
          })
        }
      />
      <section className="t-stack t-gap-3">
        <SectionTitle id={`${id}-members`}>{words.members}</SectionTitle>
        {family.members.length === 0 && <p className="t-flush t-quiet">{words.noMembers}</p>}
        <ul className={classes.members} aria-labelledby={`${id}-members`}>
          {family.members.map(({ person, isLeader, date }) => (
            <li key={person.EMPLID} className={classes.member}>
              <div className="t-row t-between t-gap-3">
                <p className="t-flush t-strong">
                  {properName(person.NAME)} · {person.EMPLID}
                </p>
                <StackAction
                  icon={<IconTrash size={22} />}
                  label={words.remove(properName(person.NAME))}
                  onClick={() =>
                    change({
                      ...family,
                      members: family.members.filter((one) => one.person.EMPLID !== person.EMPLID),
                    })
                  }
                >
                  {words.removeShort}
                </StackAction>
              </div>
              <ChoiceCard
                type="radio"
                name={`${id}-leader`}
                value={person.EMPLID}
                label={words.makeLeader}
                checked={isLeader}
                onChange={() => makeLeader(person.EMPLID)}
              />
              {!isLeader && (
                <DateBoxes
                  id={`${id}-${person.EMPLID}`}
                  label={words.date}
                  words={words}
                  value={date}
                  error={
                    told.problems.some((one) => one.kind === 'date' && one.number === person.EMPLID)
                      ? words.problems.date(properName(person.NAME))
                      : null
                  }
                  onChange={(next) => changeMember(person.EMPLID, { date: next })}
                  onBlur={() => void draft.flush()}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <OnlineButton
        size="lg"
        aria-disabled={isSending}
        leftSection={<IconUserPlus size={22} aria-hidden />}
        onClick={() => void save()}
      >
        {isSending ? words.saving : words.save}
      </OnlineButton>
    </form>
  )
}
