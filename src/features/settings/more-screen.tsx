import {
  IconBell,
  IconBook2,
  IconCalendarPlus,
  IconClockExclamation,
  IconCloudUpload,
  IconDeviceDesktopCog,
  IconDeviceMobileDown,
  IconFileCheck,
  IconFlask,
  IconKey,
  IconLogout,
  IconMessage2Question,
  IconMessageReply,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconSpeakerphone,
  IconUserQuestion,
  IconUsersGroup,
} from '@tabler/icons-react'
import { prefixedPath } from '#domain/menu.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useInstallWay } from '#hooks/device/install.ts'
import { hasModule } from '#hooks/session/menu-modules.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { CompanyMenu } from './company-menu.tsx'
import { MoreGroup } from './more-group.tsx'
import classes from './more-screen.module.css'
import { OtherSites } from './other-sites.tsx'
import { texts } from './texts.es.ts'
import { Button } from '#ui/actions/button.tsx'

/** Everything that has no place in the bar; on a phone the server's menu tree too (product.md). */
export function Screen() {
  const words = useTexts(texts).more
  const isKiosk = useIsKiosk()
  const isDemo = useAppConfig()?.demo ?? false
  return (
    <div className={classes.page}>
      <Account />
      <HumanResources />
      <Audit />
      <Device />
      <CompanyMenu />
      {/* A new window would leave the kiosk. */}
      {!isKiosk && <OtherSites />}
      <MoreGroup title={words.about}>
        <ListCard label={words.about}>
          <ListRow
            lead={<Tile tone="warn" icon={<IconSpeakerphone size={24} />} />}
            title={words.notices}
            href={`#${paths.notices}`}
          />
          <ListRow
            lead={<Tile tone="pink" icon={<IconShieldLock size={24} />} />}
            title={words.privacy}
            href={`#${paths.privacy}`}
          />
        </ListCard>
      </MoreGroup>
      <div className={classes.leave}>
        {/* There it is Terminar, on every screen. */}
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
      <p className={classes.hint}>{words.signOutText}</p>
    </>
  )
}

function Account() {
  const words = useTexts(texts).more
  const { menu } = useProfile()
  const { canOpen } = useShellParts()
  // Whoever may issue one finds it in the server's menu (human resources).
  const mayIssue = hasModule(menu, paths.oneTimePassword)
  return (
    <MoreGroup title={words.account}>
      <ListCard label={words.account}>
        <ListRow
          lead={<Tile tone="primary" icon={<IconBell size={24} />} />}
          title={words.notifications}
          text={words.notificationsText}
          href={`#${paths.notifications}`}
        />
        <ListRow
          lead={<Tile tone="teal" icon={<IconKey size={24} />} />}
          title={words.changePassword}
          href={`#${prefixedPath('CambioPass', menu?.isMultisistema ?? false)}`}
        />
        <ListRow
          lead={<Tile tone="primary" icon={<IconShieldCheck size={24} />} />}
          title={words.secondStep}
          text={words.secondStepText}
          href={`#${paths.secondStep}`}
        />
        {canOpen(paths.clarifications) && (
          <ListRow
            lead={<Tile tone="pink" icon={<IconMessage2Question size={24} />} />}
            title={words.clarifications}
            text={words.clarificationsText}
            href={`#${paths.clarifications}`}
          />
        )}
        {canOpen(paths.disputes) && (
          <ListRow
            lead={<Tile tone="warn" icon={<IconScale size={24} />} />}
            title={words.disputes}
            text={words.disputesText}
            href={`#${paths.disputes}`}
          />
        )}
        {canOpen(paths.incidents) && (
          <ListRow
            lead={<Tile tone="primary" icon={<IconCalendarPlus size={24} />} />}
            title={words.incidents}
            text={words.incidentsText}
            href={`#${paths.incidents}`}
          />
        )}
        {canOpen(paths.timeAlerts) && (
          <ListRow
            lead={<Tile tone="pink" icon={<IconClockExclamation size={24} />} />}
            title={words.timeAlerts}
            text={words.timeAlertsText}
            href={`#${paths.timeAlerts}`}
          />
        )}
        {canOpen(paths.team) && (
          <ListRow
            lead={<Tile tone="primary" icon={<IconUsersGroup size={24} />} />}
            title={words.teamAlerts}
            text={words.teamAlertsText}
            href={`#${paths.team}`}
          />
        )}
        {mayIssue && (
          <ListRow
            lead={<Tile tone="warn" icon={<IconUserQuestion size={24} />} />}
            title={words.oneTimePassword}
            text={words.oneTimePasswordText}
            href={`#${paths.oneTimePassword}`}
          />
        )}
      </ListCard>
    </MoreGroup>
  )
}

function HumanResources() {
  const words = useTexts(texts).more
  const { canOpen } = useShellParts()
  const canReview = canOpen(paths.documentReview)
  const canAnswer = canOpen(paths.requestDesk)
  const canPublish = canOpen(paths.noticeBoard)
  if (!canReview && !canAnswer && !canPublish) return null
  return (
    <MoreGroup title={words.team}>
      <ListCard label={words.team}>
        {canReview && (
          <ListRow
            lead={<Tile tone="pink" icon={<IconFileCheck size={24} />} />}
            title={words.documentReview}
            text={words.documentReviewText}
            href={`#${paths.documentReview}`}
          />
        )}
        {canAnswer && (
          <ListRow
            lead={<Tile tone="primary" icon={<IconMessageReply size={24} />} />}
            title={words.requestDesk}
            text={words.requestDeskText}
            href={`#${paths.requestDesk}`}
          />
        )}
        {canPublish && (
          <ListRow
            lead={<Tile tone="warn" icon={<IconSpeakerphone size={24} />} />}
            title={words.noticeBoard}
            text={words.noticeBoardText}
            href={`#${paths.noticeBoard}`}
          />
        )}
      </ListCard>
    </MoreGroup>
  )
}

function Audit() {
  const words = useTexts(texts).more
  const { canOpen } = useShellParts()
  if (!canOpen(paths.record)) return null
  return (
    <MoreGroup title={words.audit}>
      <ListCard label={words.audit}>
        <ListRow
          lead={<Tile tone="teal" icon={<IconBook2 size={24} />} />}
          title={words.record}
          text={words.recordText}
          href={`#${paths.record}`}
        />
      </ListCard>
    </MoreGroup>
  )
}

function Device() {
  const words = useTexts(texts).more
  const canInstall = useInstallWay() !== null
  return (
    <MoreGroup title={words.device}>
      <ListCard label={words.device}>
        <ListRow
          lead={<Tile tone="primary" icon={<IconSettings size={24} />} />}
          title={words.settings}
          text={words.settingsText}
          href={`#${paths.settings}`}
        />
        <ListRow
          lead={<Tile tone="warn" icon={<IconCloudUpload size={24} />} />}
          title={words.waiting}
          text={words.waitingText}
          href={`#${paths.waiting}`}
        />
        <ListRow
          lead={<Tile tone="teal" icon={<IconDeviceDesktopCog size={24} />} />}
          title={words.thisDevice}
          text={words.thisDeviceText}
          href={`#${paths.device}`}
        />
        {canInstall && (
          <ListRow
            lead={<Tile tone="ok" icon={<IconDeviceMobileDown size={24} />} />}
            title={words.install}
            text={words.installText}
            href={`#${paths.install}`}
          />
        )}
      </ListCard>
    </MoreGroup>
  )
}
