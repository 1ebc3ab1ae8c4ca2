export { inside } from './inside.tsx'
export { noPicture } from './no-picture.ts'
export { delays, holdTimers, runTimer, watchTimers } from './watch-timers.ts'
