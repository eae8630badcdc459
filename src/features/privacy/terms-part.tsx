import { useRef, useState } from 'react'
import { previewRetention, readRetention, type RetentionRule, setRetention } from '#contract/privacy-desk.ts'
import { call } from '#core/transport/rpc.ts'
import {
  BLOCKED_MONTHS,
  isAllowedTerm,
  type RetentionKind,
  retentionLimits,
} from '#domain/privacy/retention.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Card } from '#ui/lists/card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { NotHereYet } from './not-here-yet.tsx'
import classes from './privacy.module.css'
import { texts } from './texts.es.ts'

/** In months; what the law or the portal's own lists don't allow is not offered. */
const OFFERED = [1, 3, 6, 12, 24, 36, 60, 72, 84, 120]
const NEVER = ''

/** How long each kind is kept. Before a term is set it is said what it would take today. */
export function TermsPart() {
  const words = useTexts(texts).desk
  const { data, failure, refresh } = useOperation(readRetention, {}, { isKept: false })
  return (
    <section>
      <SectionTitle>{words.keepTitle}</SectionTitle>
      <p className="t-quiet t-body">{words.keepText}</p>
      <div className="t-above-3">
        {data === null ? (
          <NotHereYet failure={failure} rows={4} refresh={() => void refresh()} />
        ) : (
          data.data.map((rule) => <Term key={`${rule.clase} ${rule.meses}`} rule={rule} onSaved={refresh} />)
        )}
      </div>
      <p className="t-above-3 t-quiet t-small">{words.keepOthers}</p>
    </section>
  )
}

function Term({ rule, onSaved }: { rule: RetentionRule; onSaved: () => Promise<void> }) {
  const words = useTexts(texts)
  const { desk } = words
  const { clase, meses } = rule
  const { chosen, choose, would, isBusy, isAsking, setAsking, save } = useTerm(rule, onSaved)
  const offered = OFFERED.filter((months) => isAllowedTerm(clase, months) || months === meses)
  const never = retentionLimits[clase].most === null ? desk.never : desk.sweep
  return (
    <Card className={classes.rule ?? ''}>
      <div className="t-stack t-gap-2">
        <h3 className="t-lead t-heavy">{desk.kinds[clase]}</h3>
        <p className="t-quiet t-small">{`${desk.why[clase]} ${desk.erasedAfter(BLOCKED_MONTHS[clase])}`}</p>
        <SelectField
          label={`${desk.term}: ${desk.kinds[clase]}`}
          value={chosen === null ? NEVER : String(chosen)}
          options={[
            { value: NEVER, label: never },
            ...offered.map((months) => ({ value: String(months), label: desk.months(months) })),
          ]}
          onChange={(event) =>
            choose(event.currentTarget.value === NEVER ? null : Number(event.currentTarget.value))
          }
        />
        {chosen !== null && (
          <p role="status">
            {would === null
              ? desk.counting
              : `${desk.would(would.datos, would.personas)}${desk.wouldFiles(would.archivos)}`}
          </p>
        )}
        {rule.bloqueados > 0 && (
          <p className="t-quiet t-small">{`${desk.blocked(rule.bloqueados)}${desk.erases(rule.porBorrar)}`}</p>
        )}
        {chosen !== meses && (
          <div>
            <Button aria-disabled={isBusy} onClick={() => setAsking(true)}>
              {desk.save}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          opened
          danger={chosen !== null}
          title={desk.warning}
          question={desk.askSave}
          cancelText={words.cancel}
          confirmText={isBusy ? desk.saving : desk.yesSave}
          busy={isBusy}
          onCancel={() => setAsking(false)}
          onConfirm={save}
        />
      )}
    </Card>
  )
}

function useTerm(rule: RetentionRule, onSaved: () => Promise<void>) {
  const words = useTexts(texts)
  const [chosen, setChosen] = useState<number | null>(rule.meses)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const preview = usePreview(rule.clase)
  const choose = (months: number | null) => {
    setChosen(months)
    preview.ask(months === rule.meses ? null : months)
  }
  const save = async () => {
    if (isBusy) return
    setBusy(true)
    const input = { clase: rule.clase, meses: chosen, antes: rule.meses, idOperacion: crypto.randomUUID() }
    const answer = await call(setRetention, input)
    setBusy(false)
    setAsking(false)
    if (answer.ok) showSnack({ text: words.desk.saved, tone: 'success' })
    else {
      const why = failureText(answer.failure, words.failed)
      showSnack({ text: `${words.desk.notSaved}. ${why}`, tone: 'error', ms: 5000 })
    }
    // Also after a lost answer: it may be saved.
    await onSaved()
  }
  return {
    chosen,
    choose,
    would: chosen === rule.meses ? rule.porBloquear : preview.found,
    isBusy,
    isAsking,
    setAsking,
    save: () => void save(),
  }
}

type Found = RetentionRule['porBloquear']

/** The answer to the last question alone. */
function usePreview(kind: RetentionKind) {
  const words = useTexts(texts)
  const [found, setFound] = useState<Found | null>(null)
  const last = useRef(0)
  const ask = async (months: number | null): Promise<void> => {
    const mine = ++last.current
    setFound(null)
    if (months === null) return
    const answer = await call(previewRetention, { clase: kind, meses: months })
    if (mine !== last.current) return
    if (answer.ok) setFound(answer.value.data)
    else showSnack({ text: failureText(answer.failure, words.failed), tone: 'error', ms: 5000 })
  }
  return { found, ask: (months: number | null) => void ask(months) }
}
