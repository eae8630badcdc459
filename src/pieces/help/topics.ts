/// <reference types="vite/types/import-meta.d.ts" />
import type { Bilingual } from '#i18n/in-both.ts'

/**
 * At most sixty words each, keyed by the beginning of a screen's address (EXT-01: the portal's own texts, no
 * external service).
 */
export type HelpTopics = Readonly<Record<string, { name: Bilingual; text: Bilingual }>>

const files = import.meta.glob<{ help: HelpTopics }>('../../features/*/help.ts', { eager: true })

/** Collected from the help.ts of each feature. */
export const helpTopics: HelpTopics = Object.assign({}, ...Object.values(files).map(({ help }) => help))
