import { deviceMode } from '#core/store/device-mode.ts'
import { hasDesk, type Viewer } from '#domain/identity/can.ts'
import type { DialogRoute, FeatureRoute } from './feature-route.ts'

/**
 * Description of a feature, in its `feature.ts`. The app collects these files, so that a new feature needs no line
 * elsewhere. Rows of Más load later, because they have icons: `more-rows.tsx`.
 */
export interface Feature {
  routes?: readonly FeatureRoute[]
  dialogs?: readonly DialogRoute[]
  /** Addresses whose screens are in the feature's `routes.tsx`, which loads when the person opens a desk. */
  desks?: readonly Desk[]
}

/** Address of a desk. Every address below it belongs to the same feature, unless another desk names it. */
export interface Desk extends Pick<FeatureRoute, 'path' | 'title' | 'needs'> {
  /** View in the server's menu (ROUTE-30), in lower case. Default: the path. */
  view?: string
  /** Section that the desk's screens highlight. Default: none. */
  section?: FeatureRoute['section']
  /** Visibility rule. Default: the server's menu must name the desk, and kiosks never show it. */
  visible?: (viewer: Viewer) => boolean
  isAhead?: true
}

/** Returns the default rule of a desk: the server's menu must name it, and kiosks never show it. */
export function worksAt(path: string): (viewer: Viewer) => boolean {
  return (viewer) => hasDesk(path)(viewer) && deviceMode() === 'personal'
}
