import { Fragment, useRef } from 'react'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { afterPaint } from '#hooks/operations/after-paint.ts'
import { helpPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { ShellPartsProvider } from '#hooks/navigation/shell-parts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useApproves } from '#models/approvals/use-approves.ts'
import { lazyPart } from '#parts/lazy-part.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import type { Decision, Visitor } from '../routes/guard.ts'
import { usePageEntry, useThemeColor } from '../page/page-history.ts'
import { loadUnknownPage } from '../routes/desk-screen.ts'
import { loadMaintenance, routes } from '../routes/routes.ts'
import { screenKey } from '../page/screen-key.ts'
import { ScreenFailure, WayBack } from '../page/screen-failure.tsx'
import { ScreenOutlet } from '../page/screen-outlet.tsx'
import { BottomBar } from './shell-bar.tsx'
import { ShellHeader } from './shell-header.tsx'
import { useParts } from './shell-parts.ts'
import { barEntries, findActiveEntry, withApprovals, withAssistant, withGate } from './shell-sections.ts'
import { ShellSide } from './shell-side.tsx'
import { SyncBanner } from './shell-sync.tsx'
import { texts } from '../page/texts.es.ts'
import { useBarWait } from './use-bar-wait.ts'
import { useWidth } from '../page/use-width.ts'
import classes from './shell.module.css'

export interface ShellProps {
  decision: Exclude<Decision, { kind: 'redirect' }>
  visitor: Visitor
}

/** Loads the help link after the first paint, because loading it earlier delays a frame on a slow phone. */
const loadHelpLink = lazyPart(() => afterPaint().then(() => import('#pieces/help/help-link.tsx')))

export function Shell({ decision, visitor }: ShellProps) {
  const words = useTexts(texts)
  const width = useWidth()
  const main = useRef<HTMLElement>(null)
  const route = decision.kind === 'show' ? decision.route : null
  const title = useTitle(decision)
  usePageEntry(title, route?.load ?? decision)
  useThemeColor(route?.header === 'own' && route.section === 'home' ? '--t-brand' : '--t-paper')
  const parts = useParts(visitor.viewer)
  const mayTalk = parts.canOpen(paths.assistant)
  const placeKey = route ? screenKey(route.load) : decision.kind
  const barWait = useBarWait(visitor.isMenuPending, placeKey)
  const isHeld = barWait === 'held'
  const sections = barEntries(routes, { ...visitor.viewer, ...(isHeld && { leadsTeam: false }) })
  const approves = useApproves() && parts.canOpen(paths.approvals)
  // Without the menu, it is unknown whether the person leads a team. Approvals get no entry until then,
  // because the target could change just before a tap.
  const isMenuBeside = width === 'wide' || visitor.isMenuPending || isHeld
  const withDecisions = approves && !isMenuBeside ? withApprovals(sections) : sections
  const own = parts.canOpen(paths.gate) && !isMenuBeside ? withGate(withDecisions) : withDecisions
  const all = mayTalk ? withAssistant(own) : own
  const entries = barWait === 'waiting' ? [] : all
  const activeEntry = findActiveEntry(all, route)
  const isOwnHeader = route?.header === 'own'
  const hasBar = width === 'phone' && route?.hasBar !== false
  return (
    <div className={classes.shell} data-width={width} data-bar={hasBar || undefined}>
      <button type="button" className={classes.skip} onClick={() => moveFocus(main.current)}>
        {words.skip}
      </button>
      {width !== 'phone' && (
        <ShellSide
          {...{ width, entries, activeEntry }}
          menu={visitor.menu}
          // Screens that this server does not support are listed only in Más, which can check again.
          canOpen={(to) => parts.canOpen(to) && !parts.lacking?.includes(to)}
          tree={parts.menuBeside([paths.changePassword])}
        />
      )}
      <main ref={main} className={classes.main} tabIndex={-1}>
        {/* Remounts the content for another screen; the change then does not count as a layout shift. */}
        <Fragment key={placeKey}>
          {!isOwnHeader && (
            <ShellHeader
              title={title}
              back={backOf(route, activeEntry?.path)}
              width={width}
              hasBell={route?.path !== paths.notifications}
            />
          )}
          {!isOwnHeader && <SyncBanner isForm={route?.keepsTyped === true} />}
          <div className={isOwnHeader ? 't-stack t-grow t-wide' : classes.body}>
            <ShellPartsProvider value={parts}>
              <ShellBody decision={decision} />
            </ShellPartsProvider>
          </div>
          <Help decision={decision} />
        </Fragment>
      </main>
      {hasBar && <BottomBar entries={entries} activeEntry={activeEntry} />}
    </div>
  )
}

/** Help link "¿Qué es esto?", omitted on screens that use the whole height. */
export function Help({ decision }: Pick<ShellProps, 'decision'>) {
  if (decision.kind !== 'show' || decision.route.hasBar === false) return null
  const { route, params } = decision
  return (
    // Remounts the link for another item; the change then does not count as a layout shift.
    <OptionalPart key={JSON.stringify(params)} load={loadHelpLink}>
      {(part) => <part.HelpLink path={route.path} helpPath={helpPaths.help} />}
    </OptionalPart>
  )
}

export function ShellBody({ decision }: Pick<ShellProps, 'decision'>) {
  const words = useTexts(texts)
  const waiting = <SkeletonRows label={words.loading} slowText={words.slow} retryText={words.reload} />
  if (decision.kind === 'wait') {
    return decision.retry ? <ScreenFailure what="notLoaded" onRetry={decision.retry} /> : waiting
  }
  const { route, params } = placeOf(decision)
  const level = route.header === 'own' ? 1 : 2
  return (
    <ScreenOutlet
      key={screenKey(route.load)}
      route={route}
      params={params}
      waiting={waiting}
      level={level}
      wayOut={level === 1 && <WayBack to={route.back} />}
    />
  )
}

type Place = Pick<Extract<Decision, { kind: 'show' }>, 'params'> & {
  route: Pick<FeatureRoute, 'load' | 'header' | 'back'>
}

function placeOf(decision: Exclude<ShellProps['decision'], { kind: 'wait' }>): Place {
  if (decision.kind === 'show') {
    const { route, params } = decision
    return { route: { ...route, load: route.inside ?? route.load }, params }
  }
  return { route: { load: decision.kind === 'unknown' ? loadUnknownPage : loadMaintenance }, params: {} }
}

/**
 * Returns the title of the screen. The spec asks for the translated route name only for company 00300
 * (SHELL-09). This portal translates the name for every company.
 */
export function useTitle(decision: ShellProps['decision']): string {
  const words = useTexts(texts)
  if (decision.kind === 'show') return decision.route.title()
  if (decision.kind === 'unknown') return words.unknown.title
  return decision.title ?? words.loading
}

/** Returns the target of the back arrow, or null on the screens of the bar. */
function backOf(route: FeatureRoute | null, activePath: string | undefined): string | null {
  if (!route) return null
  return route.path === activePath ? null : (route.back ?? null)
}
