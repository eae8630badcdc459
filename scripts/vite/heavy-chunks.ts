import type { Rolldown } from 'vite'

/** Only fetched when it is opened, so it has no place in the precache (quality.md, "any further route"). */
const HEAVY = [
  /node_modules\/(pdfjs-dist|jspdf|jspdf-autotable|recharts|@mantine\/charts|yet-another-react-lightbox|xstate|write-excel-file|fflate)\//,
  /\.en\.ts$/,
  // Taking documents: a screen that wants it without a network fetches it ahead (warmCapture).
  /\/src\/media\/(capture\/capture-door|pictures\/photo-work)\./,
  // Pictures and papers of documents; and what works with a network alone.
  /\/src\/media\/(documents\/(document|image)-view|pdf\/(pdf-tools|print-action))\./,
  /\/src\/features\/document-review\/review-screen\./,
  // Of whoever decides alone, for whom it is fetched ahead (approval-watch.tsx).
  /\/src\/features\/approvals\/approvals-screen\./,
  /\/src\/features\/(asking|evaluations|evaluation-result|jobs|job-desk|notice-board|request-desk|second-step|people|people-import|data-import|roles|portal-health|savings-(cut|desk|rates)|security-record|gate|positions|improvements|recognition|polls|payroll-runs|import-keys)\/([a-z-]+-screen|person-warnings)\./,
  // Polls: asked for after Inicio's first picture, opened by whoever is asked (poll-watch.tsx).
  /\/src\/(app\/home\/poll-watch|features\/polls\/(poll-dialog|routes))\./,
  // A person's own data, and the notice that is published: with a network alone.
  /\/src\/(features\/privacy\/(own-data-screen|privacy-desk-screen|consent-dialog)|models\/privacy\/use-consent|media\/privacy\/[a-z-]+)\./,
  // Comes with the screens that are fetched ahead; with desks that need the network.
  /\/src\/hooks\/operations\/(fetch-kept|trouble)\./,
  // What each screen is for: fetched ahead for everybody.
  /\/src\/(media\/help\/help-words|features\/help\/help-screen)\./,
  /\/src\/features\/candidates\/(people|offers)\/[a-z]+-screen\./,
  /\/src\/features\/poll-desk\/(list|builder|results)\/[a-z]+-screen\./,
  /\/src\/features\/temporary-staff\/list\/staff-screen\./,
  // How a start went, after its picture: the next one begins with it, and without it as the first one did.
  /\/src\/(app\/page\/(note-start|first-files|last-picture)|core\/store\/note-reads)\./,
  // How the portal does: after the first picture, and told with a network alone.
  /\/src\/(app\/health\/watch-page|contract\/portal-health)\./,
  // Of answers that came with a network, and failed.
  /\/src\/media\/support\//,
  // Of whoever applies by talking, fetched with the network that the list of vacancies needs, too.
  /\/src\/features\/assistant\/vacancies\//,
  // What works with a network alone, as its screens.
  /\/src\/app\/routes\/desk-routes\./,
  /\/src\/ui\/lists\/paged-list\./,
  /\/icons\/IconUser(Minus|Plus)\.mjs/,
  // Of leaders and human resources alone, and told by the server.
  /\/src\/features\/home\/tasks\/work\./,
  // The XML of a payslip, which only the network has.
  /\/src\/features\/payslips\/file\/xml-(button|texts)\./,
  // Passwords: whatever they are asked for needs the network anyway.
  /\/src\/(features\/sign-in\/(passwords|recovery)\/[a-z-]+-(screen|form)|core\/session\/recovery)\./,
  /\/src\/contract\/one-time-password\./,
  // Which pushes come: asked and set with a network alone.
  /\/src\/features\/notifications\/push-settings-screen\./,
  // Of strangers, who come with a network and seldom twice.
  /\/src\/features\/public-pages\/[a-z-]+-screen\./,
  // A page that is seen once, on the server's own machine.
  /\/src\/features\/public-pages\/first-start-screen\./,
  // How to install the portal: read while it is fetched from the network anyway.
  /\/src\/features\/(settings\/install-screen|home\/screen\/install-card)\./,
  // Two versions of a step: whoever opens the form fetches it ahead (data-form/steps.ts).
  /\/src\/features\/data-form\/frame\/choice-screen\./,
  // Of human resources, with a network alone.
  /\/src\/features\/data-form\/changes\/changes-screen\./,
  // Fetched ahead for whoever has them (use-screens-ahead.ts).
  /\/src\/features\/(time-alerts\/(team\/team|alerts\/own-alerts)|incidents\/incidents|reminders\/reminders)-screen\./,
  /\/src\/features\/savings\/(simulator\/simulator|why-not\/why-not|papers\/papers)-screen\./,
  // What is asked and decided, for screens that are no part of it either; a team's alerts, and what evaluations are made of.
  /\/src\/contract\/(approval-details|time-alerts|evaluation-result)\./,
  // Whoever comes by a link has the network; the portal's own people decide on a screen of theirs.
  /\/src\/features\/public-link\/(link-screen|link-end|decide-dialogs|fit-body|candidate\/[a-z-]+)\./,
  /\/src\/ui\/drawings\/qr-drawing\./,
  // The empty stand-in for jspdf's optional parts (vite.config.ts).
  /^\0unused$/,
]

/** A kiosk's face: kept by kiosks alone (sw/kiosk-files.ts). */
const KIOSK = /\/src\/app\/kiosk\/kiosk-(page|shell)\./

/** A worker's own bundle: Vite says only its name. */
const HEAVY_WORKER = /^assets\/(photo|cut|profile|staff|results)-worker-/

function isHeavyModule(id: string): boolean {
  return HEAVY.some((pattern) => pattern.test(id))
}

/**
 * Names the built files that the worker shall not precache: chunks that hold a heavy package or the English texts,
 * chunks that can't run without one of those, and the styles that only they use.
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
 * Names the built files that kiosks alone keep.
 * @throws when a file that everybody keeps can't run without one of them
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

/** Style sheets that no other chunk wears. */
function stylesOnlyOf(chunks: readonly Rolldown.OutputChunk[], files: ReadonlySet<string>): string[] {
  const others = new Set(chunks.filter(({ fileName }) => !files.has(fileName)).flatMap(stylesOf))
  const own = chunks.filter(({ fileName }) => files.has(fileName)).flatMap(stylesOf)
  return own.filter((style) => !others.has(style))
}

function stylesOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}
