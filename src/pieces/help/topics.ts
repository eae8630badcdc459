/// <reference types="vite/types/import-meta.d.ts" />
import type { Bilingual } from '#i18n/in-both.ts'

/**
 * Purpose of each screen in at most sixty words, keyed by the beginning of its address. A voice of the device can
 * read it aloud (EXT-01: the portal's own texts, no external service).
 */
export type HelpTopics = Readonly<Record<string, { name: Bilingual; text: Bilingual }>>

const files = import.meta.glob<{ help: HelpTopics }>('../../features/*/help.ts', { eager: true })

/** Topics of all screens, from the help.ts of each feature. */
export const helpTopics: HelpTopics = Object.assign({}, ...Object.values(files).map(({ help }) => help))
