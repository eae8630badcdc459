import { either, type Group, icons, sources, without } from './sources.ts'

/** Pieces shared by lists, of everybody's screens and of desks. */
export const listGroups: Group[] = [
  // Shared by lists and documents but not by forms, so that a step does not wait for it.
  {
    name: 'pages',
    test: sources(
      'ui/feedback/progress-line',
      ...['all-done', 'empty-payslips', 'no-connection', 'no-documents'].map(
        (name) => `ui/drawings/drawing-${name}`,
      ),
      ...['segments', 'search-field', 'text-area'].map((name) => `ui/fields/${name}`),
      'ui/lists/pager',
      'ui/theme/use-room',
      'ui/actions/stack-action',
      ...['opening-dialog', 'page-dialog', 'use-focus-back'].map((name) => `ui/dialogs/${name}`),
      // Needed late on a phone and early on a kiosk, whose Inicio needs nothing else of that chunk.
      ...['leave-questions', 'work-texts'].map((name) => `app/session/${name}`),
      ...['second-texts', 'use-second-code'].map((name) => `features/sign-in/frame/${name}`),
      'core/store/kept-files',
      'hooks/work/use-kept-files',
      'hooks/device/use-growing',
      'hooks/navigation/use-back-closes',
      ...['document-file', 'use-pictures'].map((name) => `models/documents/${name}`),
      'models/requests/clarification-prefill',
      ...['capture/capture-lazy', 'capture/use-camera-kind', 'documents/document-texts'].map(
        (name) => `media/${name}`,
      ),
      ...['texts', 'pdf-viewer-lazy', 'save-file'].map((name) => `media/pdf/${name}`),
      'i18n/document-names',
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For desks only, which are not in the precache: their lists and refusal texts.
  {
    name: 'desk-lists',
    test: either(
      sources(
        'ui/lists/paged-list',
        'ui/lists/fold',
        'ui/feedback/not-here',
        'ui/feedback/dated-place',
        'hooks/operations/dated',
        'domain/months',
        'hooks/device/use-online-only',
        'parts/in-worker',
        'ui/drawings/way-disc',
        'ui/lists/choose-one',
        'ui/drawings/drawing-choose',
        'hooks/operations/use-draw-below',
        'hooks/operations/use-paged',
        'hooks/work/use-unsaved-input',
        'ui/dialogs/justify-dialog',
        'i18n/justify-texts',
        'ui/lists/pane-head',
        'media/pictures/blob-picture',
      ),
      icons('ArrowNarrowDown', 'ArrowUp', 'UserCheck', 'ArrowBackUp', 'Logout2', 'Mail', 'Qrcode', 'UserX'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // For the guard only; its route is with those of the other desks.
  {
    name: 'gate',
    test: either(
      without(sources('features/gate/'), sources('features/gate/routes', 'features/gate/entry')),
      without(sources('contract/gate'), sources('contract/gate-mark', 'contract/gate.queued')),
      sources('domain/approvals/gate'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Issued and generated passwords, and the desk of accounts: not in the precache.
  {
    name: 'handed-passwords',
    test: sources(
      'contract/one-time-password',
      'ui/lists/who',
      'domain/password',
      'ui/dialogs/progress-dialog',
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
]

/** Icons and pieces used only by the small screens of chunks.ts and by desks. */
export const asideGroup: Group = {
  name: 'aside',
  test: either(
    // Days off: for requesters and approvers.
    sources('domain/incidents', 'domain/incident-texts'),
    icons(
      'BellCheck',
      'BellOff',
      'Bulb',
      'Heart',
      'Book2',
      'CalendarPlus',
      'Checks',
      'FileCheck',
      'Key',
      'Login2',
      'Message2',
      'ShieldX',
      'TargetArrow',
    ),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Number of requests that wait for a person: queried after the first picture. */
export const waitingGroup: Group = {
  name: 'waiting',
  test: sources('app/home/approval-watch', 'models/approvals/use-waiting', 'contract/approval-count'),
  priority: 5.35,
  includeDependenciesRecursively: false,
}
