/**
 * Folders of each room, lowest first (docs/architecture.md). A file may import from its own folder and from
 * lower folders. Lazy imports may come from any folder, because a screen that only opens another screen does
 * not depend on it.
 */
export const layers: Record<string, readonly string[]> = {
  'src/core': ['store', 'transport', 'push', 'keys', 'session', 'outbox'],
  'src/hooks': ['navigation', 'operations', 'device', 'work', 'session'],
  'src/ui': ['theme', 'actions', 'drawings', 'feedback', 'dialogs', 'fields', 'choices', 'lists', 'kiosk'],
  'src/media': ['pictures', 'pdf', 'capture', 'documents'],
  'src/app': ['page', 'session', 'routes', 'home', 'shell', 'kiosk', 'health'],
  'src/features/approvals': ['details', 'decide', 'list'],
  'src/features/privacy': ['rights'],
  'src/features/public-link': ['candidate'],
  'src/features/payslips': ['rows', 'file', 'paper', 'change', 'check', 'summary', 'list', 'papers'],
  'src/features/data-form': [
    'state',
    'fields',
    'family',
    'steps-first',
    'steps-last',
    'frame',
    'review',
    'lists',
    'changes',
  ],
  'src/features/requests': ['rating', 'clarifications', 'disputes', 'door'],
  'src/features/sign-in': ['frame', 'passwords', 'recovery', 'personal', 'kiosk'],
  'src/features/home': ['pay', 'tasks', 'desk', 'answers', 'kiosk', 'screen'],
  'src/features/documents': ['rows', 'send', 'list'],
  'src/features/kardex': ['days', 'year', 'list'],
  'src/features/savings': ['statement', 'charts', 'why-not', 'simulator', 'papers', 'moves'],
  'src/features/assistant': ['understanding', 'talk', 'screen', 'vacancies'],
  'src/features/candidates': ['parts', 'people', 'offers'],
  'src/features/poll-desk': ['parts', 'list', 'preview', 'builder', 'results'],
  'src/features/importing': ['screen', 'people', 'data', 'payroll', 'keys'],
  'src/features/request-desk': ['parts', 'sentences', 'rules'],
  'src/features/savings-desk': ['totals'],
  'src/features/temporary-staff': [
    'parts',
    'export',
    'actions',
    'evaluators',
    'surveys',
    'person',
    'list',
    'progress',
    'register',
  ],
  'src/features/time-alerts': ['alerts', 'team'],
  server:
    'wire db crypto queues push identity files audit facilities operations services standard seed admin http upkeep'.split(
      ' ',
    ),
  'tests/support': ['files', 'pay', 'device', 'server', 'people', 'foreign', 'browser', 'pages', 'ledger'],
}
