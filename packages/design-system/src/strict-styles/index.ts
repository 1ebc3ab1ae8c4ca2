export { strictStyles } from './strict-styles.ts'
