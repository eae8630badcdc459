import type { DataKindName } from '#domain/data-import/kind.ts'
import type { dataImports } from '../../db/schema/imports/data-import.ts'
import { mayImport } from '../../identity/importer.ts'
import type { User } from '../../identity/user.ts'
import { ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'

export type ImportRow = typeof dataImports.$inferSelect

/**
 * Checks that the user may import the kind. @param http status of the refusal; legacy calls use 200
 * @throws WireFault
 */
export function requireKind(user: User, kind: DataKindName, http = 403): void {
  if (!mayImport(user, kind)) throw new WireFault('ERROR', ownDataTexts.otherImports, http)
}
