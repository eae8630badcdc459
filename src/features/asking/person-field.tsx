import { useState } from 'react'
import { NUMBER_LENGTH } from '#contract/approvals/approval-details.ts'
import { containsWords } from '#domain/text/fold.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from './texts.es.ts'
import { type Member, useTeam } from './use-team.ts'

interface Props {
  id: string
  label: string
  error: string | null
  /** Employee number; '' while no person is chosen. */
  value: string
  onChange: (number: string) => void
}

const entryOf = ({ name, number }: Member) => `${name} · ${number}`

export function PersonField({ value, onChange, ...ties }: Props) {
  const words = useTexts(texts).fill
  const { team, isLooking } = useTeam()
  const chosen = team.find(({ number }) => number === value)
  const [wantsTyping, setTyping] = useState(false)
  // Waits for the team: a late team would turn the text field into a list.
  const hasNoTeam = team.length === 0 && !isLooking
  const isTyped = hasNoTeam || wantsTyping || (value !== '' && !chosen)
  return (
    <div className="t-stack t-start">
      {isTyped ? (
        <TextField
          {...ties}
          className="t-wide"
          description={words.numberHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <SearchSelect
          {...ties}
          className="t-wide"
          value={chosen ? entryOf(chosen) : ''}
          options={team.map(entryOf)}
          nothing={isLooking ? words.looking : words.nobody}
          matches={containsWords}
          onChange={(entry) => onChange(team.find((member) => entryOf(member) === entry)?.number ?? '')}
        />
      )}
      {team.length > 0 && (
        <TextLink
          onClick={() => {
            setTyping(!isTyped)
            onChange('')
          }}
        >
          {isTyped ? words.fromList : words.typed}
        </TextLink>
      )}
    </div>
  )
}
