import { fold } from '../text/fold.ts'

export const requirementKinds = ['escolaridad', 'conocimiento', 'experiencia'] as const
export type RequirementKind = (typeof requirementKinds)[number]

export interface Requirement {
  clase: RequirementKind
  texto: string
  /** Required months of experience; null without a period. */
  meses: number | null
}

export interface Profile {
  puesto: string
  requisitos: Requirement[]
}

export const POSITION_LENGTH = 80
export const REQUIREMENT_LENGTH = 200
export const MONTHS = 600
export const REQUIREMENTS_OF_ONE = 40
export const PROFILES_AT_ONCE = 500

export function positionKey(name: string): string {
  return fold(name).trim().replace(/\s+/g, ' ')
}

export function isSameProfile(one: readonly Requirement[], other: readonly Requirement[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ clase, texto, meses }, at) => {
      const otherRow = other[at]
      return otherRow?.clase === clase && otherRow.texto === texto && otherRow.meses === meses
    })
  )
}
