import { toCentavos, toDecimal } from '#domain/money.ts'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** numeric(12,2) in the database, integer centavos in code (decision 6). */
export const centavos = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(12,2)',
  toDriver: toDecimal,
  fromDriver: toCentavos,
})

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})
