export { Picture, type PictureProps } from './picture.tsx'
export type { PictureRatio } from './picture-ratio.ts'
export { PHONE } from '../responsive/use-phone.ts'
