import { either, type Group, sources, without } from './sources.ts'

const evaluationWords = sources(
  'contract/temporary-staff',
  'contract/evaluations',
  'contract/questionnaire',
  'contract/evaluation-result',
  ...['life', 'process', 'score'].map((name) => `domain/temporary/${name}`),
)

/** What whoever evaluates and whoever asks for it both speak of: apart, or their chunks would wait for one another. */
const evaluationWordsGroup: Group = {
  name: 'evaluation-words',
  test: evaluationWords,
  priority: 5.62,
  includeDependenciesRecursively: false,
}

/** Of leaders and human resources: temporary people, and the surveys about them. */
const staffGroup: Group = {
  name: 'temporary-staff',
  test: either(
    without(
      sources('features/temporary-staff/'),
      either(
        sources('features/temporary-staff/routes', 'features/temporary-staff/entry'),
        sources('features/temporary-staff/export/staff-sheet'),
      ),
    ),
    // What a queued survey may hold is known from the start.
    without(sources('domain/temporary/'), sources('domain/temporary/evaluators'), evaluationWords),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Of whoever is asked to evaluate somebody: fetched ahead for them (approval-watch.tsx). */
const evaluationsGroup: Group = {
  name: 'evaluations',
  test: without(
    sources('features/evaluations/', 'features/evaluation-result/', 'models/evaluations/'),
    sources(
      'features/evaluations/routes',
      'features/evaluation-result/routes',
      'features/evaluations/entry',
      'models/evaluations/tasks',
      'models/evaluations/task-texts',
    ),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

export const evaluationGroups: Group[] = [evaluationWordsGroup, evaluationsGroup, staffGroup]
