import { IconArrowNarrowRight, IconEyeCheck } from '@tabler/icons-react'
import type { DataChange } from '#contract/data-form/data-changes.ts'
import { emptyStep } from '#domain/data-form/data-form.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { Button } from '#ui/actions/button.tsx'
import { differencesOf } from '../frame/differences.ts'
import type { FormLists } from '../state/step-props.ts'
import { stepDefinition, stepOfText } from '../state/steps.ts'
import classes from './changes.module.css'
import { changeTexts } from './texts.es.ts'

interface Props {
  change: DataChange
  lists: FormLists
  stepName: string
  isBusy: boolean
  onSeen: () => void
}

export function ChangeRow({ change, lists, stepName, isBusy, onSeen }: Props) {
  const words = useTexts(changeTexts)
  const name = properName(change.nombre)
  const date = formatInstant(Date.parse(change.fecha))
  const { visto } = change
  return (
    <li className={classes.change}>
      <div className="t-row t-gap-3">
        <Avatar name={name} />
        <div className="t-grow t-shrink">
          <h2 className="t-lead">{name}</h2>
          <p className="t-quiet t-small">
            {words.number(change.empleado)} · {stepName}
          </p>
          <p className="t-quiet t-small">{words.at(date)}</p>
        </div>
      </div>
      <Differences change={change} lists={lists} />
      {visto ? (
        <p className="t-row t-gap-2 t-quiet t-icons">
          <IconEyeCheck aria-hidden size={20} />
          {words.seenBy(properName(visto.nombre), formatInstant(Date.parse(visto.fecha)))}
        </p>
      ) : (
        <div>
          <Button
            variant="outline"
            aria-disabled={isBusy}
            aria-label={words.markOf(name, stepName)}
            leftSection={<IconEyeCheck size={22} aria-hidden />}
            onClick={onSeen}
          >
            {isBusy ? words.marking : words.mark}
          </Button>
        </div>
      )}
    </li>
  )
}

function Differences({ change, lists }: Pick<Props, 'change' | 'lists'>) {
  const words = useTexts(changeTexts)
  const step = stepOfText(String(change.bandera))
  if (step === null) return null
  // Marital status is not needed: the answers contain the partner's row if one is required.
  const rowsOf = (answers: DataChange['antes']) =>
    stepDefinition(step).review({ ...emptyStep(step, { maritalStatus: null }), ...answers }, lists)
  return (
    <dl className={classes.list}>
      {differencesOf(rowsOf(change.antes), rowsOf(change.despues)).map(({ label, mine, theirs }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd className={classes.sides}>
            <span>
              <span className="t-hidden">{words.before}: </span>
              {mine || words.nothing}
            </span>
            <strong className="t-row t-gap-2">
              <IconArrowNarrowRight aria-hidden size={22} />
              <span>
                <span className="t-hidden">{words.now}: </span>
                {theirs || words.nothing}
              </span>
            </strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}
