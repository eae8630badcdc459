import { IconFlask, IconLogout } from '@tabler/icons-react'
import type { MoreRow } from '#hooks/navigation/more-row.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
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

/** Entries without a place in the bar; on a phone also the server's menu tree (product.md). */
export function Screen() {
  const words = useTexts(texts).more
  const isKiosk = useIsKiosk()
  const isDemo = useAppConfig()?.demo ?? false
  return (
    <div className="t-stack t-gap-2 t-page">
      <Entries />
      <div className={classes.leave}>
        {/* A kiosk has Terminar on every screen instead. */}
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
  // Entries whose module is missing on the server are in a separate group; a tap checks again.
  const rowsOf = (wanted: MoreRow['group'] | null) =>
    rows.filter(({ group, path }) => (lacking?.includes(path) ? null : group) === wanted)
  return (
    <>
      {/* Ordered by frequency of use. */}
      <Group title={words.daily} rows={rowsOf('daily')} />
      <Group title={words.team} rows={rowsOf('team')} />
      <Group title={words.audit} rows={rowsOf('audit')} />
      <Group title={words.device} rows={rowsOf('device')} />
      <CompanyMenu listed={rows.map(({ path }) => path)} />
      {/* Omitted on a kiosk, where a new window would leave the kiosk. */}
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

function Group({ title, rows }: { title: string; rows: readonly MoreRow[] }) {
  const { canOpen } = useShellParts()
  const open = rows.filter(({ path }) => canOpen(path))
  if (open.length === 0) return null
  return (
    <MoreGroup title={title}>
      <ListCard label={title}>
        {open.map((row) => (
          <EntryRow key={row.path} {...row} />
        ))}
      </ListCard>
    </MoreGroup>
  )
}

const always = () => true

const nothing = () => undefined

function EntryRow(row: MoreRow) {
  const { path, icon, tone, title, useText = row.text ?? nothing, useIsShown = always, useHref } = row
  const { titleOf } = useShellParts()
  const text = useText()
  const isThere = useIsShown()
  const href = useHref?.() ?? `#${path}`
  if (!isThere) return null
  return (
    <ListRow
      lead={<Tile tone={tone} icon={icon()} />}
      title={title?.() ?? titleOf(path)}
      {...(text === undefined ? {} : { text })}
      href={href}
    />
  )
}
