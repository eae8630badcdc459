import { IconAlertTriangle, IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type Collaborator, findCollaborators } from '#contract/evaluations/temporary-staff.ts'
import { call } from '#core/transport/rpc.ts'
import { properName } from '#domain/text/person-name.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { OnlineButton } from '../parts/online-button.tsx'
import { texts } from '../texts.es.ts'
import classes from './register.module.css'
import { registerTexts } from './texts.es.ts'

interface Props {
  id: string
  error: string | null
  chosen: readonly string[]
  onAdd: (person: Collaborator) => void
}

export function FindPeople({ id, error, chosen, onAdd }: Props) {
  const words = useTexts(registerTexts)
  const shared = useTexts(texts)
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Collaborator[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    const buscar = text.trim()
    if (buscar === '' || isLooking) return
    setLooking(true)
    setProblem(null)
    const answer = await call(findCollaborators, { buscar })
    setLooking(false)
    if (answer.ok) setFound(answer.value.data)
    else setProblem(failureText(answer.failure, shared.failure))
  }
  return (
    <section className="t-stack t-gap-3">
      <div className={classes.find}>
        <TextField
          id={id}
          label={words.findLabel}
          description={words.find}
          error={error}
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void look()
          }}
        />
        <OnlineButton
          variant="outline"
          aria-disabled={isLooking}
          leftSection={<IconSearch size={22} aria-hidden />}
          onClick={() => void look()}
        >
          {words.findButton}
        </OnlineButton>
      </div>
      {problem !== null && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={problem} />
      )}
      <output className="t-unless-empty">
        {found?.length === 0 && <span className="t-quiet">{words.nobody}</span>}
      </output>
      {found !== null && found.length > 0 && (
        <ListCard label={words.findLabel}>
          {found.map((person) => (
            <ListRow
              key={person.EMPLID}
              title={properName(person.NAME)}
              text={person.EMPLID}
              action={
                chosen.includes(person.EMPLID) ? (
                  <span className="t-quiet">{words.added}</span>
                ) : (
                  <StackAction
                    icon={<IconPlus size={22} />}
                    label={`${words.add}: ${properName(person.NAME)}`}
                    onClick={() => onAdd(person)}
                  >
                    {words.add}
                  </StackAction>
                )
              }
            />
          ))}
        </ListCard>
      )}
    </section>
  )
}
