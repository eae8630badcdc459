import type { Context } from 'hono'
import { firstStartRequest } from '#contract/identity/first-start.ts'
import { codeOf } from '#domain/data-form/data-form-fields.ts'
import { isMail } from '#domain/text/mail-address.ts'
import { readJsonObject } from '../wire/body.ts'
import type { Tx } from '../db/connection.ts'
import { hashPassword } from '../identity/password.ts'
import type { Clock } from '../clock.ts'
import { requireGoodPassword, requirePasswordStrength } from '../services/login/new-password.ts'
import { partsOf, PRODUCT_WORDS } from '../services/login/personal-words.ts'
import { firstStartTexts as texts, peopleTexts, transportTexts } from '../texts.ts'
import { type AppEnv, setHeaders, type Transport } from './transport.ts'
import { WireFault } from '../wire/wire-fault.ts'
import {
  type FirstCompany,
  firstCompanyCode,
  hasAdministrator,
  hasCompany,
  makeAdministrator,
  makeCompany,
  lockFirstAdministrator,
} from '../admin/first-administrator.ts'
import type { FirstCode } from '../admin/first-code.ts'
import { isPublished, isThisMachine } from './is-this-machine.ts'

/**
 * Serves the first-start page. Other machines, published servers and servers with an administrator get the
 * response of an unknown path.
 * @throws WireFault
 */
export async function answerFirstStart(c: Context<AppEnv>, transport: Transport): Promise<Response> {
  const { connection, clock, firstCode = null, headers, services } = transport
  const note = c.get('note')
  note.operation = 'first-start'
  const isOpen =
    firstCode !== null && !isPublished(services.environment) && isThisMachine(note.peer, c.req.raw)
  if (!isOpen || (await hasAdministrator(connection.db))) throw notHere()
  setHeaders(c, headers.api)
  if (c.req.method === 'GET') {
    return c.json({ status: 'OK', pideCompania: !(await hasCompany(connection.db)) })
  }
  if (c.req.method !== 'POST') throw new WireFault('ERROR', transportTexts.wrongMethod, 405)
  // Requires JSON: another site can send a form without a preflight request, but no JSON.
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new WireFault('ERROR', transportTexts.invalidJson, 415)
  const input = await readInput(c.req.raw, firstCode)
  await connection.db.transaction((tx) => makeFirst(tx, input, { clock, address: note.peer.address }))
  firstCode.use()
  return c.json({ status: 'OK' })
}

function notHere(): WireFault {
  return new WireFault('ERROR', transportTexts.unknownPath, 404)
}

type FirstStartInput = Awaited<ReturnType<typeof readInput>>

async function readInput(request: Request, code: FirstCode) {
  const parsed = firstStartRequest().safeParse(await readJsonObject(request))
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? []
    throw new WireFault('ERROR', transportTexts.invalidField(path.map(String).join('.')))
  }
  const { codigo, password, ...fields } = parsed.data
  if (code.isUsed()) throw notHere()
  if (!code.isRight(codigo)) throw new WireFault('ERROR', texts.wrongCode)
  if (fields.correo !== '' && !isMail(fields.correo)) throw new WireFault('ERROR', peopleTexts.faults.mail())
  const name = [fields.nombre, fields.paterno, fields.materno].join(' ').trim().toUpperCase()
  requireGoodPassword(password, '', [fields.numero, fields.correo])
  const own = [name, fields.numero, fields.correo, fields.compania?.nombre ?? '', ...PRODUCT_WORDS]
  await requirePasswordStrength(password, own.flatMap(partsOf))
  return { ...fields, nombre: name, passwordHash: await hashPassword(password) }
}

/** Checks again under the lock. Of two people with the code, only the first creates an administrator. */
async function makeFirst(
  tx: Tx,
  input: FirstStartInput,
  { clock, address }: { clock: Clock; address: string },
): Promise<void> {
  await lockFirstAdministrator(tx)
  if (await hasAdministrator(tx)) throw notHere()
  if (!(await hasCompany(tx))) await makeCompany(tx, requireCompany(input.compania))
  await makeAdministrator(tx, input, await firstCompanyCode(tx), { address, at: clock.now() })
}

function requireCompany(company: FirstCompany | null): FirstCompany {
  if (company === null) throw new WireFault('ERROR', transportTexts.missingField('compania'))
  return { ...company, rfc: codeOf(company.rfc) }
}
