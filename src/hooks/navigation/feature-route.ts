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
  /** Reads slow data from the device before the entry is tapped. */
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

/** Public entry of a feature: its path, title, access and the loader of its chunk. */
export interface FeatureRoute {
  /** wouter pattern, e.g. '/Recibos' or '/AutorizaVisita/:key'. */
  path: string
  /** Translated route name: document title, header, and the title bar of company 00300 (SHELL-09). */
  title: () => string
  access: 'public' | 'session'
  section: Section | null
  visible?: (viewer: Viewer) => boolean
  load: Load<LoadedScreen>
  /** Version of a public page that signed-in people see inside the shell. */
  inside?: Load<LoadedScreen>
  /** Table of the routes below this one, loaded when one of them is opened (desks.ts). */
  room?: Load<{ routes: readonly FeatureRoute[] }>
  /** bare: only the routed content (SHELL-06). Default: shell when a session is needed. */
  layout?: 'bare' | 'shell'
  /** own: the screen draws its own header with the page's h1; the shell keeps only its bars. Default: shell. */
  header?: 'own' | 'shell'
  /** false: a phone's bar makes room for the screen's own buttons. Default: true. */
  hasBar?: false
  /** Target of the back arrow when there is no history. */
  back?: string
  /** Typed text is kept on the device. */
  keepsTyped?: true
  /** form: a kiosk waits longer before it asks whether somebody is still there (product.md, "Kiosk mode"). */
  idle?: 'form'
  /**
   * Views of the server's menu that open this screen, in lower case. A company may give a view its own address
   * (ROUTE-30).
   */
  views?: readonly string[]
  /** Not in the precache: fetched after Inicio, on a network, for people who may open it. */
  isAhead?: true
  /** Loads a dialog that opens over Inicio. */
  dialog?: Load<LoadedDialog>
  /** `pantalla` of the visit record (GEN-10). Default: the first word of the path; public routes record nothing. */
  visit?: string
}

/** Route of a dialog over Inicio; the app adds Inicio's screen. */
export type DialogRoute = Omit<FeatureRoute, 'load' | 'section' | 'header'> &
  Required<Pick<FeatureRoute, 'dialog'>>
