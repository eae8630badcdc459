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
  title: () => string
  access: 'public' | 'session'
  section: Section | null
  visible?: (viewer: Viewer) => boolean
  load: Load<LoadedScreen>
  /** Version of a public page for signed-in people, shown inside the shell. */
  inside?: Load<LoadedScreen>
  /** Loads the routes at and below the address of a desk, when the person opens such an address. */
  room?: Load<{ routes: readonly RoomRoute[] }>
  /** 'bare' draws only the routed content (SHELL-06). It is the default of a public page without `inside`. */
  layout?: 'bare' | 'shell'
  /** 'own' draws the header and h1 in the screen, and the shell draws only its bars. Default: 'shell'. */
  header?: 'own' | 'shell'
  /** False hides the bottom bar on a phone, to make room for the screen's own buttons. */
  hasBar?: false
  back?: string
  /**
   * True for a form whose typed text the device stores. The banner for stale data then mentions the stored
   * text instead of the date. Not for a detail page with a reply, where the date matters more.
   */
  keepsTyped?: true
  /** 'form' makes a kiosk wait longer before it asks whether the person is still there. */
  idle?: 'form'
  /**
   * Views of the server's menu that open this screen, in lower case. A company may configure its own address
   * for a view (ROUTE-30).
   */
  views?: readonly string[]
  /**
   * Added operation (P-…) that the screen requires. The app hides the screen on servers without this
   * operation.
   */
  needs?: string
  /** True for a screen outside the precache. The app fetches it after Inicio, for people who may open it. */
  isAhead?: true
  dialog?: Load<LoadedDialog>
  /** Name in the visit record (GEN-10). Default: first word of the path. Public routes record no visits. */
  visit?: string
}

/** Screen of a desk. Missing fields come from the desk: access, section, title and visibility rule. */
export type RoomRoute = Pick<FeatureRoute, 'path' | 'load'> &
  Partial<Omit<FeatureRoute, 'room' | 'access' | 'isAhead'>>

export type DialogRoute = Omit<FeatureRoute, 'load' | 'section' | 'header'> &
  Required<Pick<FeatureRoute, 'dialog'>>
