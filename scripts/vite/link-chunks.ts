import { either, type Group, icons, packages, sources, without } from './sources.ts'

/** Chunks of public links: opened by people without a session, who load none of a session's code. */
export const linkGroups: Group[] = [
  // For a second step's key and a pass at the gate.
  {
    name: 'qr',
    test: either(sources('ui/drawings/qr-drawing'), packages('uqr/')),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Texts of requests and decisions: for public links and the portal's own screens, but not for the start.
  {
    name: 'approval-words',
    test: either(
      sources(
        'contract/approval-details',
        'contract/approval-links',
        'contract/approvals',
        'domain/approvals/kinds',
        'domain/approvals/overtime',
        'contract/positions',
        'domain/positions/profile',
      ),
      icons('TruckDelivery', 'UserShare'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  // Assessment of a candidate: for links and for the portal's own screens, loaded on demand.
  {
    name: 'fit',
    test: either(
      sources('media/candidates/', 'domain/candidates/stages', 'features/public-link/fit-body'),
      icons('Brain', 'Certificate2', 'CircleHalf2', 'Tools'),
    ),
    priority: 5.6,
    includeDependenciesRecursively: false,
  },
  {
    name: 'public-link',
    test: either(
      without(
        sources('features/public-link/'),
        sources(
          'features/public-link/routes',
          'features/public-link/link-end',
          'features/public-link/decide-dialogs',
          'features/public-link/fit-body',
          'features/public-link/candidate/',
        ),
      ),
      sources('domain/approvals/links'),
      icons(
        'Briefcase',
        'CalendarTime',
        'CircleX',
        'ClockPlus',
        'DoorEnter',
        'ListCheck',
        'Package',
        'SunHigh',
        'UserStar',
        'Walk',
      ),
    ),
    priority: 5.55,
    includeDependenciesRecursively: false,
  },
  // Screens of a person without an account: the offer first, its actions on demand.
  {
    name: 'candidate-account',
    test: either(
      sources(
        ...['register-form', 'register-faults', 'offer-dialogs', 'candidate-done', 'masked-salary'].map(
          (name) => `features/public-link/candidate/${name}`,
        ),
      ),
      icons('Cake'),
    ),
    priority: 5.56,
    includeDependenciesRecursively: false,
  },
  {
    name: 'candidate-link',
    test: either(
      without(
        sources('features/public-link/candidate/'),
        sources('features/public-link/candidate/offer-paper', 'features/public-link/candidate/masked-salary'),
      ),
      icons('FileDescription'),
    ),
    priority: 5.55,
    includeDependenciesRecursively: false,
  },
]
