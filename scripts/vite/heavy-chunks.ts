import type { Rolldown } from 'vite'

/** Modules that are fetched on demand and so not in the precache (quality.md, "any further route"). */
const HEAVY = [
  /node_modules\/(pdfjs-dist|jspdf|jspdf-autotable|recharts|@mantine\/charts|yet-another-react-lightbox|xstate|write-excel-file|fflate)\//,
  /\.en\.ts$/,
  // Capture of documents: a screen that needs it offline prefetches it (warmCapture).
  /\/src\/media\/(capture\/capture-door|pictures\/photo-work)\./,
  // Views of documents, and code that needs a network anyway.
  /\/src\/media\/(documents\/(document|image)-view|pdf\/(pdf-tools|print-action))\./,
  /\/src\/features\/document-review\/review-screen\./,
  // For approvers only, who prefetch it (approval-watch.tsx).
  /\/src\/features\/approvals\/approvals-screen\./,
  /\/src\/features\/(asking|evaluations|evaluation-result|jobs|job-desk|notice-board|request-desk|second-step|people|people-import|data-import|roles|portal-health|savings-(cut|desk|rates)|security-record|gate|positions|improvements|recognition|polls|payroll-runs|import-keys)\/([a-z-]+-screen|person-warnings)\./,
  // Polls: queried after Inicio's first picture and opened by their receivers (poll-watch.tsx).
  /\/src\/(app\/home\/poll-watch|features\/polls\/(poll-dialog|routes))\./,
  // Own data and the published notice: only with a network.
  /\/src\/(features\/privacy\/(own-data-screen|privacy-desk-screen|consent-dialog)|models\/privacy\/use-consent|media\/privacy\/[a-z-]+)\./,
  // Loaded with prefetched screens, and with desks that need the network.
  /\/src\/hooks\/operations\/(fetch-kept|trouble)\./,
  // Help for each screen: prefetched for everybody.
  /\/src\/(media\/help\/help-words|features\/help\/help-screen)\./,
  /\/src\/features\/candidates\/(people|offers)\/[a-z]+-screen\./,
  /\/src\/features\/poll-desk\/(list|builder|results)\/[a-z]+-screen\./,
  /\/src\/features\/temporary-staff\/list\/staff-screen\./,
  // Notes about a start, made after its picture: the next start uses them if they exist.
  /\/src\/(app\/page\/(note-start|first-files|last-picture)|core\/store\/note-reads)\./,
  // Page measurements: after the first picture, and sent only with a network.
  /\/src\/(app\/health\/watch-page|contract\/portal-health)\./,
  // Support for responses that failed with a network.
  /\/src\/media\/support\//,
  // For people who apply by talking, loaded with the network that the list of vacancies also needs.
  /\/src\/features\/assistant\/vacancies\//,
  // Code that needs a network, like its screens.
  /\/src\/app\/routes\/desk-routes\./,
  /\/src\/ui\/lists\/paged-list\./,
  /\/icons\/IconUser(Minus|Plus)\.mjs/,
  // For leaders and human resources only, with data from the server.
  /\/src\/features\/home\/tasks\/work\./,
  // XML of a payslip, which is available only online.
  /\/src\/features\/payslips\/file\/xml-(button|texts)\./,
  // Passwords: their operations need the network anyway.
  /\/src\/(features\/sign-in\/(passwords|recovery)\/[a-z-]+-(screen|form)|core\/session\/recovery)\./,
  /\/src\/contract\/one-time-password\./,
  // Push settings: read and changed only online.
  /\/src\/features\/notifications\/push-settings-screen\./,
  // Public pages for people without a session, who are online and seldom return.
  /\/src\/features\/public-pages\/[a-z-]+-screen\./,
  // Seen once, on the server's own machine.
  /\/src\/features\/public-pages\/first-start-screen\./,
  // Installation of the portal: read while it is being downloaded anyway.
  /\/src\/features\/(settings\/install-screen|home\/screen\/install-card)\./,
  // Two versions of a step: prefetched when the form is opened (data-form/steps.ts).
  /\/src\/features\/data-form\/frame\/choice-screen\./,
  // For human resources, only online.
  /\/src\/features\/data-form\/changes\/changes-screen\./,
  // Prefetched by people who have them (use-screens-ahead.ts).
  /\/src\/features\/(time-alerts\/(team\/team|alerts\/own-alerts)|incidents\/incidents|reminders\/reminders)-screen\./,
  /\/src\/features\/savings\/(simulator\/simulator|why-not\/why-not|papers\/papers)-screen\./,
  // Contracts of requests, team alerts and evaluations, for screens outside the precache.
  /\/src\/contract\/(approval-details|time-alerts|evaluation-result)\./,
  // A link is opened online; employees decide on a screen of the portal.
  /\/src\/features\/public-link\/(link-screen|link-end|decide-dialogs|fit-body|candidate\/[a-z-]+)\./,
  /\/src\/ui\/drawings\/qr-drawing\./,
  // Empty replacement of jspdf's optional parts (vite.config.ts).
  /^\0unused$/,
]

/** Kiosk frame, cached only by kiosks (sw/kiosk-files.ts). */
const KIOSK = /\/src\/app\/kiosk\/kiosk-(page|shell)\./

/** Bundles of workers: Vite gives only their names. */
const HEAVY_WORKER = /^assets\/(photo|cut|profile|staff|results)-worker-/

function isHeavyModule(id: string): boolean {
  return HEAVY.some((pattern) => pattern.test(id))
}

/**
 * Returns the built files outside the precache: chunks with a heavy package or English texts, chunks that need
 * one of those, and styles used only by them.
 */
export function findHeavyFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const heavy = new Set(
    chunks.filter((chunk) => chunk.moduleIds.some(isHeavyModule)).map((chunk) => chunk.fileName),
  )
  for (let before = -1; before !== heavy.size; ) {
    before = heavy.size
    for (const chunk of chunks) if (chunk.imports.some((file) => heavy.has(file))) heavy.add(chunk.fileName)
  }
  for (const style of stylesOnlyOf(chunks, heavy)) heavy.add(style)
  for (const file of Object.values(bundle)) {
    if (file.type !== 'asset') continue
    if (HEAVY_WORKER.test(file.fileName) || file.originalFileNames.some(isHeavyModule))
      heavy.add(file.fileName)
  }
  return heavy
}

/**
 * Returns the built files that only kiosks cache.
 * @throws when a file for everybody needs one of them
 */
export function findKioskFiles(bundle: Rolldown.OutputBundle, heavy: ReadonlySet<string>): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = new Set(
    chunks.filter((chunk) => chunk.moduleIds.some((id) => KIOSK.test(id))).map((chunk) => chunk.fileName),
  )
  for (const { fileName, imports } of chunks) {
    if (own.has(fileName) || heavy.has(fileName) || !imports.some((file) => own.has(file))) continue
    throw new Error(`${fileName} is kept by phones and imports a file that kiosks alone keep.`)
  }
  for (const style of stylesOnlyOf(chunks, own)) own.add(style)
  return own
}

/** Returns the style sheets that no other chunk uses. */
function stylesOnlyOf(chunks: readonly Rolldown.OutputChunk[], files: ReadonlySet<string>): string[] {
  const others = new Set(chunks.filter(({ fileName }) => !files.has(fileName)).flatMap(stylesOf))
  const own = chunks.filter(({ fileName }) => files.has(fileName)).flatMap(stylesOf)
  return own.filter((style) => !others.has(style))
}

function stylesOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}
