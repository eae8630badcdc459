import { useState } from 'react'
import { type DocumentPerson, listDocumentPeople } from '#contract/documents/document-review.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useDebounced } from '#hooks/operations/use-paged.ts'

/** Rows per page, fixed by the service (P-17). */
const PAGE = 20
/** Lists people with documents. The device must not store other people's data. */
export function usePeople() {
  const [typed, setTyped] = useState('')
  const buscar = useDebounced(typed.trim())
  const [page, turnTo] = usePage(buscar)
  const answer = useOperation(listDocumentPeople, { buscar, pagina: page }, { isKept: false })
  return { ...usePaged(answer, PAGE), page, turnTo, typed, search: setTyped }
}

export type People = ReturnType<typeof usePeople>

export function usePerson(
  empleado: string | null,
  rows: readonly DocumentPerson[] | null,
): DocumentPerson | null {
  const listed = rows?.find((person) => person.empleado === empleado) ?? null
  const [known, setKnown] = useState(listed)
  if (listed && listed !== known) setKnown(listed)
  const isAsked = empleado !== null && rows !== null && listed === null
  const input = { buscar: empleado ?? '', pagina: 1 }
  const { data } = useOperation(listDocumentPeople, input, { enabled: isAsked, isKept: false })
  const asked = isAsked ? data?.data.find((person) => person.empleado === empleado) : null
  return listed ?? asked ?? (known?.empleado === empleado ? known : null)
}

/** Returns the next other person with documents to review. Continues at the top after the end of the list. */
export function nextPerson(rows: readonly DocumentPerson[], empleado: string): DocumentPerson | null {
  const at = rows.findIndex((person) => person.empleado === empleado)
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return inOrder.find((person) => person.porRevisar > 0 && person.empleado !== empleado) ?? null
}
