import { readCompany } from '#contract/protocol/general.ts'
import { type Menu, readMenu, readUser, type UserData } from '#contract/identity/login.ts'
import { nameOnDevice } from '../store/device-store.ts'
import { fail, type Result, succeed } from '../transport/failure.ts'
import { callWithRetries } from '../transport/call-with-retries.ts'
import { call } from '../transport/rpc.ts'

export interface Profile {
  user: UserData
  menu: Menu | null
  company: string
}

/** Maximum wait for a busy server in ms. Long, because the sign-in has already succeeded. */
const MAX_BUSY_WAIT_MS = 60_000

/**
 * Fetches the token owner's user data, company and, if possible, menu. `ensureMenu` fetches a missing menu
 * later (spec 001 §2). Without user data the sign-in fails (GRAL-22).
 */
export async function fetchProfile(token: string): Promise<Result<Profile>> {
  const data = await callWithRetries(readUser, {}, { token, maxRetryMs: MAX_BUSY_WAIT_MS })
  if (!data.ok) return fail(data.failure)
  const [user] = data.value.datosLogin
  if (!user) return fail({ kind: 'malformed', detail: 'LOG-03: datosLogin' })
  const [company, menu] = await Promise.all([
    call(readCompany, {}, { token }),
    call(readMenu, { correo: user.Correo }, { token }),
  ])
  if (!company.ok && company.failure.kind === 'expired') return fail(company.failure)
  return succeed({
    user,
    company: company.ok ? company.value.compania : user.compania,
    // An empty menu counts as missing and is fetched once more (ROUTE-08).
    menu: menu.ok && !isEmptyMenu(menu.value.msj) ? menu.value.msj : null,
  })
}

function isEmptyMenu({ modules, tree }: Menu): boolean {
  return modules.length === 0 && tree.length === 0
}

export function personName(user: UserData): Promise<string> {
  return nameOnDevice(user.Id_Usuario === 0 ? `nickname|${user.Nickname}` : `user|${user.Id_Usuario}`)
}
