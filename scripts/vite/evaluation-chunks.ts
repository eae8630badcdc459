import { either, type Group, sources, without } from './sources.ts'

const evaluationWords = sources(
  'contract/temporary-staff',
  'contract/evaluations',
  'contract/questionnaire',
  'contract/evaluation-result',
  ...['life', 'process', 'score'].map((name) => `domain/temporary/${name}`),
)

/**
 * Texts shared by evaluators and requesters: a chunk of its own, otherwise their chunks would import each
 * other.
 */
const evaluationWordsGroup: Group = {
  name: 'evaluation-words',
  test: evaluationWords,
  priority: 5.62,
  includeDependenciesRecursively: false,
}

/** Temporary staff and their surveys: for leaders and human resources. */
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
    // The rules of a queued survey are in the start chunks.
    without(sources('domain/temporary/'), sources('domain/temporary/evaluators'), evaluationWords),
  ),
  priority: 5.6,
  includeDependenciesRecursively: false,
}

/** Screens of evaluators, who prefetch them (approval-watch.tsx). */
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
