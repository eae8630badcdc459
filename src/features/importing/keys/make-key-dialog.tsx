import { isMailOrNone } from '#domain/text/mail-address.ts'
import { type FormEvent, useRef, useState } from 'react'
import { makeImportKey } from '#contract/imports/import-keys.ts'
import { call } from '#core/transport/rpc.ts'
import { IMPORT_KINDS, type ImportKind } from '#domain/import-file/import-kinds.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ShownSecret } from '#pieces/secrets/shown-secret.tsx'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { texts } from './texts.es.ts'
import classes from './keys.module.css'

export interface TypedKey {
  name: string
  mail: string
  kind: ImportKind
}

export const blankKey: TypedKey = { name: '', mail: '', kind: 'nomina' }

interface Props {
  /** Kinds that the person may choose. Imports run with the permissions of the key's creator. */
  may: readonly ImportKind[]
  hasMail: boolean
  typed: TypedKey
  onType: (typed: TypedKey) => void
  onMade: () => void
  onClose: () => void
}

export function MakeKeyDialog({ may, hasMail, typed, onType, onMade, onClose }: Props) {
  const words = useTexts(texts)
  const { name, mail, kind } = typed
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState({ problem: '', attempt: 0 })
  const [key, setKey] = useState<string | null>(null)
  const isBusy = useRef(false)
  const wrong = {
    kind: may.includes(kind) ? null : words.needsRole,
    name: name.trim().length < 3 ? words.nameWrong : null,
    mail: !isMailOrNone(mail.trim()) ? words.mailWrong : null,
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const first = wrong.kind
      ? 'clase-fuente'
      : wrong.name
        ? 'nombre-fuente'
        : wrong.mail
          ? 'correo-fuente'
          : null
    if (first !== null) {
      moveFocus(document.getElementById(first))
      return
    }
    if (isBusy.current) return
    isBusy.current = true
    const answer = await call(makeImportKey, {
      nombre: name.trim(),
      correo: mail.trim(),
      clases: [kind],
    })
    isBusy.current = false
    if (!answer.ok) {
      const problem = failureText(answer.failure, words.failure)
      setTold(({ attempt }) => ({ problem, attempt: attempt + 1 }))
      // The key may exist although the response was lost. The refetched list shows such a key for revocation.
      onMade()
      return
    }
    setKey(answer.value.llave)
    onMade()
  }
  return (
    <Dialog
      opened
      size="medium"
      staysOpen
      // Only the button closes a dialog with a key, because the key is never shown again.
      persistent={key !== null}
      title={key === null ? words.add : words.shown}
      closeLabel={words.close}
      onClose={onClose}
    >
      {key === null ? (
        <form className="t-stack t-gap-4" noValidate onSubmit={(event) => void make(event)}>
          {told.problem && <ErrorSummary title={told.problem} attempt={told.attempt} />}
          <SelectField
            id="clase-fuente"
            label={words.kind}
            value={kind}
            options={IMPORT_KINDS.map((value) => ({ value, label: words.kinds[value].title }))}
            error={wrong.kind}
            onChange={({ currentTarget }) =>
              onType({ ...typed, kind: IMPORT_KINDS.find((each) => each === currentTarget.value) ?? kind })
            }
          />
          <TextField
            id="nombre-fuente"
            label={words.name}
            description={words.nameText}
            value={name}
            maxLength={60}
            error={tried ? wrong.name : null}
            onChange={({ currentTarget }) => onType({ ...typed, name: currentTarget.value })}
          />
          {hasMail ? (
            <TextField
              id="correo-fuente"
              type="email"
              label={words.mail}
              description={words.mailText}
              value={mail}
              maxLength={120}
              error={tried ? wrong.mail : null}
              onChange={({ currentTarget }) => onType({ ...typed, mail: currentTarget.value })}
            />
          ) : (
            <p className="t-quiet">{words.noMail}</p>
          )}
          <div className={classes.actions}>
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.make}</Button>
          </div>
        </form>
      ) : (
        <ShownSecret
          value={key}
          howTo={words.howTo(`${globalThis.location.origin}/api/portal/importaciones?clase=${kind}`)}
          words={words}
          onClose={() => {
            onType(blankKey)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
