export { checkPlatform, type ConformanceOptions, type Finding } from './conformance.ts'
