import { max, sql } from 'drizzle-orm'
import type {
  addCompany as companyOperation,
  addDepartment as departmentOperation,
} from '#contract/people/people.ts'
import { codeOf } from '#domain/data-form/data-form-fields.ts'
import { companies, departments, plants } from '../../db/schema/people.ts'
import type { Tx } from '../../db/connection.ts'
import type { Handler } from '../../operations/service.ts'
import { peopleTexts as texts, transportTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { renewNotice } from '../privacy/notice.ts'
import { privacyTexts } from '../privacy/texts.es.ts'

/** The table lock lets simultaneous additions of the same department return one row. */
export const addDepartment: Handler<typeof departmentOperation> = async (input, { tx }) => {
  const nombre = input.nombre.toUpperCase()
  await tx.execute(sql`lock table ${departments}, ${plants} in share row exclusive mode`)
  const plantId = input.planta ?? (input.plantaNueva ? await plantOf(tx, input.plantaNueva) : null)
  const known = await tx.select().from(departments)
  const same = known.find((each) => each.name.toUpperCase() === nombre && each.plantId === plantId)
  if (same) return { status: 'OK', id: same.id }
  if (plantId !== null && !(await hasPlant(tx, plantId)))
    throw new WireFault('ERROR', transportTexts.invalidField('planta'))
  const id = nextId(known.map((each) => each.id))
  await tx.insert(departments).values({ id, name: nombre, plantId })
  return { status: 'OK', id }
}

async function plantOf(tx: Tx, name: string): Promise<number> {
  const rows = await tx.select().from(plants)
  const same = rows.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (same) return same.id
  const [last] = await tx.select({ id: max(plants.id) }).from(plants)
  const id = (last?.id ?? 0) + 1
  await tx.insert(plants).values({ id, name })
  return id
}

async function hasPlant(tx: Tx, id: number): Promise<boolean> {
  return (await tx.select().from(plants)).some((each) => each.id === id)
}

function nextId(known: readonly string[]): string {
  const numbers = known.map((id) => Number(/^D(\d{1,9})$/.exec(id)?.[1] ?? 0))
  const next = Math.floor(Math.max(0, ...numbers) / 10) * 10 + 10
  return `D${String(next).padStart(3, '0')}`
}

export const addCompany: Handler<typeof companyOperation> = async (input, { tx, user, clock, address }) => {
  const [made] = await tx
    .insert(companies)
    .values({
      code: input.clave,
      name: input.nombre,
      taxId: codeOf(input.rfc),
      employerRegistration: input.registroPatronal,
      address: input.domicilio,
    })
    .onConflictDoNothing()
    .returning({ code: companies.code })
  if (!made) throw new WireFault('ERROR', texts.companyTaken)
  // The notice names the responsible companies.
  const changes = privacyTexts.addedCompany(input.nombre)
  await renewNotice(tx, { changes, userId: user.id, address, at: clock.now() })
  return { status: 'OK' }
}
