export const BUILD_TARGET: string[]
export const BROWSERS: string[]
