import { IconFlask, IconLogout } from '@tabler/icons-react'
import { JOBS, type MoreRow } from '#hooks/navigation/more-row.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { jobNames } from '#models/roles/job-names.ts'
import { Button } from '#ui/actions/button.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { usePart } from '#ui/feedback/use-part.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { MoreGroup } from './more-group.tsx'
import classes from './more-screen.module.css'
import { OtherSites } from './other-sites.tsx'
import { texts } from './texts.es.ts'

/**
 * Shows the entries for which the bar has no place. Without a drawer, also shows the server's menu tree (product.md).
 */
export function Screen() {
  const words = useTexts(texts).more
  const isKiosk = useIsKiosk()
  const isDemo = useAppConfig()?.demo ?? false
  return (
    <div className="t-stack t-gap-2 t-page">
      <Entries />
      <div className={classes.leave}>
        {!isKiosk && <Leave />}
        {isDemo && (
          <StateChip tone="neutral" icon={<IconFlask />}>
            {words.demo}
          </StateChip>
        )}
      </div>
    </div>
  )
}

function Entries() {
  const words = useTexts(texts).more
  const isKiosk = useIsKiosk()
  const { loadRows, lacking } = useShellParts()
  const part = usePart(loadRows)
  if (part.kind === 'loading')
    return (
      <div className={classes.waiting}>
        <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.retry} />
      </div>
    )
  if (part.kind === 'failed')
    return (
      <LoadFailure
        title={words.failed}
        text={words.failedText}
        againWord={words.retry}
        onRetry={part.retry}
      />
    )
  const { rows } = part.value
  // Entries whose module the server lacks have their own group. A tap checks again.
  const rowsOf = (wanted: MoreRow['group'] | null) =>
    rows.filter(({ group, path }) => (lacking?.includes(path) ? null : group) === wanted)
  return (
    <>
      <Group title={words.daily} rows={rowsOf('daily')} />
      {JOBS.map((job) => (
        <Group key={job} title={jobNames[job]()} rows={rowsOf(job)} />
      ))}
      <Group title={words.audit} rows={rowsOf('audit')} />
      <Group title={words.device} rows={rowsOf('device')} />
      <CompanyMenu listed={rows.map(({ path }) => path)} />
      {/* A new window would leave the kiosk. */}
      {!isKiosk && <OtherSites />}
      <Group title={words.about} rows={rowsOf('about')} />
      <Group title={words.account} rows={rowsOf('account')} />
      <Group title={words.lacking} rows={rowsOf(null)} />
    </>
  )
}

function Leave() {
  const words = useTexts(texts).more
  const { signOut, isBusy } = useSignOut()
  return (
    <>
      <Button
        variant="outline"
        danger
        aria-disabled={isBusy}
        leftSection={<IconLogout size={22} aria-hidden />}
        onClick={signOut}
      >
        {isBusy ? words.signingOut : words.signOut}
      </Button>
      <p className="t-quiet t-small">{words.signOutText}</p>
    </>
  )
}

interface GroupProps {
  title: string
  rows: readonly MoreRow[]
}

function Group({ title, rows }: GroupProps) {
  const { canOpen } = useShellParts()
  return <Present title={title} asked={[]} rows={rows.filter(({ path }) => canOpen(path))} />
}

/** Asks each row's own hook, row by row, whether the row is shown. Shows no heading above an empty card. */
function Present({ title, asked, rows: [row, ...rest] }: GroupProps & { asked: readonly MoreRow[] }) {
  if (row) return <PresentRow key={row.path} {...{ title, asked, row, rest }} />
  if (asked.length === 0) return null
  return (
    <MoreGroup title={title}>
      <ListCard label={title}>
        {asked.map((each) => (
          <EntryRow key={each.path} {...each} />
        ))}
      </ListCard>
    </MoreGroup>
  )
}

interface PresentRowProps {
  title: string
  asked: readonly MoreRow[]
  row: MoreRow
  rest: readonly MoreRow[]
}

function PresentRow({ title, asked, row, rest }: PresentRowProps) {
  const { useIsShown = always } = row
  return <Present title={title} asked={useIsShown() ? [...asked, row] : asked} rows={rest} />
}

const always = () => true

const nothing = () => undefined

function EntryRow(row: MoreRow) {
  const { path, icon, tone, title, useText = row.text ?? nothing, useHref } = row
  const { titleOf } = useShellParts()
  const text = useText()
  const href = useHref?.() ?? `#${path}`
  return (
    <ListRow
      lead={<Tile tone={tone} icon={icon()} />}
      title={title?.() ?? titleOf(path)}
      {...(text === undefined ? {} : { text })}
      href={href}
    />
  )
}
