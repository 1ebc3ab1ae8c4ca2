export { EXPERIMENTS, GROUPS, runsAny, type ExperimentName, type RunningTests, type Variant } from './experiment.ts'
export { Experiments, type Exposure } from './experiments.ts'
