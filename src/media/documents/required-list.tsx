import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconEye,
  IconFileOff,
  IconFileText,
  IconHelpCircle,
  IconLock,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StackAction } from '#ui/actions/stack-action.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import type { RequiredStep } from './required-types.ts'
import { requiredTexts } from './required-texts.es.ts'
import type { RequiredDocument, RequiredDocumentsProps } from './required-types.ts'
import classes from './required-documents.module.css'

type Open = (step: RequiredStep, row: RequiredDocument) => void

type Props = Pick<
  RequiredDocumentsProps,
  'person' | 'rows' | 'problem' | 'onRetry' | 'isAdmin' | 'isViewOnly'
> & { onOpen: Open }

export function RequiredList({ person, rows, problem, onRetry, isAdmin, isViewOnly, onOpen }: Props) {
  const words = useTexts(requiredTexts)
  return (
    <>
      <p className="t-quiet">{person}</p>
      {problem !== null && (
        <Banner
          tone="error"
          live="alert"
          icon={<IconAlertTriangle size={24} />}
          action={
            <TextLink underline onClick={onRetry}>
              {words.again}
            </TextLink>
          }
        >
          {problem}
        </Banner>
      )}
      {isViewOnly && (
        <Banner tone="neutral" icon={<IconLock size={24} />}>
          {words.viewOnly}
        </Banner>
      )}
      {rows ? (
        <ListCard label={words.title}>
          {rows.map((row) => (
            <Row key={row.idTipo} row={row} mayDelete={isAdmin} mayChange={!isViewOnly} onOpen={onOpen} />
          ))}
        </ListCard>
      ) : (
        problem === null && (
          <SkeletonRows
            rows={6}
            label={words.loading}
            slowText={words.slow}
            retryText={words.again}
            onRetry={onRetry}
          />
        )
      )}
    </>
  )
}

interface RowProps {
  row: RequiredDocument
  mayDelete: boolean
  mayChange: boolean
  onOpen: Open
}

function Row({ row, mayDelete, mayChange, onOpen }: RowProps) {
  const words = useTexts(requiredTexts)
  const isThere = row.idDoc !== null
  return (
    <ListRow
      lead={
        isThere ? (
          <Tile tone="primary" icon={<IconFileText size={24} />} />
        ) : (
          <Tile tone="neutral" icon={<IconFileOff size={24} />} />
        )
      }
      title={row.name}
      text={row.isRequired ? words.required : words.optional}
      chip={
        <StateChip
          plain
          tone={isThere ? 'ok' : row.isRequired ? 'warn' : 'neutral'}
          icon={isThere ? <IconCircleCheck /> : <IconCircleDashed />}
        >
          {isThere ? words.uploaded : words.missing}
        </StateChip>
      }
      action={
        <div className={classes.actions} data-type={row.idTipo}>
          {actionsOf(row, { mayDelete, mayChange }).map((step) => {
            const { Icon, word } = looks[step]
            const shown = words[step === 'upload' && isThere ? 'replace' : word]
            return (
              <StackAction
                key={step}
                icon={<Icon size={22} />}
                label={words.about(shown, row.name)}
                onClick={() => onOpen(step, row)}
              >
                {shown}
              </StackAction>
            )
          })}
        </div>
      }
    />
  )
}

const looks = {
  view: { Icon: IconEye, word: 'view' },
  upload: { Icon: IconUpload, word: 'upload' },
  remove: { Icon: IconTrash, word: 'remove' },
  help: { Icon: IconHelpCircle, word: 'help' },
} as const

/** Returns the actions of a row (DOCREQ-05 … DOCREQ-08). View-only access also excludes deletion. */
function actionsOf(row: RequiredDocument, may: { mayDelete: boolean; mayChange: boolean }): RequiredStep[] {
  const isThere = row.idDoc !== null
  const steps: [RequiredStep, boolean][] = [
    ['help', row.hasHelp],
    ['view', isThere],
    ['upload', may.mayChange],
    ['remove', isThere && may.mayDelete && may.mayChange],
  ]
  return steps.filter(([, isOffered]) => isOffered).map(([step]) => step)
}
