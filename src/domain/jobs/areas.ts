export const areaIds = [1, 2, 6, 7, 10, 11, 9, 12] as const
export type AreaId = (typeof areaIds)[number]
