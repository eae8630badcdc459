import { evaluationGroups } from './evaluation-chunks.ts'
import { either, type Group, icons, sources, without } from './sources.ts'

/** Requests for authorization: four screens in one file outside the precache. */
const askingGroup: Group = {
  name: 'asking',
  test: either(
    without(
      sources('features/asking/', 'models/asking/'),
      either(sources('features/asking/routes'), sources('features/asking/entry')),
    ),
    icons('HourglassOff', 'Point'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Candidates and offers: for human resources only. */
const candidatesGroup: Group = {
  name: 'candidates',
  test: either(
    without(
      sources('features/candidates/'),
      either(sources('features/candidates/routes'), sources('features/candidates/entry')),
    ),
    sources('contract/candidates'),
    icons('Ban', 'ProgressCheck', 'ClockX', 'FileDollar', 'ThumbDown'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** For the guard only; its route is with those of the other desks. */
const gateGroup: Group = {
  name: 'gate',
  test: either(
    without(sources('features/gate/'), sources('features/gate/routes', 'features/gate/entry')),
    without(sources('contract/gate'), sources('contract/gate-mark', 'contract/gate.queued')),
    sources('domain/approvals/gate'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Page measurements: their collection, and the format shared with the desk that shows them. */
const healthGroups: Group[] = [
  {
    name: 'health',
    test: sources('app/health/', 'domain/portal-health/scrub'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  {
    name: 'report',
    test: sources('contract/portal-health', 'domain/portal-health/vitals'),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
]

/** For everybody, prefetched: help texts, their screen, and the dialog that any screen opens. */
const helpGroup: Group = {
  name: 'help',
  test: either(
    sources('media/help/', 'features/help/help-screen', 'features/help/texts'),
    icons('PlayerStop', 'Volume'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Improvement ideas: for authors and engineers. */
const improvementsGroup: Group = {
  name: 'improvements',
  test: either(
    without(
      sources('features/improvements/'),
      sources('features/improvements/routes', 'features/improvements/entry'),
    ),
    sources('contract/improvements', 'domain/improvements/improvements'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Internal vacancies for all employees: prefetched, outside the precache. */
const jobsGroup: Group = {
  name: 'jobs',
  test: either(
    without(
      sources('features/jobs/', 'models/jobs/'),
      sources('features/jobs/routes', 'features/jobs/entry'),
    ),
    sources('contract/jobs', 'domain/jobs/'),
    icons('CircleOff', 'Engine', 'Forklift', 'Hammer', 'HeartHandshake', 'Microscope', 'Ruler2'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Application by talking: separate from the screens, so that they do not load the assistant. */
const vacancyTalkGroup: Group = {
  name: 'vacancy-talk',
  test: sources('features/assistant/vacancies/'),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/**
 * Imports of data files: the shared parts of their screens, and a chunk for each kind of file. The shared chunk
 * imports none of those, because chunks in an import cycle do not start.
 */
const importingGroup: Group = {
  name: 'importing',
  test: either(
    sources(
      'media/importing/',
      'models/importing/',
      'contract/import-file',
      'domain/import-file/',
      'domain/import-kinds',
      'domain/data-import/kind',
      'domain/people-import/world',
      'hooks/operations/use-asking',
    ),
    icons('PlayerPause', 'PlayerPlay'),
  ),
  priority: 5.62,
  includeDependenciesRecursively: false,
}

const dataImportGroup: Group = {
  name: 'data-import',
  test: either(
    without(sources('features/data-import/'), sources('features/data-import/routes')),
    sources(
      'contract/data-import',
      'domain/data-import/',
      'domain/people-import/dates',
      'domain/people-import/file-words',
    ),
    icons('FileInvoice', 'CashBanknote', 'FileImport'),
  ),
  priority: 5.61,
  includeDependenciesRecursively: false,
}

/** People import: for administrators only. */
const peopleImportGroup: Group = {
  name: 'people-import',
  test: either(
    without(sources('features/people-import/'), sources('features/people-import/routes')),
    sources('contract/people-import', 'domain/people-import/'),
    icons('UserShare', 'UsersPlus'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** For recruitment only. */
const jobDeskGroup: Group = {
  name: 'job-desk',
  test: either(
    without(sources('features/job-desk/'), sources('features/job-desk/routes', 'features/job-desk/entry')),
    sources('contract/job-desk'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Recognition: for all employees, outside the precache. */
const recognitionGroup: Group = {
  name: 'recognition',
  test: either(
    without(
      sources('features/recognition/'),
      sources(
        'features/recognition/routes',
        'features/recognition/entry',
        'features/recognition/entry-texts',
        'features/recognition/desk/',
      ),
    ),
    (id) => /\/src\/(contract\/recognition(-desk)?|domain\/recognition\/limits)\.ts$/.test(id),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/**
 * Polls for their receivers. The query runs after Inicio's first picture; screens and questions are loaded when
 * a poll is open.
 */
const pollGroups: Group[] = [
  {
    name: 'poll-watch',
    test: either(
      sources(
        ...['poll-watch', 'unsupported-operations', 'unsupported-watch'].map((name) => `app/home/${name}`),
        'core/store/drop-copies',
        'contract/polls',
        'contract/poll-definition',
        ...['ahead', 'kept', 'seen-polls', 'names', 'places', 'use-own-polls'].map(
          (name) => `models/polls/${name}`,
        ),
        'domain/polls/answers',
      ),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  {
    name: 'polls',
    test: either(
      without(
        sources('features/polls/', 'models/polls/', 'media/polls/'),
        sources(
          'features/polls/routes',
          'features/polls/entry',
          ...['due', 'ahead', 'kept', 'seen-polls', 'names', 'places', 'use-own-polls'].map(
            (name) => `models/polls/${name}`,
          ),
        ),
      ),
      without(sources('domain/polls/'), sources('domain/polls/limits', 'domain/polls/answers')),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
]

/**
 * Own data, and notice and retention rules for administrators. The dialog over Inicio is loaded when it is due.
 */
const privacyGroups: Group[] = [
  {
    name: 'consent',
    test: sources(
      'models/privacy/',
      'contract/privacy',
      'domain/privacy/exports',
      'domain/privacy/data-kinds',
      'media/privacy/notice-blocks',
      'media/privacy/notice-text',
    ),
    priority: 5.65,
    includeDependenciesRecursively: false,
  },
  {
    name: 'privacy',
    test: either(
      without(
        sources('features/privacy/'),
        sources('features/privacy/routes', 'features/privacy/entry', 'features/privacy/entry-texts'),
      ),
      sources('contract/privacy-desk', 'domain/privacy/retention'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
]

/** For human resources only; its preview is the receivers' view. */
const pollDeskGroup: Group = {
  name: 'poll-desk',
  test: either(
    without(
      sources('features/poll-desk/'),
      sources(...['routes', 'entry', 'results/results-sheet'].map((name) => `features/poll-desk/${name}`)),
    ),
    sources('contract/poll-desk'),
    icons('CloudCheck', 'Checkbox', 'Stairs', 'MessageCircle', 'Quote'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** For human resources only; the spreadsheet export is loaded on demand. */
const recognitionDeskGroup: Group = {
  name: 'recognition-desk',
  test: without(sources('features/recognition/desk/'), sources('features/recognition/desk/desk-sheet')),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Prefetching of responses: only for the screens that use it. */
const aheadGroup: Group = {
  name: 'ahead',
  test: sources('hooks/operations/fetch-kept'),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** For two desks of human resources only. */
const troubleGroup: Group = {
  name: 'desk-trouble',
  test: sources('hooks/operations/trouble'),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** For human resources and administrators: payroll files and the programs that upload them. */
const payrollRunsGroup: Group = {
  name: 'payroll-runs',
  test: either(
    without(
      sources('features/payroll-runs/', 'features/import-keys/'),
      sources('features/payroll-runs/routes', 'features/import-keys/routes'),
    ),
    sources('contract/payroll-runs', 'contract/import-keys'),
    icons('FileZip', 'KeyOff'),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** XML of payslips, available only online: for employees and the desk. */
const payslipXmlGroup: Group = {
  name: 'payslip-xml',
  test: either(
    sources(
      'features/payslips/file/xml-button',
      'features/payslips/file/xml-texts',
      'contract/payroll-import',
    ),
    icons('FileCode'),
  ),
  priority: 5.65,
  includeDependenciesRecursively: false,
}

export const ownDesks: Group[] = [
  payslipXmlGroup,
  payrollRunsGroup,
  ...healthGroups,
  askingGroup,
  recognitionGroup,
  ...pollGroups,
  ...privacyGroups,
  pollDeskGroup,
  recognitionDeskGroup,
  aheadGroup,
  troubleGroup,
  jobsGroup,
  vacancyTalkGroup,
  jobDeskGroup,
  importingGroup,
  dataImportGroup,
  peopleImportGroup,
  helpGroup,
  improvementsGroup,
  candidatesGroup,
  gateGroup,
  ...evaluationGroups,
]
