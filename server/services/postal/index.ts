import { between, eq } from 'drizzle-orm'
import * as postal from '#contract/data-form/postal.ts'
import type { PostalPlace } from '#contract/data-form/postal.ts'
import { postalCodes } from '../../db/schema/postal.ts'
import { defineService } from '../../operations/service.ts'

const service = defineService(postal, {
  async lookUpPostalCode({ CodigoPostal }, { tx }) {
    const [row] = await tx.select().from(postalCodes).where(eq(postalCodes.code, CodigoPostal))
    return {
      status: 'OK',
      Ciudad: row?.city ?? '',
      Estado: row?.state ?? '',
      Colonias: row?.colonies ?? [],
    }
  },

  /** A range of the key uses the index with any collation, because digits sort the same in all collations. */
  async readPostalShard({ prefijo }, { tx }) {
    const rows = await tx
      .select()
      .from(postalCodes)
      .where(between(postalCodes.code, `${prefijo}000`, `${prefijo}999`))
      .orderBy(postalCodes.code)
    const codigos: Record<string, PostalPlace> = {}
    for (const { code, city, state, colonies } of rows) codigos[code] = [city, state, colonies]
    return { status: 'OK', prefijo, codigos }
  },
})

export { service as postal }
