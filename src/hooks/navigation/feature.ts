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

export interface Desk extends Pick<FeatureRoute, 'path' | 'title' | 'needs'> {
  /** View in the server's menu (ROUTE-30), in lower case. Default: the path. */
  view?: string
  section?: FeatureRoute['section']
  visible?: (viewer: Viewer) => boolean
  isAhead?: true
}

export function worksAt(path: string): (viewer: Viewer) => boolean {
  return (viewer) => hasDesk(path)(viewer) && deviceMode() === 'personal'
}
