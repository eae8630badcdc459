import { deviceMode } from '#core/store/device-mode.ts'
import { hasDesk, type Viewer } from '#domain/identity/can.ts'
import type { DialogRoute, FeatureRoute } from './feature-route.ts'

/**
 * Description of a feature, exported by its `feature.ts`. The app collects these files, so a new feature
 * changes no other file. Rows of Más load later (`more-rows.tsx`), because they have icons.
 */
export interface Feature {
  routes?: readonly FeatureRoute[]
  dialogs?: readonly DialogRoute[]
  /**
   * Addresses of the desks. Their screens are in the feature's `routes.tsx`, which loads when the person
   * opens a desk.
   */
  desks?: readonly Desk[]
}

/** Address of a desk. All addresses below belong to the same feature, unless another desk has them. */
export interface Desk extends Pick<FeatureRoute, 'path' | 'title' | 'needs'> {
  /** View in the server's menu (ROUTE-30), in lower case. Default: the path. */
  view?: string
  /** Section that the desk's screens highlight. Default: none. */
  section?: FeatureRoute['section']
  /** Visibility rule. Default: the server's menu contains the desk, and the device is no kiosk. */
  visible?: (viewer: Viewer) => boolean
  isAhead?: true
}

/**
 * Returns the default visibility rule of a desk: the server's menu contains the desk, and the device is no
 * kiosk.
 */
export function worksAt(path: string): (viewer: Viewer) => boolean {
  return (viewer) => hasDesk(path)(viewer) && deviceMode() === 'personal'
}
