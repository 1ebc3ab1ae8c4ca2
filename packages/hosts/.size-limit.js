// Measures what a host carries, as its bundler takes it.
import { SIZES } from './pack/sizes.ts'

export default SIZES.map((size) => ({ ...size, gzip: true }))
