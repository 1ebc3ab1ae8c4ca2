export { styleHookSingleton, styleSingleton, stylesheetSingleton } from './style-singleton.ts'
