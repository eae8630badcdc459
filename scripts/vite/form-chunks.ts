import { either, icons, packages, sources, without } from './sources.ts'

/** Files of the seven steps: the frame, steps 1 to 3, 4 to 7, and identity rules. */
export const FORM = 'features/data-form'
const IDENTITY = ['domain/mexican-ids', 'domain/birth-states']

export const steps1to3 = either(
  sources(
    ...['steps-1-3', 'step-1', 'step-2', 'step-3'].map((step) => `${FORM}/steps/${step}`),
    `${FORM}/fields/postal-section`,
    `${FORM}/fields/drawing-ine-back`,
    `${FORM}/fields/texts-1-3`,
    'ui/fields/search-select',
    'domain/data-form-warnings',
    ...IDENTITY,
  ),
  icons('Building', 'MapPin'),
)
export const steps4to7 = without(
  either(
    sources(
      `${FORM}/steps/`,
      `${FORM}/family/`,
      ...['careers', 'choice-or-text', 'months', 'texts-4-7'].map((name) => `${FORM}/fields/${name}`),
      ...['check-cards', 'month-field', 'percent-slider'].map((name) => `ui/fields/${name}`),
    ),
    icons('Minus'),
  ),
  steps1to3,
)
/** Two versions of a step: prefetched when the form is opened (heavy-chunks.ts). */
const choice = sources(...['choice-screen', 'choice-texts', 'choice'].map((n) => `${FORM}/frame/${n}`))
export const review = sources(
  ...[
    'review-screen',
    'review-steps',
    'review-texts',
    'use-review',
    'doubts',
    'data-screen',
    'data-card',
    'data-head',
    'masked-rows',
  ].map((name) => `${FORM}/review/${name}`),
  'models/data-form/give-up-draft',
  // Rare states of a step, needed offline, too.
  ...['other-device', 'other-device-texts', 'value-list', 'differences'].map(
    (name) => `${FORM}/frame/${name}`,
  ),
)
export const formOnly = either(
  without(
    sources(`${FORM}/`),
    sources(`${FORM}/routes`, `${FORM}/title`, `${FORM}/changes/`),
    choice,
    review,
  ),
  icons('DatabaseOff'),
  sources(
    ...['check-cards', 'count-field', 'month-field', 'percent-slider', 'search-select'].map(
      (n) => `ui/fields/${n}`,
    ),
  ),
  (id) =>
    !id.includes('.en.') && /\/src\/(domain|contract)\/(data-form|postal|birth-states|mexican-ids)/.test(id),
  sources(
    ...['postal-codes', 'use-postal-code', 'catalogue-client', 'use-catalogue'].map(
      (n) => `models/data-form/${n}`,
    ),
  ),
  packages(
    'react-hook-form/',
    '@floating-ui/',
    ...['query-sync', 'query-persist', 'react-query-persist', 'query-core/build/modern/hydration'].map(
      (name) => `@tanstack/${name}`,
    ),
    ...['Select', 'Combobox', 'Popover', 'Slider', 'InputBase', 'Pill'].map(
      (name) => `@mantine/core/esm/components/${name}/`,
    ),
  ),
)
