import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPeople, readPerson } from '#contract/people/people.ts'
import { listRoles, ROLES_PER_PAGE } from '#contract/identity/roles.ts'
import type { Role } from '#domain/identity/roles.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { usePage, usePaged, useDebounced } from '#hooks/operations/use-paged.ts'

/** Lists the holders of roles. Stores nothing on the device, because the data are other people's. */
export function useRoles() {
  const [typed, setTyped] = useState('')
  const [role, setRole] = useState<Role | ''>('')
  const buscar = useDebounced(typed.trim())
  const [page, turnTo] = usePage(`${role} ${buscar}`)
  const answer = useOperation(
    listRoles,
    { buscar, pagina: page, ...(role === '' ? {} : { rol: role }) },
    { isKept: false },
  )
  const paged = usePaged(answer, ROLES_PER_PAGE)
  const [waiting, setWaiting] = useState(answer.data?.esperan ?? [])
  if (answer.data && answer.data.esperan !== waiting) setWaiting(answer.data.esperan)
  return { ...paged, page, turnTo, typed, search: setTyped, role, chooseRole: setRole, waiting }
}

export type RolesList = ReturnType<typeof useRoles>

export function useRefreshRoles(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    const shown = [listRoles, listPeople, readPerson]
    await Promise.all(shown.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
