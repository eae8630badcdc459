import { IconClockHour4 } from '@tabler/icons-react'
import { isLawRule } from '#domain/law/rules.ts'
import { properName } from '#domain/text/person-name.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Decide } from './decide.tsx'
import { fromWire, LawValue } from './rule-card.tsx'
import type { WaitingGroup } from './rows.ts'
import { texts } from './texts.es.ts'
import classes from './law-rules.module.css'

export function Waiting({ groups }: { groups: readonly WaitingGroup[] }) {
  const words = useTexts(texts)
  if (groups.length === 0) return null
  return (
    <section className="t-stack t-gap-3" aria-labelledby="por-confirmar">
      <SectionTitle id="por-confirmar">{words.waiting.title}</SectionTitle>
      {groups.map((group) => (
        <Group key={group.rows[0]?.id} group={group} />
      ))}
    </section>
  )
}

function Group({ group: { file, rows } }: { group: WaitingGroup }) {
  const words = useTexts(texts)
  const [first] = rows
  if (first === undefined) return null
  const title = file === '' ? nameOf(first.regla) : words.waiting.file(file, rows.length)
  function nameOf(rule: string): string {
    return isLawRule(rule) ? words.rules[rule] : rule
  }
  return (
    <article className={classes.waiting} aria-label={title}>
      <div className="t-wrap t-gap-2 t-between">
        <h3 className="t-lead t-heavy t-break">{title}</h3>
        <StateChip tone="warn" icon={<IconClockHour4 size={18} />}>
          {words.waiting.title}
        </StateChip>
      </div>
      {first.propuso !== '' && (
        <p className="t-quiet">
          {words.waiting.by(properName(first.propuso), formatDate(first.fechaPropuesta))}
        </p>
      )}
      {rows.map((row) => (
        <div key={row.id}>
          {file !== '' && <p className="t-strong">{nameOf(row.regla)}</p>}
          <LawValue row={fromWire(row)} />
          <p className="t-small">{row.confirmada ? words.confirmed : words.unconfirmed}</p>
        </div>
      ))}
      <Decide ids={rows.map(({ id }) => id)} isOwn={first.esPropia} />
    </article>
  )
}
