import { useState } from 'react'
import { type DocumentPerson, listDocumentPeople } from '#contract/document-review.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useRested } from '#hooks/operations/use-paged.ts'

/** Of the service's pages (P-17). */
const PAGE = 20
/** The list of people as it is searched and turned over. It belongs to other people: nothing of it stays on the device. */
export function usePeople() {
  const [typed, setTyped] = useState('')
  const buscar = useRested(typed.trim())
  const [page, turnTo] = usePage(buscar)
  const answer = useOperation(listDocumentPeople, { buscar, pagina: page }, { isKept: false })
  return { ...usePaged(answer, PAGE), page, turnTo, typed, search: setTyped }
}

export type People = ReturnType<typeof usePeople>

/** The person that the address names: from the list, or asked for when the list does not show them. */
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

/** Who comes after this person and has something to review; after the last one the search begins at the top. */
export function nextPerson(rows: readonly DocumentPerson[], empleado: string): DocumentPerson | null {
  const at = rows.findIndex((person) => person.empleado === empleado)
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))]
  return inOrder.find((person) => person.porRevisar > 0 && person.empleado !== empleado) ?? null
}
