import { useRef, useState } from 'react'
import { listProfiles, loadProfiles } from '#contract/people/positions.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { isSameProfile, type Profile, positionKey } from '#domain/positions/profile.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { wordsOf } from '#i18n/texts.ts'
import { readProfileFile } from './profile-file.ts'
import { parcelsOf } from './parcels.ts'
import type { ReadProfiles } from './profile-rows.ts'
import { texts } from './texts.es.ts'

export interface Compared extends Profile {
  state: 'new' | 'changed' | 'same'
}

export function useLoad() {
  const known = useOperation(listProfiles, {})
  const [chosen, setChosen] = useState<{ name: string; read: ReadProfiles | null } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  // Only the latest chosen file counts. `isBusy` catches a second tap before the next render.
  const latest = useRef<File | null>(null)
  const isBusy = useRef(false)
  const take = async (file: File) => {
    latest.current = file
    setProblem(null)
    setChosen({ name: file.name, read: null })
    const read = await readProfileFile(file)
    if (latest.current === file) setChosen({ name: file.name, read })
  }
  const discard = () => {
    latest.current = null
    setChosen(null)
    setProblem(null)
  }
  const save = async (perfiles: Profile[]): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSaving(true)
    setProblem(null)
    const words = wordsOf(texts)
    const wasOnline = navigator.onLine
    let saved = 0
    let failure: Failure | null = null
    for (const parcel of parcelsOf(perfiles)) {
      const answer = await call(loadProfiles, { perfiles: parcel })
      if (!answer.ok) {
        failure = answer.failure
        break
      }
      saved += answer.value.nuevos + answer.value.cambiados
    }
    isBusy.current = false
    setSaving(false)
    if (failure !== null) {
      if (saved > 0) await known.refresh()
      const isLost = failure.kind === 'offline' && wasOnline
      setProblem(
        isLost
          ? words.load.noAnswer
          : failure.kind === 'offline'
            ? words.load.offline
            : failureText(failure, words.failure),
      )
      return false
    }
    showSnack({ text: words.load.saved(saved), tone: 'success' })
    discard()
    await known.refresh()
    return true
  }
  return { known, chosen, take, discard, save, isSaving, problem }
}

export function compare(read: readonly Profile[], known: readonly Profile[]): Compared[] {
  const byKey = new Map(known.map((profile) => [positionKey(profile.puesto), profile]))
  return read.map((profile) => {
    const before = byKey.get(positionKey(profile.puesto))
    const isSame = before !== undefined && isSameProfile(before.requisitos, profile.requisitos)
    return { ...profile, state: before === undefined ? 'new' : isSame ? 'same' : 'changed' }
  })
}
