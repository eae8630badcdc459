import { type FormEvent, useId, useState } from 'react'
import { ADDED_LENGTH, CHANGES_LENGTH, publishPrivacyNotice } from '#contract/privacy/privacy-desk.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NoticeText } from '#pieces/privacy/notice-text.tsx'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { FormProblems } from './form-problems.tsx'
import classes from './privacy.module.css'
import { texts } from './texts.es.ts'
import { useOneRequest } from './use-one-request.ts'

interface Props {
  version: number
  /** Text that the server writes from companies and retention periods. */
  generated: string
  /** The company's paragraphs in the latest version. */
  former: string
  onEnd: () => void
}

/** Publishes the notice after a confirmation, because all people are then asked to accept it. */
export function PublishForm({ version, generated, former, onEnd }: Props) {
  const words = useTexts(texts)
  const { desk } = words
  const ids = { added: useId(), changes: useId() }
  const [added, setAdded] = useState(former)
  const [changes, setChanges] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const { attempt, problem, isBusy, showMissing, send } = useOneRequest(words.failed)
  const wasTried = attempt > 0
  const hasTyped = changes.trim() !== '' || added !== former
  useUnsavedInput(hasTyped)
  // The form replaces the focused button.
  useFocusOnMount(() => document.getElementById(ids.added), { preventScroll: true })
  const errors = {
    added: lengthOf(added.trim()) > ADDED_LENGTH ? desk.tooLong : null,
    changes:
      version > 1 && changes.trim() === ''
        ? desk.noChanges
        : lengthOf(changes.trim()) > CHANGES_LENGTH
          ? desk.tooLong
          : null,
  }
  const found = [
    ...(errors.added === null ? [] : [{ fieldId: ids.added, text: errors.added }]),
    ...(errors.changes === null ? [] : [{ fieldId: ids.changes, text: errors.changes }]),
  ]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    showMissing()
    if (found.length === 0) setAsking(true)
  }
  const publish = async () => {
    if (isBusy) return
    const published = await send(publishPrivacyNotice, {
      version,
      agregado: added.trim(),
      cambios: changes.trim(),
    })
    setAsking(false)
    if (published === null) return
    showSnack({ text: desk.published(published.version), tone: 'success' })
    onEnd()
  }
  return (
    <form className="t-stack t-gap-3" onSubmit={submit} noValidate>
      <FormProblems
        problem={problem === null ? null : `${desk.notPublished}. ${problem}`}
        found={found}
        attempt={attempt}
      />
      <Fold title={desk.generated} text={desk.generatedHint}>
        <NoticeText text={generated} />
      </Fold>
      <TextArea
        id={ids.added}
        label={desk.added}
        description={desk.addedHint}
        rows={6}
        lang="es-MX"
        value={added}
        limit={ADDED_LENGTH}
        countText={desk.counted}
        error={wasTried ? errors.added : null}
        onChange={setAdded}
      />
      {version > 1 && (
        <TextArea
          id={ids.changes}
          label={desk.changes}
          description={desk.changesHint}
          rows={3}
          lang="es-MX"
          value={changes}
          limit={CHANGES_LENGTH}
          countText={desk.counted}
          error={wasTried ? errors.changes : null}
          onChange={setChanges}
        />
      )}
      <div className={classes.actions}>
        <Button variant="outline" onClick={() => (hasTyped ? setDropping(true) : onEnd())}>
          {words.cancel}
        </Button>
        <Button type="submit">{desk.publish}</Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={desk.warning}
        question={desk.askPublish(version)}
        cancelText={words.cancel}
        confirmText={isBusy ? desk.publishing : desk.yesPublish}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void publish()}
      />
      <ConfirmDialog
        opened={isDropping}
        danger
        title={desk.warning}
        question={desk.askDrop}
        cancelText={desk.keepWriting}
        confirmText={desk.drop}
        onCancel={() => setDropping(false)}
        onConfirm={onEnd}
      />
    </form>
  )
}
