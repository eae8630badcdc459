import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Viewer } from '#domain/identity/can.ts'
import type { Load } from '#parts/lazy-part.ts'

export type Section = 'home' | 'money' | 'record' | 'team' | 'more'

export interface ScreenProps {
  params: Record<string, string>
}

export interface LoadedScreen {
  Screen: ComponentType<ScreenProps>
  /** Reads slow data from the device before the person opens the screen. */
  prefetchData?: (client: QueryClient) => Promise<void>
}

export interface DialogProps {
  path: string
  onClose: () => void
}
export interface LoadedDialog {
  OverHome: ComponentType<DialogProps>
}

export interface FeatureRoute {
  path: string
  /** Translated route name: title of the document and of the header (SHELL-09). */
  title: () => string
  access: 'public' | 'session'
  section: Section | null
  visible?: (viewer: Viewer) => boolean
  load: Load<LoadedScreen>
  /** Version of a public page for signed-in people, shown inside the shell. */
  inside?: Load<LoadedScreen>
  /**
   * Loads the routes at and below the address of a desk, when the person opens such an address (feature.ts).
   */
  room?: Load<{ routes: readonly RoomRoute[] }>
  /** 'bare' draws only the routed content (SHELL-06): the default of a public page without `inside`. */
  layout?: 'bare' | 'shell'
  /** 'own': the screen draws its own header with the page's h1, and the shell draws only its bars. Default: 'shell'. */
  header?: 'own' | 'shell'
  /** False hides the bottom bar on a phone, to make room for the screen's own buttons. Default: true. */
  hasBar?: false
  back?: string
  /**
   * This screen is a form, and the device stores what the person types. While data may be stale, the banner says
   * so instead of naming the date of the data. Not for a detail page with a reply, where the date matters more.
   */
  keepsTyped?: true
  /** 'form' makes a kiosk wait longer before it asks whether the person is still there (product.md, "Kiosk mode"). */
  idle?: 'form'
  /**
   * Views of the server's menu that open this screen, in lower case. A company may configure its own address
   * for a view (ROUTE-30).
   */
  views?: readonly string[]
  /**
   * The portal's own operation (P-…) that the screen requires. The app hides the screen on servers without it
   * (unsupported-operations.ts).
   */
  needs?: string
  /** True when the screen is not in the precache. It is fetched online after Inicio, for people who may open it. */
  isAhead?: true
  dialog?: Load<LoadedDialog>
  /**
   * `pantalla` of the visit record (GEN-10). Default: first word of the path. Public routes record no visits.
   */
  visit?: string
}

/** Screen of a desk. Access, section, title and visibility rule come from the desk, unless given here. */
export type RoomRoute = Pick<FeatureRoute, 'path' | 'load'> &
  Partial<Omit<FeatureRoute, 'room' | 'access' | 'isAhead'>>

export type DialogRoute = Omit<FeatureRoute, 'load' | 'section' | 'header'> &
  Required<Pick<FeatureRoute, 'dialog'>>
