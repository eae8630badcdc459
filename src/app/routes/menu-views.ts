import { paths } from '#hooks/navigation/paths.ts'

/**
 * The portal's own screens by the view that a module of the server's menu names (ROUTE-30): a company may put one under
 * an address of its own. In small letters; a view that is not here has no screen yet.
 */
const screens: Readonly<Record<string, string>> = {
  'dhgeneral/mipersona': paths.home,
  'dhgeneral/cambiopass': paths.changePassword,
  'login/contrasenatemporal': paths.oneTimePassword,
  'relacioneslaborales/revisiondocumentos': paths.documentReview,
  'relacioneslaborales/avisosempresa': paths.noticeBoard,
  'nominas/atencionnomina': paths.requestDesk,
  'seguridad/personas': paths.people,
  'seguridad/registro': paths.record,
}

/** Path of the screen that a module's view stands for; null when the portal has none. */
export function screenOfView(view: string): string | null {
  const name = view.split('/').filter(Boolean).join('/').toLowerCase()
  return Object.hasOwn(screens, name) ? (screens[name] ?? null) : null
}
