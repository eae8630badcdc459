import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CHANGES_LENGTH, NOTICE_LENGTH, publishPrivacyNotice } from '#contract/privacy/privacy-desk.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useUnsavedInput } from '#hooks/work/use-unsaved-input.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { textOfBuiltInNotice } from '#pieces/privacy/notice-blocks.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { FormProblems } from './form-problems.tsx'
import classes from './privacy.module.css'
import { texts } from './texts.es.ts'
import { useOneRequest } from './use-one-request.ts'

const loadOwnText = lazyPart(() => import('#pieces/privacy/own-notice.es.ts'))

interface Props {
  version: number
  /** '' before the first version. */
  former: string
  onEnd: () => void
}

/** Publishes the notice after a confirmation, because all people are then asked to accept it. */
export function PublishForm({ version, former, onEnd }: Props) {
  const words = useTexts(texts)
  const { desk } = words
  const ids = { text: useId(), changes: useId() }
  const [text, setText] = useState(former)
  const [changes, setChanges] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isDropping, setDropping] = useState(false)
  const { attempt, problem, isBusy, showMissing, send } = useOneRequest(words.failed)
  const wasTried = attempt > 0
  const own = useOwnText(former === '', setText)
  const hasTyped = changes.trim() !== '' || (text !== former && text !== own)
  useUnsavedInput(hasTyped)
  useFocusOnMount(() => document.getElementById(ids.text), { preventScroll: true })
  const errors = {
    text: text.trim() === '' ? desk.noText : lengthOf(text.trim()) > NOTICE_LENGTH ? desk.tooLong : null,
    changes:
      version > 1 && changes.trim() === ''
        ? desk.noChanges
        : lengthOf(changes.trim()) > CHANGES_LENGTH
          ? desk.tooLong
          : null,
  }
  const found = [
    ...(errors.text === null ? [] : [{ fieldId: ids.text, text: errors.text }]),
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
      texto: text.trim(),
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
      <TextArea
        id={ids.text}
        label={desk.text}
        description={desk.textHint}
        rows={12}
        lang="es-MX"
        value={text}
        limit={NOTICE_LENGTH}
        countText={desk.counted}
        error={wasTried ? errors.text : null}
        onChange={setText}
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

/** @returns the portal's own text for the first version; the text does not count as typed */
function useOwnText(isWanted: boolean, set: (change: (before: string) => string) => void): string {
  const [own, setOwn] = useState('')
  const latest = useRef(set)
  useEffect(() => {
    latest.current = set
  })
  useEffect(() => {
    if (!isWanted) return
    void loadOwnText().then(
      ({ es, sectionNames }) => {
        const text = textOfBuiltInNotice(es, sectionNames)
        setOwn(text)
        latest.current((before) => before || text)
      },
      // If the text cannot be loaded, the form stays empty.
      () => undefined,
    )
  }, [isWanted])
  return own
}
