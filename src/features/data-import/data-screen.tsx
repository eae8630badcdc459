import { useState } from 'react'
import type { DataKindName } from '#domain/data-import/kind.ts'
import { KindChoice } from './kind-choice.tsx'
import { KindImport } from './kind-import.tsx'

/** Import of rows from a file: choice of kind, then the same three steps as people (docs/importing.md). */
export function DataImportScreen() {
  const [kind, setKind] = useState<DataKindName | null>(null)
  if (kind === null) return <KindChoice onChoose={setKind} />
  return <KindImport key={kind} kind={kind} onOther={() => setKind(null)} />
}
