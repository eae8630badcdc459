import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Viewer } from '#domain/can.ts'
import type { Load } from '#parts/lazy-part.ts'

/** The entry of the bottom bar and the rail that is lit on a route. */
export type Section = 'home' | 'money' | 'record' | 'team' | 'more'

export interface ScreenProps {
  params: Record<string, string>
}

export interface LoadedScreen {
  Screen: ComponentType<ScreenProps>
  /** What is read from the device before the entry is tapped, where reading takes long. */
  bringAhead?: (client: QueryClient) => Promise<void>
}

export interface DialogProps {
  /** The address that opened the screen, unchanged. */
  path: string
  onClose: () => void
}
export interface LoadedDialog {
  OverHome: ComponentType<DialogProps>
}

/** What a feature makes public: its path, its title, who sees it, and how its chunk is loaded. */
export interface FeatureRoute {
  /** wouter pattern, e.g. '/Recibos' or '/AutorizaVisita/:key'. */
  path: string
  /** Translated route name: document title, header, and the title bar of company 00300 (SHELL-09). */
  title: () => string
  access: 'public' | 'session'
  section: Section | null
  visible?: (viewer: Viewer) => boolean
  load: Load<LoadedScreen>
  /** A public page as it stands between the bars of whoever is signed in. */
  inside?: Load<LoadedScreen>
  /** All that lies below it stands in a table of its own, which comes when one of its screens is opened (desks.ts). */
  room?: Load<{ routes: readonly FeatureRoute[] }>
  /** bare: only the routed content (SHELL-06). Default: shell when a session is needed. */
  layout?: 'bare' | 'shell'
  /** own: the screen draws its own header with the page's h1; the shell keeps only its bars. Default: shell. */
  header?: 'own' | 'shell'
  /** false: a phone's bar makes room for the screen's own buttons. Default: true. */
  hasBar?: false
  /** Where the back arrow leads when there is no history. */
  back?: string
  /** Typed text is kept on the device. */
  keepsTyped?: true
  /** form: a kiosk waits longer before it asks whether somebody is still there (product.md, "Kiosk mode"). */
  idle?: 'form'
  /**
   * Views of the server's menu that this screen stands for, in small letters: a company may put one under an address of
   * its own (ROUTE-30).
   */
  views?: readonly string[]
  /** Not in the precache: fetched after Inicio, with a network, by whoever may open it. */
  isAhead?: true
  /** Opens over Inicio, which is the screen below it. */
  dialog?: Load<LoadedDialog>
  /** `pantalla` of the visit record (GEN-10). Default: the first word of the path; public routes record nothing. */
  visit?: string
}

/** The route of a dialog over Inicio: the app gives it Inicio's screen. */
export type DialogRoute = Omit<FeatureRoute, 'load' | 'section' | 'header'> &
  Required<Pick<FeatureRoute, 'dialog'>>
