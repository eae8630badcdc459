import type { ComponentType } from 'react'
import type { Viewer } from '#domain/can.ts'

/** The entry of the bottom bar and the rail that is lit on a route. */
export type Section = 'home' | 'money' | 'record' | 'team' | 'more'

export interface ScreenProps {
  params: Record<string, string>
}

/** What a feature makes public: where it is, what it is called, who sees it, and how its chunk is loaded. */
export interface FeatureRoute {
  /** wouter pattern, e.g. '/Recibos' or '/AutorizaVisita/:key'. */
  path: string
  /** Translated route name: document title, header, and the title bar of company 00300 (SHELL-09). */
  title: () => string
  access: 'public' | 'session'
  section: Section | null
  visible?: (viewer: Viewer) => boolean
  load: () => Promise<{ Screen: ComponentType<ScreenProps> }>
  /** bare: only the routed content (SHELL-06). Default: shell when a session is needed. */
  layout?: 'bare' | 'shell'
  /** own: the screen draws its own header with the page's h1; the shell keeps only its bars. Default: shell. */
  header?: 'own' | 'shell'
  /** false: a phone's bar makes room for the screen's own buttons. Default: true. */
  hasBar?: false
  /** Where the back arrow leads when there is no history. */
  back?: string
  /** form: a kiosk waits longer before it asks whether somebody is still there (product.md, "Kiosk mode"). */
  idle?: 'form'
  /** `pantalla` of the visit record (GEN-10). Default: the first word of the path; public routes record nothing. */
  visit?: string
}
