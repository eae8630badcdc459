import { IconFileImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import {
  type DataImport,
  downloadBadDataRows,
  listDataImports,
  listDataRows,
  mapDataColumns,
  readDataImport,
  startDataImport,
  steerDataImport,
  uploadDataFile,
} from '#contract/imports/data-import.ts'
import { dataKinds } from '#domain/data-import/kinds.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useRefreshOnOpen } from '#hooks/operations/use-polling.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ImportKind } from '../screen/import-kind.ts'
import { ImportScreen } from '../screen/import-screen.tsx'
import { texts as common } from '../screen/texts.es.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { KindChoice } from './kind-choice.tsx'
import { texts } from './texts.es.ts'

export function Screen() {
  const [kind, setKind] = useState<DataKindName | null>(null)
  if (kind === null) return <KindChoice onChoose={setKind} />
  return <KindImport key={kind} kind={kind} onOther={() => setKind(null)} />
}

export function KindImport({ kind, onOther }: { kind: DataKindName; onOther: () => void }) {
  const words = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <div className="t-wrap t-level t-gap-2-3">
        <h2 ref={heading} className="t-lead t-heavy t-grow" tabIndex={-1}>
          {words.kinds[kind].title}
        </h2>
        <TextLink onClick={onOther}>{words.choose.other}</TextLink>
      </div>
      <ImportScreen kind={importOf(kind)} />
    </div>
  )
}

function importOf(clase: DataKindName): ImportKind<DataImport> {
  const { fields, needed } = dataKinds[clase]
  return {
    useCurrent() {
      const answer = useOperation(readDataImport, { clase }, { isKept: false })
      // Refreshes the stored list of kinds for offline use.
      const kinds = useOperation(listDataImports, {}, { isShown: false })
      useRefreshOnOpen(kinds.refresh, answer.data?.actual?.estado)
      return answer
    },
    useRows: (id, que, pagina) => useOperation(listDataRows, { id, que, pagina }, { isKept: false }),
    lists: [listDataRows, listDataImports],
    upload: (ask, upload) => ask(uploadDataFile, { clase, ...upload }),
    map: (ask, mapping) => ask(mapDataColumns, mapping),
    start: (ask, id) => ask(startDataImport, { id }),
    steer: (ask, id, accion) => ask(steerDataImport, { id, accion }),
    badRows: (ask, id) => ask(downloadBadDataRows, { id }),
    fields,
    naming: new Set(['numero']),
    tiles: [{ row: 'nueva' }, { row: 'cambia' }, { row: 'error' }],
    icon: IconFileImport,
    useWords() {
      const { file, review, waits, label, problem } = useTexts(texts)
      return {
        lead: (
          <div>
            <p>{file.lead}</p>
            <p className="t-quiet">{file.needs(needed.map((field) => label(field)).join(', '))}</p>
          </div>
        ),
        field: label,
        problem,
        missing: (_columns, { faltan }) => faltan.map((field) => label(field)).join(', '),
        wait: ({ espera }) => (espera === '' ? '' : waits[espera]),
        kinds: useTexts(common).rows.kinds,
        titles: review.titles,
        safe: () => ({ title: review.safe, text: review.again }),
        start: ({ porImportar }) => review.save(porImportar),
      }
    },
    checkedShare: ({ filas, revisadas }) => (filas === 0 ? 1 : revisadas / filas),
    checksIncomplete: true,
    restsOffline: true,
  }
}
