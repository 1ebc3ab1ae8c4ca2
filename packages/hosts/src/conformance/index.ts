export { platformContract, type ContractFile } from './platform-contract.ts'
export { checkPlatform, type ConformanceOptions, type Finding } from './conformance.ts'
