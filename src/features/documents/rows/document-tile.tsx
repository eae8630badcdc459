import {
  IconCertificate,
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconHome,
  IconId,
  IconPhoto,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/theme/class-names.ts'
import tones from '#ui/theme/tone.module.css'
import type { DocumentRow } from './document-rows.ts'
import classes from './document-tile.module.css'

/**
 * Shows the file's kind (DOCS-04), or the picture of a queued or sent document. Decorative, because the text is
 * beside the tile.
 */
export function DocumentTile({ row }: { row: DocumentRow }) {
  const preview = row.status === 'queued' || row.status === 'sent' ? row.draft?.file?.preview : null
  if (preview) return <img className={classes.picture} src={preview} alt="" />
  const kind = fileKind(row)
  if (kind === null) {
    return (
      <span className={classNames(classes.tile, classes.missing)} aria-hidden="true">
        {paperIcon(row.typeId)}
      </span>
    )
  }
  const { tone, icon } = looks[kind]
  return (
    <span className={classNames(classes.tile, tones[tone])} aria-hidden="true">
      {icon}
    </span>
  )
}

const looks = {
  image: { tone: 'primary', icon: <IconPhoto size={26} /> },
  pdf: { tone: 'error', icon: <IconFileTypePdf size={28} /> },
  other: { tone: 'neutral', icon: <IconFile size={26} /> },
} as const

function fileKind({ document, draft, status }: DocumentRow): keyof typeof looks | null {
  if ((status === 'queued' || status === 'sent' || !document) && draft?.file) {
    return draft.file.kind === 'pdf' ? 'pdf' : 'image'
  }
  if (!document) return null
  if (document.tipo_archivo === 'image') return 'image'
  return document.extension.toLowerCase() === 'pdf' ? 'pdf' : 'other'
}

function paperIcon(typeId: number): ReactNode {
  if (typeId === 2 || typeId === 4 || typeId === 6 || typeId === 9) return <IconId size={26} />
  if (typeId === 3) return <IconHome size={26} />
  if (typeId === 1 || typeId === 11 || typeId === 13) return <IconCertificate size={26} />
  return <IconFileText size={26} />
}
