import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as contract from '#contract/imports/import-keys.ts'
import { IMPORT_KINDS, type ImportKind, isDataKind } from '#domain/import-file/import-kinds.ts'
import { importKeys } from '../../db/schema/imports/import-keys.ts'
import { payrollImports } from '../../db/schema/imports/payroll-import.ts'
import { mayImport } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { inheritColumns } from '../import-engine/key-columns.ts'
import { refuseRevoked } from '../import-engine/refuse-revoked.ts'
import { dataTables, peopleTables } from '../import-engine/tables.ts'
import { importTexts as texts } from '../payroll-import/texts.es.ts'
import { paperRules } from '../../audit/paper-rules.ts'

export const KEY_START = 'turno_imp_'

/** A key imports data with its maker's rights. All administrators may make keys for people and payroll. */
const mayMake = (user: User, kind: ImportKind) => !isDataKind(kind) || mayImport(user, kind)

const service = defineService(
  contract,
  {
    async listImportKeys(_input, { tx, user, services }) {
      const rows = await tx.select().from(importKeys).orderBy(asc(importKeys.id))
      const data = rows.map(({ id, name, kinds, ending, mail, createdAt, usedAt, revokedAt }) => ({
        id,
        nombre: name,
        clases: kinds as ImportKind[],
        termina: ending,
        correo: mail,
        creada: createdAt.toISOString(),
        usada: usedAt?.toISOString() ?? '',
        revocada: revokedAt?.toISOString() ?? '',
      }))
      const puedes = IMPORT_KINDS.filter((kind) => mayMake(user, kind))
      return { status: 'OK', data, puedes, avisa: services.mailer.isReady }
    },

    async makeImportKey({ nombre, correo, clases }, { tx, user, clock }) {
      if (!clases.every((kind) => mayMake(user, kind))) throw new WireFault('ERROR', texts.keyNeedsRole)
      const isNamed = and(sql`lower(${importKeys.name}) = lower(${nombre})`, isNull(importKeys.revokedAt))
      if ((await tx.$count(importKeys, isNamed)) > 0) throw new WireFault('ERROR', texts.keyKnown)
      const llave = `${KEY_START}${newToken()}`
      const [row] = await tx
        .insert(importKeys)
        .values({
          name: nombre,
          kinds: [...new Set(clases)],
          keyHash: hashToken(llave),
          ending: llave.slice(-4),
          mail: correo,
          createdAt: clock.now(),
          createdBy: user.id,
        })
        .returning({ id: importKeys.id })
      if (!row) throw new Error('the key was not stored')
      await inheritColumns(tx, { id: row.id, name: nombre })
      return { status: 'OK', id: row.id, llave }
    },

    async revokeImportKey({ id }, { tx, clock, services }) {
      const [row] = await tx
        .update(importKeys)
        .set({ revokedAt: sql`coalesce(${importKeys.revokedAt}, ${clock.now().toISOString()}::timestamptz)` })
        .where(eq(importKeys.id, id))
        .returning({ id: importKeys.id })
      if (!row) throw new WireFault('ERROR', texts.noKey)
      const now = clock.now()
      const lines = [peopleTables.arrivals, dataTables.arrivals, payrollImports]
      await refuseRevoked(tx, { files: services.files, now }, lines)
      for (const job of ['payroll', 'people', 'data-imports'] as const) await services.jobs.add(tx, job, now)
      return { status: 'OK' }
    },
  },
  { records: paperRules },
)

export { service as importKeys }
