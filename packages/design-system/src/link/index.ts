export { linkStyles } from './link-styles.ts'
