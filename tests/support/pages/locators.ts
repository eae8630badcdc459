import type { Locator, Page } from '@playwright/test'

/** Page, dialog or row in which a part is searched. */
export type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText'>

interface Match {
  /** Matches only the whole name, case-sensitive. */
  exact: boolean
}

/** Part of the screen that is found by its label. */
export interface Part {
  /** @param match replaces the part's own */
  (place: Place, match?: Match): Locator
  /** Label on the screen. */
  readonly label: string
}

export const EXACT: Match = { exact: true }
/** Matches names that contain the label. */
export const PARTLY: Match = { exact: false }

type Role = Parameters<Page['getByRole']>[0]

const byRole =
  (role: Role) =>
  (label: string, own: Match = PARTLY): Part =>
    Object.assign((place: Place, match = own) => place.getByRole(role, { name: label, ...match }), { label })

export const button = byRole('button')
export const checkbox = byRole('checkbox')
export const dialog = byRole('dialog')
export const heading = byRole('heading')
export const link = byRole('link')

/** Finds a field by its label. */
export const field = (label: string, own: Match = PARTLY): Part =>
  Object.assign((place: Place, match = own) => place.getByLabel(label, match), { label })

export const text = (label: string, own: Match = PARTLY): Part =>
  Object.assign((place: Place, match = own) => place.getByText(label, match), { label })

/** Pattern for names that begin with the part's label. */
export const startOf = ({ label }: Part): RegExp => new RegExp(`^${label}`)
