import type { RetentionRule } from '#contract/privacy/privacy-desk.ts'
import { isAllowedTerm, retentionRulesOf } from '#domain/privacy/retention.ts'
import { useOnlineOnly } from '#hooks/device/use-online-only.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { termsTexts } from './terms-texts.es.ts'
import classes from './terms.module.css'
import { texts } from './texts.es.ts'
import { useTerm } from './use-term.ts'

/** Terms in months. Terms outside the limits of the kind of data are left out, except the current one. */
const OFFERED = [1, 3, 6, 12, 24, 36, 60, 72, 84, 120]
const NEVER = ''
const EMPLOYED = 'si'

export function TermEditor({ rule, onSaved }: { rule: RetentionRule; onSaved: () => Promise<void> }) {
  const words = useTexts(termsTexts)
  const { cancel, failed } = useTexts(texts)
  const { clase, meses } = rule
  const { most, blocked, asksForEmployed } = retentionRulesOf[clase]
  const term = useTerm(rule, onSaved)
  const { chosen, isBusy } = term
  const offered = OFFERED.filter((months) => isAllowedTerm(clase, months) || months === meses)
  const button = useOnlineOnly(failed.offline, () => !isBusy && term.setAsking(true))
  return (
    <div className={classes.editor}>
      <p className="t-quiet t-small">{`${words.why[clase]} ${words.erasedAfter(blocked)}`}</p>
      <SelectField
        label={`${words.term}: ${words.kinds[clase]}`}
        value={chosen === null ? NEVER : String(chosen)}
        options={[
          { value: NEVER, label: most === null ? words.never : words.sweepLong },
          ...offered.map((months) => ({ value: String(months), label: words.months(months) })),
        ]}
        onChange={(event) =>
          term.choose(event.currentTarget.value === NEVER ? null : Number(event.currentTarget.value))
        }
      />
      {asksForEmployed && chosen !== null && (
        <SelectField
          label={words.employed}
          value={term.ofEmployed ? EMPLOYED : NEVER}
          options={[
            { value: NEVER, label: words.no },
            { value: EMPLOYED, label: words.yes },
          ]}
          onChange={(event) => term.choose(chosen, event.currentTarget.value === EMPLOYED)}
        />
      )}
      {chosen !== null &&
        (term.isUncounted ? <Uncounted onAgain={term.countAgain} /> : <Would found={term.would} />)}
      {rule.bloqueados > 0 && (
        <p className="t-quiet t-small">{`${words.blocked(rule.bloqueados)}${words.erases(rule.porBorrar)}`}</p>
      )}
      {term.isChanged && (
        <div>
          <Button {...button} aria-disabled={isBusy || button.resting}>
            {words.save}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={term.isAsking}
        danger={chosen !== null}
        title={words.warning}
        question={`${chosen !== null ? words.askSave : most === null ? words.askNever : words.askSweep} ${words.askNotice}`}
        cancelText={cancel}
        confirmText={isBusy ? words.saving : words.yesSave}
        busy={isBusy}
        onCancel={() => term.setAsking(false)}
        onConfirm={term.save}
      />
    </div>
  )
}

function Uncounted({ onAgain }: { onAgain: () => void }) {
  const words = useTexts(termsTexts)
  return (
    <div role="status" className="t-stack t-gap-1">
      <p>{words.notCounted}</p>
      <TextLink underline onClick={onAgain}>
        {words.countAgain}
      </TextLink>
    </div>
  )
}

function Would({ found }: { found: RetentionRule['porBloquear'] | null }) {
  const words = useTexts(termsTexts)
  return (
    <div role="status" className="t-stack t-gap-1">
      {found === null ? (
        <p>{words.counting}</p>
      ) : (
        <>
          <p>{`${words.would(found.datos, found.personas)}${words.wouldFiles(found.archivos)}`}</p>
          {found.retenidos.map(({ motivo, datos }) => (
            <p key={motivo} className="t-quiet t-small">
              {words.stays(datos, words.reasons[motivo])}
            </p>
          ))}
        </>
      )}
    </div>
  )
}
