import { readRetention, type RetentionRule } from '#contract/privacy/privacy-desk.ts'
import { type RetentionGroup, retentionGroups, retentionRulesOf } from '#domain/privacy/retention.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { MissingData } from './not-here-yet.tsx'
import { TermRow } from './term-row.tsx'
import { termsTexts } from './terms-texts.es.ts'
import classes from './terms.module.css'

/** @param onSaved called after a changed term, which may have published a new version of the notice */
export function TermsPart({ onSaved }: { onSaved: () => void }) {
  const words = useTexts(termsTexts)
  const { data, failure, refresh } = useOperation(readRetention, {}, { isKept: false })
  const refetch = async () => {
    await refresh()
    onSaved()
  }
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <p className="t-quiet t-body">{words.text}</p>
      {data === null ? (
        <div className="t-above-3">
          <MissingData failure={failure} rows={18} refresh={() => void refresh()} />
        </div>
      ) : (
        <>
          <Legend />
          <div className={classes.groups}>
            {retentionGroups.map((group) => (
              <Group key={group} group={group} rules={data.data} onSaved={refetch} />
            ))}
          </div>
        </>
      )}
      <p className="t-above-3 t-quiet t-small">{words.others}</p>
    </section>
  )
}

function Legend() {
  const words = useTexts(termsTexts)
  return (
    <p className={classes.legend}>
      <span>{words.legend}</span>
      <span className={classes.sign}>
        <span className={classes.signTerm} aria-hidden="true" />
        {words.kept}
      </span>
      <span className={classes.sign}>
        <span className={classes.signLeast} aria-hidden="true" />
        {words.least}
      </span>
      <span className={classes.sign}>
        <span className={classes.signEndless} aria-hidden="true" />
        {words.never}
      </span>
    </p>
  )
}

interface GroupProps {
  group: RetentionGroup
  rules: readonly RetentionRule[]
  onSaved: () => Promise<void>
}

function Group({ group, rules, onSaved }: GroupProps) {
  const words = useTexts(termsTexts)
  const id = `plazos-${group}`
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {words.groups[group]}
      </h3>
      {/* Safari drops the list role when the bullets are removed with CSS. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className="t-card t-list" role="list">
        {rules
          .filter(({ clase }) => retentionRulesOf[clase].group === group)
          .map((rule) => (
            <TermRow key={rule.clase} rule={rule} onSaved={onSaved} />
          ))}
      </ul>
    </section>
  )
}
