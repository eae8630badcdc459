import { ownDesks } from './own-desks.ts'
import { FORM, steps1to3, steps4to7, review, formOnly } from './form-chunks.ts'
import { fundGroups } from './fund-chunks.ts'
import { asideGroup, listGroups, waitingGroup } from './list-chunks.ts'
import { laterGroup } from './later-chunk.ts'
import { linkGroups } from './link-chunks.ts'
import { either, type Group, icons, isScript, packages, sources, type Test, without } from './sources.ts'

/**
 * Assigns sources to chunks. There are few chunks: a chunk that imports another costs a round trip, and each
 * file in the precache costs more than its bytes. Groups: the first picture; the session with its store; the
 * shell around every screen; shared pieces; code after the first picture; then one chunk per feature.
 */

/** Small screens in one chunk. */
const ASIDE = ['device', 'notices', 'notifications', 'pending', 'settings']

/** Reminders and their responses: prefetched (use-screens-ahead.ts). */
const REMINDED = ['incidents', 'reminders']

/** Screens only for human resources, auditors and administrators. */
const DESK =
  /^(document-review|notice-board|request-desk|people|roles|security-record|portal-health|gate|positions|candidates|temporary-staff)$/

/** '/…/src/features/payslips/list/payslips-screen.tsx' → 'payslips' */
function chunkOf(id: string): string | null {
  const feature = /\/src\/features\/([^/]+)\//.exec(id)?.[1] ?? null
  // Used once; screens for everybody stay in the precache.
  if (id.includes('/first-start-screen.')) return 'first-start'
  if (id.includes('/install-screen.')) return 'install'
  if (id.includes('/push-settings-screen.')) return 'push-settings'
  if (feature !== null && DESK.test(feature)) return 'desk'
  if (feature?.startsWith('savings-')) return 'savings-desk'
  if (feature !== null && REMINDED.includes(feature)) return 'reminders'
  return feature !== null && ASIDE.includes(feature) ? 'aside' : feature
}

const entries: Test = either(
  (id) => /\/features\/[^/]+\/entry(-texts\.es)?\.tsx?$|\/app\/routes\/more-entries\.ts$/.test(id),
  icons(
    'Briefcase2',
    'Plant2',
    'ClipboardCheck',
    'ClipboardList',
    'DeviceDesktopCog',
    'Hierarchy',
    'ShieldLock',
    'UserQuestion',
  ),
)

/** Shared sources that two chunks need. Of media only the entries of its heavy chunks, and shared texts. */
const shared = either(
  without(
    sources('parts/', 'ui/', 'hooks/', 'models/', 'i18n/', 'core/', 'contract/', 'domain/'),
    sources(
      'hooks/session/kiosk-key-holder',
      'core/keys/key-messages',
      'ui/lists/nav-tree',
      'hooks/session/menu-items',
    ),
    // Lines of a payslip: for payslips and for Inicio's amount, which are loaded together.
    sources('contract/legacy-payroll', 'models/payslips/', 'domain/pay-difference', 'domain/pay-before'),
    // Kiosk-only pieces, even when several of its screens use them.
    sources(
      ...[
        'idle-band',
        'keyboard',
        'key-texts',
        'written-field',
        'keypad',
        'home-button',
        'finish-button',
      ].map((name) => `ui/kiosk/${name}`),
    ),
    (id) => /\/src\/core\/keys\/kiosk-/.test(id),
    sources(
      ...['notice-board', 'one-time-password', 'people', 'roles', 'security-record', 'second-step'].map(
        (name) => `contract/${name}`,
      ),
      'models/roles/role-words',
      'ui/lists/who',
      'ui/lists/list-half',
      'ui/lists/show-current',
    ),
    sources(...['time-alerts', 'roles', 'new-person', 'security-events'].map((name) => `domain/${name}`)),
  ),
  sources(
    'media/pdf/texts',
    'media/pdf/pdf-viewer-lazy',
    'media/pdf/save-file',
    'media/capture/capture-lazy',
    'media/capture/kept-photo',
    'media/capture/use-camera-kind',
    'media/documents/document-texts',
  ),
  packages('@mantine/', '@tabler/', '@floating-ui/'),
)

export const chunkGroups: Group[] = [
  // Runs while the others are still loading.
  {
    name: 'early',
    test: sources(
      'app/page/early',
      ...['head-start', 'last-start', 'buckets', 'vault'].map((name) => `core/store/${name}`),
    ),
    priority: 10,
  },
  { name: 'react', test: packages('react/', 'react-dom/', 'scheduler/'), priority: 9 },
  {
    name: 'start',
    test: either(
      sources(
        'app/main',
        'app/kiosk/kiosk-pristine',
        'features/sign-in/personal/sign-in-screen',
        // Shared by a public link's first picture and the session's screens, without importing those.
        'domain/dates',
        'domain/money',
        'domain/person-name',
        'hooks/session/use-session',
        'ui/drawings/avatar',
      ),
      icons('Check', 'CircleCheck', 'Clock', 'Id', 'Lock', 'X'),
    ),
    priority: 8,
  },
  { name: 'session', test: sources('core/session/session'), priority: 7 },
  {
    name: 'home',
    test: sources(
      'app/session-app',
      'features/home/screen/home-screen',
      // Shared by dialogs and screens, so not in the dialogs' chunk.
      'ui/theme/phone',
      'ui/theme/use-media',
      'ui/dialogs/use-focus-back',
      'domain/text-length',
      'hooks/operations/failure-alert',
      'i18n/failure-texts',
      // Drafts and the outbox: for every form and for Inicio's tasks.
      'core/outbox/drafts',
      'core/outbox/queued',
      'core/outbox/outbox',
      'core/transport/connection',
      'core/transport/retry',
      'hooks/work/use-draft',
      'hooks/work/watch-work',
      'hooks/work/use-outbox',
      'hooks/work/use-queued',
      'hooks/work/use-work',
      'hooks/operations/alert',
      'hooks/device/share-health',
      'hooks/navigation/use-back-explains',
      'hooks/navigation/use-close-item',
      'models/documents/document-drafts',
      'models/documents/kept-pictures',
      // Inicio's tasks.
      'features/home/tasks/home-tasks',
    ),
    priority: 6,
  },
  // Mantine's dialogs: loaded after the first picture, when one is opened.
  {
    name: 'dialog',
    test: sources('ui/dialogs/dialog-body', 'ui/dialogs/page-dialog-body', 'ui/theme/ui-provider'),
    priority: 5.5,
  },
  // Waiting requests of leaders and desks: prefetched only by them.
  {
    name: 'work',
    test: either(
      sources(
        'features/home/tasks/work',
        'features/home/tasks/work-texts',
        'contract/request-desk',
        'contract/savings-desk',
        'contract/data-change-count',
        'models/approvals/task-texts',
      ),
      icons('FileSearch'),
    ),
    priority: 5.7,
    includeDependenciesRecursively: false,
  },
  // Not part of a kiosk's start: a candidate's Inicio and the questions at the end of their form.
  {
    name: 'candidate',
    test: sources(
      'features/home/screen/welcome',
      'features/home/screen/welcome-texts',
      'models/documents/use-papers',
    ),
    priority: 5.7,
    includeDependenciesRecursively: false,
  },
  // Installation of the portal, which needs a network anyway (heavy-chunks.ts).
  {
    name: 'install-card',
    test: sources('features/home/screen/install-card'),
    priority: 5.7,
    includeDependenciesRecursively: false,
  },
  // Rows of Más for every feature, outside the features' chunks: otherwise each chunk would need all others.
  { name: 'entries', test: entries, priority: 8, includeDependenciesRecursively: false },
  { name: 'steps-1-3', test: steps1to3, priority: 5.7, includeDependenciesRecursively: false },
  { name: 'steps-4-7', test: steps4to7, priority: 5.7, includeDependenciesRecursively: false },
  // Three small parts of the form that are opened separately: one file.
  { name: 'review', test: review, priority: 5.65, includeDependenciesRecursively: false },
  // Sources only for the seven steps, without their dependencies, which other chunks also use.
  { name: 'data-form', test: formOnly, priority: 5.6, includeDependenciesRecursively: false },
  laterGroup,
  {
    // Notes about this start for the next one.
    name: 'noted',
    test: sources(
      'app/page/note-start',
      'app/page/first-files',
      'app/page/last-picture',
      'core/store/note-reads',
    ),
    priority: 5.5,
    includeDependenciesRecursively: false,
  },
  // Requests about pay: pictures of disputes for both sides, and their waiting requests.
  {
    name: 'requests',
    test: either(
      without(
        sources('features/requests/'),
        sources(
          'features/requests/routes',
          'features/requests/title',
          'features/requests/disputes/dispute-sheet',
        ),
      ),
      icons('CircleDot', 'DeviceFloppy', 'ListDetails', 'PhotoCheck', 'Scale', 'Wifi'),
      sources(
        'media/documents/evidence-dialog',
        'media/documents/evidence-texts',
        'ui/fields/read-only-area',
        'models/requests/send-request',
        'models/requests/use-send-request',
        'models/requests/waiting-requests',
      ),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For steps 1 to 3 and for a request of incidents; its few style rules are in the shared styles.
  {
    name: 'date-boxes',
    test: (id) => isScript(id) && sources('ui/fields/date-boxes', 'ui/fields/date-parts')(id),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Days of a year: for kardex and payslips.
  {
    name: 'days',
    test: sources('domain/kardex', 'contract/kardex', 'ui/drawings/day-map'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Periods of pay: for payslips and requests.
  {
    name: 'periods',
    test: sources('contract/legacy-payroll'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For prefetched screens only: nothing in the precache needs a team's alerts.
  {
    name: 'alerts',
    test: sources('contract/time-alerts'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  ...ownDesks,
  ...fundGroups,
  ...linkGroups,
  asideGroup,
  waitingGroup,
  ...listGroups,
  { name: 'shared', test: shared, minShareCount: 2, priority: 5 },
  {
    name: 'later',
    test: sources(
      'features/home/screen/menu-shortcuts',
      'features/home/tasks/all-tasks',
      'app/outlets',
      'app/home/home-dialogs',
      'app/home/notification-watch',
      'app/session/session-warning',
      'app/session/unlock-dialog',
      'app/shell/shell-drawer',
      'ui/lists/nav-tree',
      'hooks/session/menu-items',
      'app/shell/assistant-link',
      'app/routes/maintenance',
      'app/routes/unknown-page',
    ),
    priority: 4,
  },
  // Used by everybody and by a desk outside the precache: assigned before the desk takes its operations.
  {
    name: 'second-step',
    test: sources('contract/second-step', 'features/second-step/second-step-screen'),
    priority: 3.5,
  },
  // Inicio's amount is loaded after its first picture, with the screen that is opened next.
  {
    name: 'payslips',
    test: sources('features/home/pay/net-part', 'features/payslips/list/payslips-screen'),
    priority: 3.2,
  },
  {
    name: chunkOf,
    test: without(
      (id) => /\/src\/features\/.*\/([a-z-]+-screen|former-password-form|second-step-form)\.tsx$/.test(id),
      sources(`${FORM}/`, 'features/time-alerts/team/'),
    ),
    priority: 3,
  },
  // Public pages for people without a session: one file.
  {
    name: 'public-pages',
    test: without(
      sources('features/public-pages/'),
      sources(
        ...[
          'routes',
          'titles',
          'entry',
          'entry-texts',
          'first-start-screen',
          'first-start-form',
          'first-start-calls',
          'first-form',
          'first-texts',
          'first-start',
        ].map((name) => `features/public-pages/${name}`),
      ),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Used by two features and not in the precache, so outside both chunks.
  {
    name: 'document-view',
    test: sources('media/documents/document-view'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For leaders only, who prefetch it (use-screens-ahead.ts); shared pieces are with everybody's own alerts.
  { name: 'team', test: sources('features/time-alerts/team/team-screen'), priority: 2 },
  {
    name: 'review',
    test: sources(`${FORM}/review/review-screen`, `${FORM}/frame/other-device`),
    priority: 3,
  },
  // Charts and year view, loaded on demand: one file for both.
  {
    name: 'views',
    test: sources('features/savings/charts/chart-dialog', 'features/kardex/year/year-view'),
    priority: 4,
  },
  // Kiosk frame: around the sign-in screen and around a session.
  {
    name: 'kiosk',
    test: sources(
      'app/kiosk/kiosk-page',
      'core/keys/kiosk-keys',
      'core/keys/kiosk-work',
      'core/keys/key-messages',
      'core/keys/mode-change',
      'hooks/session/kiosk-key-holder',
      'features/sign-in/kiosk/kiosk-sign-in-screen',
      'features/sign-in/kiosk/kiosk-second-step',
    ),
    priority: 4,
  },
  {
    name: 'kiosk-shell',
    test: sources('app/kiosk/kiosk-shell', 'features/home/kiosk/kiosk-home-screen'),
    priority: 4,
  },
  {
    name: 'en',
    // In Spanish the server sends this text.
    test: either((id) => id.endsWith('.en.ts'), sources('domain/cfdi/reason-sentence')),
    includeDependenciesRecursively: false,
  },
]
