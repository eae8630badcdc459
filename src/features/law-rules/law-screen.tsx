import { IconFileUpload, IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { listLawRows } from '#contract/law/law-rows.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import type { LawRule } from '#domain/law/rules.ts'
import { shippedRows } from '#domain/law/shipped-rows.ts'
import { staleDataReason } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { rowsOfWire } from '#models/law/own-rows.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Earlier } from './earlier.tsx'
import { ImportFile } from './import-file.tsx'
import { ProposeForm } from './propose-form.tsx'
import { RuleCard } from './rule-card.tsx'
import { groupWaiting, type RuleGroup, rowsOfRule, ruleGroups } from './rows.ts'
import { texts } from './texts.es.ts'
import { Waiting } from './waiting.tsx'

const OPENER = 'proponer-regla'
type Open = { form: 'row'; rule: LawRule | null } | { form: 'file' } | null

export function LawScreen() {
  const words = useTexts(texts)
  const { data, failure, isRefreshing, refresh } = useOperation(listLawRows, {})
  const [open, setOpen] = useState<Open>(null)
  const rows = useMemo(
    () => rowsOfWire(data?.filas.filter(({ estado }) => estado === 'vigente') ?? []),
    [data],
  )
  if (data === null) {
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, words)
    return <MissingData rows={6} {...missing} loading={words.loading} />
  }
  const old = staleDataReason(failure, words.failure, words.old)
  const close = () => {
    setOpen(null)
    moveFocus(document.getElementById(OPENER))
  }
  return (
    <div className="t-stack t-gap-4 t-shrink">
      {old && <StaleData {...old} againWord={words.again} onRetry={() => void refresh()} />}
      <p>{words.text}</p>
      <div className="t-wrap t-gap-3">
        <Button
          id={OPENER}
          leftSection={<IconPlus size={22} aria-hidden />}
          onClick={() => setOpen({ form: 'row', rule: null })}
        >
          {words.propose.open}
        </Button>
        <Button
          variant="outline"
          leftSection={<IconFileUpload size={22} aria-hidden />}
          onClick={() => setOpen({ form: 'file' })}
        >
          {words.file.open}
        </Button>
      </div>
      {open?.form === 'row' && (
        <ProposeForm key={open.rule ?? ''} rule={open.rule} rows={rows} today={data.hoy} onClose={close} />
      )}
      {open?.form === 'file' && <ImportFile onClose={close} />}
      <Waiting groups={groupWaiting(data.filas)} />
      {(Object.keys(ruleGroups) as RuleGroup[]).map((group) => (
        <section key={group} className="t-stack t-gap-2" aria-labelledby={`grupo-${group}`}>
          <SectionTitle id={`grupo-${group}`}>{words.groups[group]}</SectionTitle>
          <ul className="t-list t-card">
            {ruleGroups[group].map((rule) => (
              <RuleCard
                key={rule}
                rule={rule}
                {...rowsOfRule(rows, rule, data.hoy)}
                isOwn={isOwnRow}
                onChange={() => setOpen({ form: 'row', rule })}
              />
            ))}
          </ul>
        </section>
      ))}
      <Earlier rows={data.filas} />
    </div>
  )
}

function isOwnRow(row: LawRow): boolean {
  return !shippedRows.includes(row)
}
