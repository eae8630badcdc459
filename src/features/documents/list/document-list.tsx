import { IconEye, IconPencil, IconUpload } from '@tabler/icons-react'
import { refusalText } from '#hooks/operations/failure-text.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { documentName, documentNames } from '#i18n/document-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DocumentChip } from '../rows/document-chip.tsx'
import classes from '../rows/document-list.module.css'
import { DocumentTile } from '../rows/document-tile.tsx'
import type { DocumentRow } from '../rows/document-rows.ts'
import { texts } from '../texts.es.ts'

interface Props {
  rows: readonly DocumentRow[]
  label?: string
  labelledBy?: string
  canTake?: boolean
}

/** Grid of cards (DOCS-03); rows on a phone. */
export function DocumentList({ rows, label, labelledBy, canTake = true }: Props) {
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={classes.list} role="list" aria-label={label} aria-labelledby={labelledBy}>
      {rows.map((row) => (
        <Card key={row.typeId} row={row} canTake={canTake} />
      ))}
    </ul>
  )
}

/**
 * Returns the id of a row's link or button, which gets the focus back.
 * @param name part of the address, such as '2'
 */
export function rowActionId(name: string): string {
  return `documento-${name}`
}

function Card({ row, canTake }: { row: DocumentRow; canTake: boolean }) {
  const names = useTexts(documentNames)
  const name = documentName(names, row.typeId, row.document?.documento ?? '')
  return (
    <li className={classes.card}>
      <DocumentTile row={row} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {row.status !== 'rejected' && <DocumentChip row={row} />}
        <Reason row={row} />
      </div>
      {canTake ? <Action row={row} name={name} /> : row.document && <See row={row} name={name} />}
    </li>
  )
}

function Reason({ row }: { row: DocumentRow }) {
  const words = useTexts(texts).view
  if (row.status === 'rejected' && row.draft) {
    return <p className={classes.reason}>{refusalText(row.draft, words.unexplained, words.rejectedText)}</p>
  }
  if (row.status !== 'commented' || !row.reason) return null
  return (
    <p className={classes.reason} lang="es-MX">
      {row.reason}
    </p>
  )
}

/**
 * Offers the row's action: upload a missing document, continue an upload, explain a refusal, replace or open a
 * document.
 */
function Action({ row, name }: { row: DocumentRow; name: string }) {
  const words = useTexts(texts)
  const { list } = words
  const id = rowActionId(String(row.typeId))
  const upload = `#${paths.documentUpload(row.typeId)}`
  const see = `#${paths.document(row.typeId)}`
  switch (row.status) {
    case 'missing':
    case 'unknown':
      return (
        <Button
          id={id}
          size="sm"
          variant={row.status === 'missing' ? 'filled' : 'outline'}
          href={upload}
          aria-label={list.uploadOf(name)}
          leftSection={<IconUpload size={22} aria-hidden />}
        >
          {list.upload}
        </Button>
      )
    case 'pictures':
      return (
        <Button
          id={id}
          size="sm"
          href={upload}
          aria-label={list.goOnOf(name)}
          leftSection={<IconPencil size={22} aria-hidden />}
        >
          {list.goOn}
        </Button>
      )
    case 'rejected':
      return (
        <Button id={id} size="sm" danger href={see} className={classes.correct ?? ''}>
          {words.states.rejected}
          <span className="t-hidden">: {name}</span>
        </Button>
      )
    case 'commented':
      return (
        <div className={classes.again}>
          <Button
            size="sm"
            href={upload}
            aria-label={list.againOf(name)}
            leftSection={<IconUpload size={22} aria-hidden />}
          >
            {list.again}
          </Button>
          <See row={row} name={name} />
        </div>
      )
    default:
      return <See row={row} name={name} />
  }
}

function See({ row, name }: { row: DocumentRow; name: string }) {
  const { list } = useTexts(texts)
  return (
    <Button
      id={rowActionId(String(row.typeId))}
      size="sm"
      variant="subtle"
      href={`#${paths.document(row.typeId)}`}
      aria-label={list.seeOf(name)}
      leftSection={<IconEye size={22} aria-hidden />}
    >
      {list.see}
    </Button>
  )
}
