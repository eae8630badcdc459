/** The form's three screens in one chunk: whoever opens one needs the others, also without a network. */
export { ReviewScreen } from './review-screen.tsx'
export { StepScreen } from './step-screen.tsx'
export { TaskListScreen } from './task-list-screen.tsx'
