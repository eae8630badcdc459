import type { Locator, Page } from '@playwright/test'

/** A page, a dialog or a row: anything in which a part is looked for. */
export type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText'>

interface Match {
  /** Only the whole name, with its upper and lower case. */
  exact: boolean
}

/** A part of the screen that is found by the words on it. */
export interface Part {
  /** @param match in place of the part's own */
  (place: Place, match?: Match): Locator
  /** Words on the screen. */
  readonly label: string
}

export const EXACT: Match = { exact: true }
/** Other words may stand beside the label. */
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

/** A field, found by its label. */
export const field = (label: string, own: Match = PARTLY): Part =>
  Object.assign((place: Place, match = own) => place.getByLabel(label, match), { label })

export const text = (label: string, own: Match = PARTLY): Part =>
  Object.assign((place: Place, match = own) => place.getByText(label, match), { label })

/** Pattern of names that begin with the part's label. */
export const startOf = ({ label }: Part): RegExp => new RegExp(`^${label}`)
