import { expect, test } from 'vitest'

/** One icon has one meaning in the menus, on what can be asked for and decided by a link, and on the work of Inicio. */

const files = import.meta.glob<string>(
  [
    '../src/features/*/more-rows.tsx',
    '../src/features/asking/{kind-icon,choose-screen,asked-elsewhere}.tsx',
    '../src/features/home/desk/*.tsx',
    '../src/features/public-link/kinds.tsx',
    '../src/app/shell/{menu-by-job,shell-icons}.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Icons of several of these places, by their one meaning. */
const meanings: Record<string, string> = {
  IconCalendarPlus: 'days off',
  IconCalendarUser: 'temporary staff',
  IconCircleCheck: 'done',
  IconClipboardList: 'polls',
  IconClockPlus: 'overtime',
  IconDatabaseExport: 'backups',
  IconDoorEnter: 'entry passes',
  IconDoorExit: 'exit passes',
  IconFileCertificate: 'letters of human resources',
  IconFileCheck: 'review of documents',
  IconFileDollar: 'offers',
  IconFileImport: 'import of payroll',
  IconHeartbeat: 'health of the portal',
  IconHierarchy: 'positions, their requirements and their group',
  IconHourglass: 'authorizations',
  IconId: 'data of a person',
  IconIdBadge2: 'visits',
  IconMessage: 'assistant',
  IconMessageReply: 'answers to payroll questions',
  IconPercentage: 'rates of the fund',
  IconPigMoney: 'savings fund',
  IconPlant2: 'ideas',
  IconScale: 'disputes',
  IconShieldCheck: 'gate',
  IconShieldLock: 'privacy',
  IconSpeakerphone: 'notices',
  IconSunOff: 'worked rest days',
  IconTableImport: 'import of data',
  IconTruckDelivery: 'entries of material',
  IconUserShield: 'roles',
  IconUserStar: 'candidates',
  IconUsersGroup: 'team',
  IconUsersPlus: 'import of people',
}

test('uses an icon of several places only for one meaning', () => {
  const places = new Map<string, Set<string>>()
  for (const [file, code] of Object.entries(files))
    for (const [icon] of code.matchAll(/\bIcon[A-Z]\w+/g))
      places.set(icon, (places.get(icon) ?? new Set()).add(file))
  const several = [...places].filter(([, found]) => found.size > 1).map(([icon]) => icon)
  expect(several.filter((icon) => icon !== 'IconProps').sort()).toEqual(Object.keys(meanings).sort())
})
