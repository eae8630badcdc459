import type { Locator, Page } from '@playwright/test'

export type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText'>

interface Match {
  exact: boolean
}

export interface Part {
  /** @param match replaces the part's own match */
  (place: Place, match?: Match): Locator
  readonly label: string
}

export const EXACT: Match = { exact: true }
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

export const field = (label: string, own: Match = PARTLY): Part =>
  Object.assign((place: Place, match = own) => place.getByLabel(label, match), { label })

export const text = (label: string, own: Match = PARTLY): Part =>
  Object.assign((place: Place, match = own) => place.getByText(label, match), { label })

export const startOf = ({ label }: Part): RegExp => new RegExp(`^${label}`)
